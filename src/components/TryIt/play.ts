/** Plays the steps that a scenario takes before the documented request, and puts the new ids into the request. */
import type {Sandbox} from '../../sandbox/client';
import type {JsonValue} from '../../types/json';
import type {Body, Credentials, EarlierStep, FormScenario, OperationForm} from '../../wire/form';
import {bodyText, readBody, sign, type Draft, type SignedRequest} from './request';
import {isRefusal, readResponse, isObject} from '../../wire/response';

/** What the page uses of the sandbox to play. */
export type Player = Pick<Sandbox, 'send' | 'simulate' | 'now'>;

/** A response as text. */
interface TextResponse {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** A request with its response. */
export interface Exchange {
  request: SignedRequest;
  response: TextResponse;
}

/** Random letters and digits. */
export function randomText(length: number): string {
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');
}

/**
 * Signs a request at the time of the account and sends it. A request with an access token asks for one first, if the
 * credentials hold none.
 *
 * @param now the time of the account, in Unix seconds, if it has been asked for already
 */
export async function exchange(
  player: Player,
  form: Pick<OperationForm, 'scheme' | 'path' | 'isIdempotent'>,
  draft: Draft,
  credentials: Credentials,
  now?: number,
): Promise<Exchange> {
  const own =
    form.scheme === 'bearer' && credentials.token === ''
      ? {...credentials, token: await askToken(player, credentials)}
      : credentials;
  const request = sign(form, draft, own, {now: now ?? (await player.now()), nonce: randomText(16)});
  const {status, headers, body} = await player.send({
    method: 'POST',
    path: request.path,
    headers: Object.fromEntries(request.headers),
    body: new TextEncoder().encode(request.body),
  });
  return {request, response: {status, headers: Object.entries(headers), body: new TextDecoder().decode(body)}};
}

/** Values of the documentation and what stands for them in the account. */
export type Renamed = Map<string | number, JsonValue>;

/** A value with its renamed parts replaced. */
export function rename(value: JsonValue, renamed: Renamed): JsonValue {
  if (Array.isArray(value)) return value.map((item) => rename(item, renamed));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rename(inner, renamed)]));
  }
  return (typeof value === 'string' || typeof value === 'number' ? renamed.get(value) : undefined) ?? value;
}

/** A request of the form with renamed parts; a body that is no JSON stays as it is. */
export function renameDraft(form: Pick<OperationForm, 'scheme'>, draft: Draft, renamed: Renamed): Draft {
  const body = readBody(form, draft.text);
  if (renamed.size === 0 || !body) return draft;
  const changed = rename(body, renamed) as Body;
  return {
    ...draft,
    text: JSON.stringify(changed) === JSON.stringify(body) ? draft.text : bodyText(form, changed),
    parameters: rename(draft.parameters, renamed) as Record<string, string>,
  };
}

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?$/;

/**
 * Dates of a documented request that were in the future and are not any more on the clock of the account, each with one
 * that is as far ahead.
 *
 * @param at the documented time of the request, in Unix seconds
 * @param now the time of the account, in Unix seconds
 */
export function renewedDates(value: JsonValue, at: number, now: number): Renamed {
  const renamed: Renamed = new Map();
  const walk = (inner: JsonValue): void => {
    if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(walk);
    else if (typeof inner === 'string' && time.test(inner)) {
      const documented = Date.parse(`${inner.slice(0, 19).replace(' ', 'T')}Z`) / 1000;
      if (documented <= at || documented > now) return;
      const moved = new Date((documented + now - at) * 1000).toISOString().slice(0, 19);
      renamed.set(inner, moved.replace('T', inner[10]!) + inner.slice(19));
    }
  };
  walk(value);
  return renamed;
}

/** A step that the gateway refused. */
export class StepError extends Error {
  constructor(
    readonly operation: string,
    readonly response: TextResponse,
  ) {
    super(`${operation} responded with ${response.status}: ${response.body}`);
  }
}

function valueAt(value: JsonValue | undefined, pointer: string): JsonValue | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<JsonValue | undefined>(
      (at, name) => (Array.isArray(at) ? at[Number(name)] : isObject(at) ? at[name] : undefined),
      value,
    );
}

/** Whether a response says that an order has its transaction or invoice already. */
function isDuplicate({body}: TextResponse): boolean {
  const answer = readResponse(body);
  return answer?.code === 'external_id_duplicate' || (isObject(answer?.error) && answer.error.code === 304);
}

/**
 * Plays the earlier steps of a scenario.
 *
 * @returns the values that the account has in place of the documented ones
 * @throws StepError if the gateway refuses a step
 */
export async function playEarlier(
  player: Player,
  {earlier, at}: FormScenario,
  credentials: Credentials,
): Promise<Renamed> {
  const renamed: Renamed = new Map();
  for (const [index, step] of earlier.entries()) {
    if ('event' in step) await player.simulate(step.event, rename(step.data, renamed) as Body);
    else await playStep(player, step, credentials, renamed);
    const seconds = (earlier[index + 1]?.at ?? at) - step.at;
    if (seconds > 0) await player.simulate('clock', {seconds});
  }
  return renamed;
}

type CallStep = Extract<EarlierStep, {operation: string}>;

async function playStep(
  player: Player,
  {at, operation, scheme, path, body, returns, isRefused}: CallStep,
  credentials: Credentials,
  renamed: Renamed,
): Promise<void> {
  const form = {scheme, path, isIdempotent: scheme === 'v2' || scheme === 'bearer'};
  const attempt = async (): Promise<TextResponse> => {
    const draft = {
      text: bodyText(form, rename(body, renamed) as Body),
      parameters: {},
      idempotencyKey: `try-${randomText(20)}`,
    };
    return (await exchange(player, form, draft, credentials)).response;
  };
  renewedDates(body, at, await player.now()).forEach((date, documented) => renamed.set(documented, date));
  let response = await attempt();
  if (isDuplicate(response) && typeof body.external_id === 'string') {
    renamed.set(body.external_id, `${body.external_id.slice(0, 50)}-${randomText(6)}`);
    response = await attempt();
  }
  if (isRefusal(response) && !isRefused) throw new StepError(operation, response);
  const answer = readResponse(response.body) ?? undefined;
  for (const [pointer, documented] of returns) {
    const value = valueAt(answer, pointer);
    if (value !== undefined) renamed.set(documented, value);
  }
}

/** Asks for an access token of the invoicing API. */
async function askToken(player: Player, credentials: Credentials): Promise<string> {
  const {response} = await exchange(
    player,
    {scheme: 'client', path: '/invoicing/v1/token', isIdempotent: false},
    {text: 'grant_type=client_credentials', parameters: {}, idempotencyKey: ''},
    credentials,
  );
  const token = readResponse(response.body)?.access_token;
  if (typeof token !== 'string') throw new StepError('invoicing/v1/token', response);
  return token;
}
