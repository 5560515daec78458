import type {RawMessage} from '../received';
import {unseenIn, unseenStart} from '../text';
import {isCurl, parseCurl} from './curl';
import {parseHttp} from './http';

/**
 * Parses pasted text: a `curl` command, a raw HTTP message, or the address of a callback by GET.
 *
 * @throws a sentence if nothing in it is a message
 */
export function parseMessage(text: string): RawMessage {
  if (text.trim() === '') throw new Error('There is nothing to read.');
  const start = unseenStart.exec(text)?.[0] ?? '';
  const rest = text.slice(start.length);
  // Invisible characters before a body belong to it.
  if (/^[{["]/.test(rest)) return parseHttp(text);
  const message = isCurl(rest) ? parseCurl(rest) : parseHttp(rest);
  const removed = [...new Set([...unseenIn(start), ...(message.removed ?? [])])];
  return {...message, ...(removed.length > 0 && {removed})};
}
