/** Reads a request or a callback as a log shows it: request line, headers, an empty line, body. */
import {toBytes} from '../../../gateway/values/bytes';
import {asSeen, typedName, unseenIn} from '../text';
import {lookalikesOf} from './lookalikes';
import type {RawMessage} from '../received';

const requestLine = /^(?:[<>*]\s*)?([A-Z]{3,7})\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/;
const headerLine = /^(?:[<>]\s)?\s*["']?([A-Za-z][A-Za-z0-9_-]*)["']?\s*(?::|=>|=)[ \t]*([^]*?)[ \t]*$/;

/** Headers as frameworks name them: `HTTP_WEBHOOK_ID`, `webhook_id`. */
function plainName(name: string): string {
  return name.replace(/^HTTP_/, '').replaceAll('_', '-');
}

/** Takes quotation marks and a comma off a value that was copied from an object. */
function plainValue(value: string): string {
  return value.replace(/,$/, '').replace(/^(["'])([^]*)\1$/, '$2');
}

/** A header line without invisible characters in its name, which ends at a colon or an equals sign. */
function withTypedName(line: string): {line: string; removed: string[]} {
  const at = line.search(/[:=]/);
  if (at < 0) return {line, removed: []};
  const {name, removed} = typedName(line.slice(0, at));
  return {line: name + line.slice(at), removed};
}

/** The rest of a signature that an editor or a mail program wrapped into the next line. */
const restOfSignature = /^\s*[A-Za-z0-9+/]+={0,2}\s*$/;

/**
 * Parses a message. The request line may be missing; then it is a POST. Without headers, everything is the body, unless
 * it is an address.
 */
export function parseHttp(text: string): RawMessage {
  // Line feeds before the first line come from copying; those of the body stay.
  const lines = text.replace(/^(?:[ \t]*\r?\n)+/, '').split('\n');
  let at = 0;
  let method = '';
  let target = '/';
  const removed: string[] = [];
  const first = requestLine.exec(asSeen(lines[0]!.replace(/\r$/, '')));
  if (first) {
    removed.push(...unseenIn(lines[0]!));
    [, method, target] = first as unknown as [string, string, string];
    at = 1;
  } else if (/^(https?:\/\/|\/|\?)\S+\s*$/.test(lines[0]!) || /^[\w.%-]+=[^\s{]*&\S*\s*$/.test(lines[0]!)) {
    const address = lines[0]!.trim();
    target = /^(https?:|\/)/.test(address) ? address : `/?${address.replace(/^\?/, '')}`;
    method = 'GET';
    at = 1;
  }
  const headers: Record<string, string> = {};
  let last = '';
  for (; at < lines.length; at += 1) {
    const line = lines[at]!.replace(/\r$/, '');
    if (/^[<>]?\s*$/.test(asSeen(line))) {
      at += 1;
      break;
    }
    if (/signature$/i.test(last) && restOfSignature.test(line)) {
      headers[last] += `\n${line}`;
      continue;
    }
    const typed = withTypedName(line);
    const match = /^\s*[{[]/.test(line) ? null : headerLine.exec(typed.line);
    if (!match) break;
    removed.push(...typed.removed);
    last = plainName(match[1]!);
    headers[last] = plainValue(match[2]!);
  }
  const body = lines.slice(at).join('\n');
  if (method === 'GET' && body.trim() !== '') method = 'POST';
  return {
    method: method || 'POST',
    target,
    headers,
    ...withLength(body, headers),
    ...(removed.length > 0 && {removed}),
  };
}

/**
 * Removes a line feed that was copied after the body: it belongs to the body only if `Content-Length` says so. Without
 * this header, the body may have ended with a line feed, and may have had `\r\n` in place of `\n`.
 */
function withLength(text: string, headers: Record<string, string>): Pick<RawMessage, 'body' | 'lookalikes'> {
  const stated = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  const plain = text.replace(/\r?\n$/, '');
  const asPasted = {body: toBytes(plain)};
  if (plain === '') return asPasted;
  const others = lookalikesOf(plain);
  if (stated === undefined || !/^\d+$/.test(stated)) return {...asPasted, lookalikes: others};
  const [body, ...rest] = [
    ...[text, plain, text.replace(/\s+$/, '')].map((one) => ({body: toBytes(one), unseen: []})),
    ...others,
  ].filter(({body: {length}}) => length === Number(stated));
  return body ? {body: body.body, lookalikes: rest} : asPasted;
}
