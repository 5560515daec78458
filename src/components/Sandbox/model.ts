/** What the sandbox shows, derived from the account and its timeline. */
import {hashV1, signV2Callback, v2CallbackStringToSign} from '../../gateway/signing';
import type {TimelineEntry, TransactionView} from '../../sandbox/client';
import type {JsonValue} from '../../types/json';
import type {Credentials} from '../TryIt/formData';
import {isObject} from '../TryIt/values';

export type CallbackEntry = Extract<TimelineEntry, {kind: 'callback'}>;
type Transaction = TransactionView['data'];

/** Bytes as text. */
export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A time of the account, as the responses of v2 write it. */
export const timeText = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** A message as it is on the wire: the first line, the headers and the body. */
export function wireText(
  firstLine: string,
  {headers, body}: {headers: Readonly<Record<string, string>>; body: Uint8Array},
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [firstLine, ...lines, '', textOfBytes(body)].join('\n').trimEnd();
}

/** The texts of an entry in which a transaction can be named. */
function textsOf(entry: TimelineEntry): string[] {
  switch (entry.kind) {
    case 'request':
      return [textOfBytes(entry.request.body), textOfBytes(entry.response.body)];
    case 'callback':
      return [entry.request.path, textOfBytes(entry.request.body)];
    case 'simulation':
      return [JSON.stringify(entry.data)];
    default:
      throw new Error(`The sandbox has no entry of the kind "${(entry satisfies never as TimelineEntry).kind}".`);
  }
}

/** Whether an entry of the timeline names a transaction, by its id or by its number in v1. */
export function mentions(entry: TimelineEntry, {data, number}: TransactionView): boolean {
  const name = new RegExp(`\\b(?:${data.id}|${number})\\b`);
  return textsOf(entry).some((text) => name.test(text));
}

/** A status that a transaction had. */
export interface Step {
  version: number;
  status: string;
  reason?: string;
  at: string;
}

/** The statuses of a transaction in the order of its versions, as the responses and callbacks of the timeline show. */
export function historyOf(timeline: TimelineEntry[], {data, number}: TransactionView): Step[] {
  const steps = new Map<number, Step>();
  const add = ({version, status, updated_at: at, reason_code: reason}: Partial<Transaction>): void => {
    if (typeof version !== 'number' || typeof status !== 'string' || typeof at !== 'string') return;
    steps.set(version, {version, status, at, ...(reason && {reason})});
  };
  const walk = (value: JsonValue): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && (value.id === data.id || (value.transaction_id === number && 'status' in value))) {
      add(value);
    }
    Object.values(value).forEach(walk);
  };
  for (const text of timeline.flatMap(textsOf)) walk(parsed(text));
  add(data);
  return [...steps.values()].sort((one, other) => one.version - other.version);
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

/** How a signature is verified: what is signed, what it has to be, and what arrived. */
export interface Check {
  subject: string;
  expected: string;
  received: string;
}

/** The verification of a callback by the merchant's side; null if the message lacks its parts. */
export function checkOf(
  {version, request}: CallbackEntry,
  {callbackSecrets, credentials}: {callbackSecrets: string[]; credentials: Credentials},
): Check | null {
  const {headers, body} = request;
  if (version === 'v2') {
    const {'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': received} = headers;
    if (!id || !timestamp || !received) return null;
    const parts = {id, timestamp, body};
    // During a rotation two secrets sign.
    const made = callbackSecrets.map((secret) => signV2Callback(parts, secret));
    const expected = made.filter((signature) => received.split(' ').includes(signature)).join(' ') || made[0]!;
    return {subject: textOfBytes(v2CallbackStringToSign(parts)), expected, received};
  }
  const value = parsed(textOfBytes(body));
  const auth = isObject(value) && isObject(value.auth) ? value.auth : null;
  if (!auth) return null;
  const {point, key, nonce, hash} = auth as Record<string, string | number>;
  const subject = [point, key, nonce, credentials.secret].join(':');
  const expected = hashV1({point: point!, key: key!, nonce: String(nonce)}, credentials.secret);
  return {subject, expected, received: String(hash)};
}
