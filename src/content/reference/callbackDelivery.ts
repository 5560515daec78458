import {readData} from '../core/data';

/** Delivery settings of callbacks, for both versions of the API. */
export interface CallbackDelivery {
  timeout_seconds: number;
  /** Delays before the second and each further attempt. */
  retry_delays_seconds: number[];
  /** IP ranges in CIDR notation. */
  source_addresses: {live: string[]; test: string[]};
}

/** The settings in `src/data/callback_delivery.yaml`. */
export function loadCallbackDelivery(): CallbackDelivery {
  return readData<CallbackDelivery>('callback_delivery.yaml');
}

/** A retry: its number, the delay before it and the time since the first attempt, in seconds. */
export interface Retry {
  attempt: number;
  delay: number;
  sinceFirst: number;
}

/** All retries, with the time since the first attempt. */
export function listRetries({retry_delays_seconds: delays}: CallbackDelivery = loadCallbackDelivery()): Retry[] {
  let sinceFirst = 0;
  return delays.map((delay, index) => {
    sinceFirst += delay;
    return {attempt: index + 2, delay, sinceFirst};
  });
}

/** Splits seconds into whole hours, minutes and seconds. */
export function splitDuration(seconds: number): {hours: number; minutes: number; seconds: number} {
  return {hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60};
}
