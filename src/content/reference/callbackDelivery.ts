import {readData} from '../core/data';

/** How callbacks are delivered, in both versions of the API. */
export interface CallbackDelivery {
  timeout_seconds: number;
  /** Before the second, the third and each further attempt. */
  retry_delays_seconds: number[];
  /** Ranges in CIDR form. */
  source_addresses: {live: string[]; test: string[]};
}

/** The facts of `src/data/callback_delivery.yaml`. */
export function loadCallbackDelivery(): CallbackDelivery {
  return readData<CallbackDelivery>('callback_delivery.yaml');
}

/** One attempt after the first: its number, the wait before it and the time since the first one, in seconds. */
export interface Retry {
  attempt: number;
  delay: number;
  sinceFirst: number;
}

/** All attempts after the first, with the time since the first one added up. */
export function listRetries({retry_delays_seconds: delays}: CallbackDelivery = loadCallbackDelivery()): Retry[] {
  let sinceFirst = 0;
  return delays.map((delay, index) => {
    sinceFirst += delay;
    return {attempt: index + 2, delay, sinceFirst};
  });
}

/** Seconds as whole hours, minutes and seconds. */
export function splitDuration(seconds: number): {hours: number; minutes: number; seconds: number} {
  return {hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60};
}
