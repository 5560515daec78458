import {readData} from '../core/data';
import type {CallbackDeliveryFile} from '../../types/data/callback_delivery';

/** Delivery settings of callbacks, for both versions of the API. */
export function loadCallbackDelivery(): CallbackDeliveryFile {
  return readData('callback_delivery.yaml');
}

/** A retry of a delivery. */
interface Retry {
  /** Number of the attempt: the first retry is attempt 2. */
  attempt: number;
  /** Seconds after the attempt before it. */
  delay: number;
  /** Seconds after the first attempt. */
  sinceFirst: number;
}

/** All retries, with the time since the first attempt. */
export function listRetries({retry_delays_seconds: delays}: CallbackDeliveryFile = loadCallbackDelivery()): Retry[] {
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
