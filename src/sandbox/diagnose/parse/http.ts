/** Reads a request or a callback as a log shows it: request line, headers, an empty line, body. */
import {toBytes} from '../../../gateway/bytes';
import type {RawMessage} from '../received';

const requestLine = /^(?:[<>*]\s*)?([A-Z]{3,7})\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/;
const headerLine = /^(?:[<>]\s)?\s*["']?([A-Za-z][A-Za-z0-9_-]*)["']?\s*(?::|=>|=)\s*(.*?)\s*$/;

/** Headers as frameworks name them: `HTTP_WEBHOOK_ID`, `webhook_id`. */
function plainName(name: string): string {
  return name.replace(/^HTTP_/, '').replaceAll('_', '-');
}

/** Takes quotation marks and a comma off a value that was copied from an object. */
function plainValue(value: string): string {
  return value.replace(/,$/, '').replace(/^(["'])(.*)\1$/, '$2');
}

/**
 * Reads a message. The request line may be missing; then it is a POST. Without headers, everything is the body, unless
 * it is an address.
 */
export function parseHttp(text: string): RawMessage {
  // Line feeds before the first line come from copying; those of the body stay.
  const lines = text.replace(/^(?:[ \t]*\r?\n)+/, '').split('\n');
  let at = 0;
  let method = '';
  let target = '/';
  const first = requestLine.exec(lines[0]!.replace(/\r$/, ''));
  if (first) {
    [, method, target] = first as unknown as [string, string, string];
    at = 1;
  } else if (/^(https?:\/\/|\/|\?)\S+\s*$/.test(lines[0]!) || /^[\w.%-]+=[^\s{]*&\S*\s*$/.test(lines[0]!)) {
    const address = lines[0]!.trim();
    target = /^(https?:|\/)/.test(address) ? address : `/?${address.replace(/^\?/, '')}`;
    method = 'GET';
    at = 1;
  }
  const headers: Record<string, string> = {};
  for (; at < lines.length; at += 1) {
    const line = lines[at]!.replace(/\r$/, '');
    if (/^[<>]?\s*$/.test(line)) {
      at += 1;
      break;
    }
    const match = /^\s*[{[]/.test(line) ? null : headerLine.exec(line);
    if (!match) break;
    headers[plainName(match[1]!)] = plainValue(match[2]!);
  }
  const body = lines.slice(at).join('\n');
  if (method === 'GET' && body.trim() !== '') method = 'POST';
  return {method: method || 'POST', target, headers, body: toBytes(withLength(body, headers))};
}

/** Cuts what was copied behind the body: the line feed at its end belongs to it only if `Content-Length` says so. */
function withLength(body: string, headers: Record<string, string>): string {
  const stated = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  const length = toBytes(body).length;
  const trimmed = body.replace(/\r?\n$/, '');
  if (stated !== undefined && /^\d+$/.test(stated)) {
    const wanted = Number(stated);
    if (wanted === length) return body;
    if (wanted === toBytes(trimmed).length) return trimmed;
    const bare = body.replace(/\s+$/, '');
    return wanted === toBytes(bare).length ? bare : trimmed;
  }
  return trimmed;
}
