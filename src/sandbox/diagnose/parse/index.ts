import type {RawMessage} from '../received';
import {isCurl, parseCurl} from './curl';
import {parseHttp} from './http';

/**
 * Reads what was pasted: a `curl` command, a raw HTTP message, or the address of a callback by GET.
 *
 * @throws a sentence if nothing in it is a message
 */
export function parseMessage(text: string): RawMessage {
  if (text.trim() === '') throw new Error('There is nothing to read.');
  return isCurl(text) ? parseCurl(text) : parseHttp(text);
}
