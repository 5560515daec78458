/** Functions that parse responses, for the build and for the page. */
import type {JsonValue} from '../types/json';
import type {Body} from './form';

/** Whether a value is a JSON object. */
export const isObject = (value: JsonValue | undefined): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a body; null if it is no JSON object. */
export function readResponse(text: string): Body | null {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a response refuses its request: by its status in v2, in its body in v1. */
export function isRefusal({status, body}: {status: number; body: string}): boolean {
  return status >= 400 || readResponse(body)?.status === 'error';
}
