/** View model of the sandbox, derived from the account and its timeline. */
import {
  hashV1,
  readV1GetCallbackQuery,
  signV1GetCallback,
  signV2Callback,
  v1GetCallbackStringToSign,
  v2CallbackStringToSign,
} from '../../gateway/values/signing';
import type {SandboxData, Secrets, StatusView} from '../../wire/sandbox';
import type {InvoiceView, TimelineEntry, TransactionView} from '../../sandbox/client';
import type {JsonValue} from '../../types/json';
import {isObject} from '../../wire/response';
import {thingOf} from '../TryIt/response';

export type CallbackEntry = Extract<TimelineEntry, {kind: 'callback'}>;

/** The transaction (with its number in v1) or the invoice whose details are shown. */
export interface Subject {
  data: Pick<TransactionView['data'], 'id' | 'version' | 'updated_at'> & {status: string};
  number?: number;
}

/** The statuses of the kind of a transaction or an invoice. */
export function statusesOf(
  {statuses}: SandboxData,
  {data}: {data: TransactionView['data'] | InvoiceView['data']},
): StatusView[] {
  const kind = thingOf({data: data as unknown as JsonValue})?.kind;
  return kind === undefined || kind === 'page' ? [] : statuses[kind];
}

const textOfBytes = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A message as it is on the wire: the first line, the headers and the body. */
export function wireText(
  firstLine: string,
  {headers, body}: {headers: Readonly<Record<string, string>>; body: Uint8Array},
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [firstLine, ...lines, '', textOfBytes(body)].join('\n').trimEnd();
}

/** The texts of an entry in which a transaction or an invoice can be named. */
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

/** Whether an entry of the timeline names a transaction or an invoice, by its id or by its number in v1. */
export function mentions(entry: TimelineEntry, {data, number}: Subject): boolean {
  const name = new RegExp(`\\b(?:${number === undefined ? data.id : `${data.id}|${number}`})\\b`);
  return textsOf(entry).some((text) => name.test(text));
}

/** A status that a transaction or an invoice had. */
export interface PastStatus {
  version: number;
  status: string;
  reason?: string;
  at: string;
}

/** The statuses in the order of the versions, as the responses and callbacks of the timeline show. */
export function historyOf(timeline: TimelineEntry[], {data, number}: Subject): PastStatus[] {
  const steps = new Map<number, PastStatus>();
  const add = ({version, status, updated_at: at, reason_code: reason}: Record<string, unknown>): void => {
    if (typeof version !== 'number' || typeof status !== 'string' || typeof at !== 'string') return;
    steps.set(version, {version, status, at, ...(typeof reason === 'string' && {reason})});
  };
  const walk = (value: JsonValue): void => {
    if (typeof value !== 'object' || value === null) return;
    const isNumbered = isObject(value) && number !== undefined && value.transaction_id === number && 'status' in value;
    if (isObject(value) && (value.id === data.id || isNumbered)) {
      add(value);
    }
    Object.values(value).forEach(walk);
  };
  for (const text of timeline.flatMap(textsOf)) walk(parsed(text));
  add({...data});
  return [...steps.values()].sort((one, other) => one.version - other.version);
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

/** The status of the transaction or invoice that a callback reports; null if it reports something else. */
export function reportedStatus({request: {method, path, body}}: CallbackEntry): string | null {
  const content =
    method === 'GET' ? readV1GetCallbackQuery(path.slice(path.indexOf('?') + 1)) : parsed(textOfBytes(body));
  if (!isObject(content)) return null;
  const {status} = isObject(content.data) ? content.data : content;
  return typeof status === 'string' ? status : null;
}

/** A verification of a signature: the string to sign, the computed signature and the received one. */
interface Check {
  stringToSign: string;
  expected: string;
  received: string;
}

/** The verification of a callback by the merchant's side; null if the message lacks its parts. */
export function checkOf({version, request}: CallbackEntry, {callbackSecrets, credentials}: Secrets): Check | null {
  const {headers, body} = request;
  if (version === 'v2') {
    const {'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': received} = headers;
    if (!id || !timestamp || !received) return null;
    const parts = {id, timestamp, body};
    // During a rotation the gateway signs with two secrets.
    const made = callbackSecrets.map((secret) => signV2Callback(parts, secret));
    const expected = made.filter((signature) => received.split(' ').includes(signature)).join(' ') || made[0]!;
    return {stringToSign: textOfBytes(v2CallbackStringToSign(parts)), expected, received};
  }
  if (request.method === 'GET') {
    const fields = readV1GetCallbackQuery(request.path.slice(request.path.indexOf('?') + 1));
    if (typeof fields === 'string' || !fields.sign) return null;
    const expected = signV1GetCallback(fields, credentials.secret);
    return {stringToSign: v1GetCallbackStringToSign(fields), expected, received: fields.sign};
  }
  const value = parsed(textOfBytes(body));
  const auth = isObject(value) && isObject(value.auth) ? value.auth : null;
  if (!auth) return null;
  const {point, key, nonce, hash} = auth as Record<string, string | number>;
  const stringToSign = [point, key, nonce, credentials.secret].join(':');
  const expected = hashV1({point: point!, key: key!, nonce: String(nonce)}, credentials.secret);
  return {stringToSign, expected, received: String(hash)};
}
