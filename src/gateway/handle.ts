/** Processes requests: from the path to the response of the operation, or to the refusal in the format of its version. */
import {bodyLimit, memorySeconds, rateLimit} from './limits';
import {advance} from './payer/events';
import {authenticate, authenticateToken, challengeOf} from './http/authentication';
import {findMistakes} from './http/mistakes';
import {findTarget, readJson, type Target} from './http/resolve';
import {Failure, fieldsFailure, mostOfDetail, nameOf, OAuthFailure, type FieldFailure} from './values/failure';
import {headerOf} from './values/headers';
import {versionOf} from './values/operationId';
import {idOf, newId} from './books/ids';
import {authenticateClient, oauthOperations, readForm} from './http/oauth';
import {operations} from './operations';
import {concatBytes, sha256, toBytes, toHex} from './values/bytes';
import {findPrivateUrls} from './values/publicUrl';
import {shown} from './values/text';
import {findAmountMistakes, findTokenMistakes, failureInV1, fromV1, readTimes, toV1} from './books/translate';
import type {Context, HttpAnswer, HttpRequest, Point, State, World} from './books/types';
import type {JsonObject} from '../types/json';

const problemType = 'application/problem+json';

/** A request that is being processed, with its context. */
interface Call {
  world: World;
  state: State;
  request: HttpRequest;
  now: number;
  /** Derived from the path, so that errors before authentication already have the right format. */
  version: 'v1' | 'v2';
  requestId: string;
  headers: Record<string, string>;
}

/**
 * Processes one request.
 *
 * @param world configuration, never modified
 * @param state modified in place; owned by the caller
 * @param now Unix seconds
 */
export function handle(world: World, state: State, request: HttpRequest, now: number): HttpAnswer {
  advance({world, state, now});
  const path = request.path.split('?')[0]!;
  const call: Call = {
    world,
    state,
    request,
    now,
    version: versionOf(path),
    requestId: newId(state, 'req'),
    headers: {},
  };
  try {
    return answer(call, path);
  } catch (error) {
    if (error instanceof OAuthFailure) return refuseOAuth(call, error);
    // Any error other than a Failure is a bug of this module; the merchant receives `internal_error`, as from a real
    // gateway.
    const failure =
      error instanceof Failure ? error : new Failure('internal_error', 'The gateway could not finish the request.');
    return refuse(call, failure);
  }
}

function answer(call: Call, path: string): HttpAnswer {
  const {world, state, request, now, version} = call;
  const target = findTarget(world, path);
  if (!target) throw new Failure('path_not_found', `There is no operation ${path.slice(0, 200)}.`);
  if (request.method !== 'POST')
    throw new Failure('method_not_allowed', `The method ${request.method.slice(0, 20)} is not allowed.`, {
      headers: {Allow: 'POST'},
    });
  if (request.body.length > bodyLimit)
    throw new Failure('body_too_large', `The body has more than ${bodyLimit} bytes.`);
  if (target.operation['x-oauth']) return answerOAuth(call, target);
  const type = headerOf(request.headers, 'content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Failure(
      'content_type_unsupported',
      `The content type ${type.slice(0, 80) || '(none)'} is not supported.`,
    );
  // v1 carries the credentials in the body, so the body is parsed before authentication.
  const early = version === 'v1' ? readJson(request.body) : undefined;
  const point =
    target.scheme === 'bearer'
      ? authenticateToken({world, state, request, now})
      : authenticate({world, state, request, path, now, body: early}, target.name);
  countRequest(call, point);
  simulate(call, target);
  const body = early ?? (target.operation['x-idempotent'] ? undefined : readJson(request.body));
  // v1 has no such header: the language of a payer is a field of `create` there.
  const asked = version === 'v2' ? askedLanguage(request, world) : undefined;
  const context: Context = {
    world,
    state,
    now,
    point,
    version,
    language: asked ?? world.languages[0]!,
    askedLanguage: asked,
    parameters: target.parameters,
  };
  const run = (): JsonObject => runOperation(context, target, body ?? readJson(request.body));
  return target.operation['x-idempotent'] ? onceOnly(call, point, path, target, run) : accept(call, target, run());
}

/**
 * Processes `token` and `revoke_token` as OAuth 2.0 requires: without the envelope, and with an empty body after a
 * revocation.
 */
function answerOAuth(call: Call, target: Target): HttpAnswer {
  const {world, state, request, now} = call;
  const client = authenticateClient(world, request);
  countRequest(call, client.point);
  simulate(call, target);
  const {body, headers} = oauthOperations[target.name]!({state, now, client}, readForm(request));
  const {'Content-Type': type, ...common} = headersOf(call);
  return {
    status: 200,
    headers: {...(body && {'Content-Type': type!}), ...common, ...headers},
    body: body ? JSON.stringify(body) : '',
  };
}

function refuseOAuth(call: Call, {code, detail}: OAuthFailure): HttpAnswer {
  const status = code === 'invalid_client' ? 401 : 400;
  const headers = {
    ...headersOf(call),
    ...(status === 401 && {'WWW-Authenticate': 'Basic realm="invoicing"'}),
    'Cache-Control': 'no-store',
    Pragma: 'no-cache',
  };
  return {status, headers, body: JSON.stringify({error: code, error_description: shown(detail, mostOfDetail)})};
}

function runOperation(context: Context, target: Target, received: JsonObject): JsonObject {
  const {world, state, version} = context;
  // The body is validated below, so the handler's parameter has its declared type.
  const operation = (operations as Record<string, ((context: Context, body: never) => JsonObject) | undefined>)[
    target.name
  ];
  if (!operation) throw new Failure('path_not_found', `The local gateway has no operation ${target.name}.`);
  const {auth: _auth, ...body} = received;
  const wrongTypes = version === 'v1' ? [...findAmountMistakes(world, state, body), ...findTokenMistakes(body)] : [];
  const mistakes = findMistakes(world, target.contract, target.template, received);
  if (mistakes.length > 0) throw fieldsFailure(mistakes.map((mistake) => preferType(mistake, wrongTypes)));
  const privateUrls = findPrivateUrls(received);
  if (privateUrls.length > 0) throw fieldsFailure(privateUrls);
  if (wrongTypes.length > 0) throw fieldsFailure(wrongTypes);
  const [read, wrongTimes] = readTimes(version, body);
  if (wrongTimes.length > 0) throw fieldsFailure(wrongTimes);
  if (version === 'v2') return operation(context, read as never);
  const translated = fromV1(world, state, read, people(world));
  try {
    const wrongFields = findPersonMistakes(world, target, translated);
    if (wrongFields.length > 0) throw fieldsFailure(wrongFields);
    return operation(context, translated as never);
  } catch (error) {
    throw error instanceof Failure ? failureInV1(error) : error;
  }
}

/**
 * Prefers the error for a wrong type. The schema of v1 also accepts an amount as a string; where the currency excludes
 * that, the error of the schema would mislead.
 */
function preferType(mistake: FieldFailure, wrongTypes: FieldFailure[]): FieldFailure {
  if (mistake.code === 'field_unknown') return mistake;
  return wrongTypes.find(({pointer}) => pointer === mistake.pointer) ?? mistake;
}

/** Limits of the payer and the recipient, which only v2 describes: v1 takes any value in its flat `fields`. */
function findPersonMistakes(world: World, {name}: Target, body: JsonObject): FieldFailure[] {
  if (!body.payer && !body.recipient) return [];
  return findMistakes(world, 'v2', `/v2/${name}`, body).filter(
    ({pointer, code}) => /^\/(payer|recipient)\//.test(pointer) && code !== 'field_missing',
  );
}

/** Property names of `payer` and `recipient` in v2. */
function people({contracts}: World): {payer: string[]; recipient: string[]} {
  const {Payer, Recipient} = contracts.v2!.components.schemas;
  return {payer: Object.keys(Payer!.properties!), recipient: Object.keys(Recipient!.properties!)};
}

/** Runs an operation once per idempotency key (draft-ietf-httpapi-idempotency-key-header). */
function onceOnly(call: Call, point: Point, path: string, target: Target, run: () => JsonObject): HttpAnswer {
  const {state, request, now} = call;
  const key = headerOf(request.headers, 'idempotency-key');
  if (!key) throw new Failure('idempotency_key_missing', 'The header Idempotency-Key is missing.');
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(key))
    throw new Failure('field_format_invalid', 'The header Idempotency-Key needs 16–64 letters, digits, - and _.');
  const name = `${point.id} ${key}`;
  const fingerprint = toHex(sha256(concatBytes(toBytes(`${path} `), request.body)));
  const known = Object.hasOwn(state.idempotency, name) ? state.idempotency[name] : undefined;
  if (known && now - known.at < memorySeconds) {
    if (known.fingerprint !== fingerprint)
      throw new Failure(
        'idempotency_key_conflict',
        'This Idempotency-Key belongs to another operation or another body.',
      );
    const type = known.status < 400 ? 'application/json' : problemType;
    return {
      status: known.status,
      headers: {...headersOf(call), 'Content-Type': type, 'Idempotent-Replayed': 'true'},
      body: known.body,
    };
  }
  const result = attempt(call, () => accept(call, target, run()));
  state.idempotency[name] = {fingerprint, at: now, status: result.status, body: result.body};
  return result;
}

/**
 * Returns the response, or the error response of a failure that changed state, so that both can be stored and replayed.
 */
function attempt(call: Call, run: () => HttpAnswer): HttpAnswer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Failure && error.more.isCounted) return refuse(call, error);
    throw error;
  }
}

function accept(call: Call, target: Target, data: JsonObject): HttpAnswer {
  const {world, state, version, requestId} = call;
  const status = Number(Object.keys(target.operation.responses).find((code) => code.startsWith('2')));
  const body = version === 'v1' ? {status: 'ok', result: toV1(world, state, data)} : {request_id: requestId, data};
  return {status, headers: headersOf(call), body: JSON.stringify(body)};
}

/** Formats a failure for its version: a problem document (RFC 9457), or the error object of v1. */
function refuse(call: Call, {code, detail, more}: Failure): HttpAnswer {
  const {world, state, request, version, requestId} = call;
  const {number, status, title} = world.errors[code] ?? world.errors.internal_error!;
  // v1 has no name for the body as a whole, and none for a field whose name is empty.
  const fields = (more.fields ?? []).filter(({pointer}) => version === 'v2' || nameOf(pointer) !== '');
  if (version === 'v1') {
    const details = {
      ...toV1(world, state, more.extension ?? {}),
      ...(fields.length > 0 && {
        fields: fields.map((one) => ({
          field: nameOf(one.pointer),
          code: world.errors[one.code]?.number,
          message: one.detail,
        })),
      }),
    };
    const body = {
      status: 'error',
      error: {code: number, message: shown(detail, mostOfDetail), ...(Object.keys(details).length > 0 && {details})},
    };
    return {status: 200, headers: {...headersOf(call), ...more.headers}, body: JSON.stringify(body)};
  }
  const problem = {
    type: `https://${world.hosts.site}/reference/api_error_codes#${code}`,
    title,
    status,
    detail: shown(detail, mostOfDetail),
    code,
    request_id: requestId,
    ...more.extension,
    ...(fields.length > 0 && {
      errors: fields.map(({pointer, code: own, detail: fix}) => ({pointer, code: own, detail: fix})),
    }),
  };
  return {
    status,
    headers: {
      ...headersOf(call),
      'Content-Type': problemType,
      ...(status === 401 && {'WWW-Authenticate': challengeOf(request.path, code)}),
      ...more.headers,
    },
    body: JSON.stringify(problem),
  };
}

function headersOf({requestId, headers, version}: Call): Record<string, string> {
  return {'Content-Type': 'application/json', ...(version === 'v2' && {'Request-Id': requestId}), ...headers};
}

/** Counts a request against the rate limit and sets the headers (draft-ietf-httpapi-ratelimit-headers-10). */
function countRequest(call: Call, {id}: Point): void {
  const {state, now} = call;
  const {requests, seconds} = rateLimit;
  const known = state.windows[id];
  const window = known && now - known.start < seconds && now >= known.start ? known : {start: now, used: 0};
  state.windows[id] = window;
  window.used += 1;
  const reset = window.start + seconds - now;
  if (call.version === 'v2') {
    call.headers['RateLimit-Policy'] = `"point";q=${requests};w=${seconds}`;
    call.headers.RateLimit = `"point";r=${Math.max(0, requests - window.used)};t=${reset}`;
  }
  if (window.used > requests) {
    throw new Failure('rate_limited', `The limit of ${requests} requests in ${seconds} seconds is reached.`, {
      headers: {'Retry-After': String(reset)},
    });
  }
}

/** Headers that always accompany certain errors. */
const simulatedHeaders: Record<string, Record<string, string>> = {
  method_not_allowed: {Allow: 'POST'},
  rate_limited: {'Retry-After': '1'},
  maintenance: {'Retry-After': '1'},
};

/** Returns any documented error on request: `Gateway-Simulate: provider_error`. */
function simulate({world, state, request}: Call, {operation, name, contract}: Target): void {
  const code = headerOf(request.headers, 'gateway-simulate');
  if (code === undefined) return;
  const isOAuth = operation['x-oauth'];
  const detail = 'Simulated as the header Gateway-Simulate requests.';
  if (!operation['x-errors']?.some((error) => error.code === code)) {
    const mistake = `The header Gateway-Simulate names no error of ${name}.`;
    throw isOAuth ? new OAuthFailure('invalid_request', mistake) : new Failure('request_invalid', mistake);
  }
  if (isOAuth && !world.errors[code]) throw new OAuthFailure(code, detail);
  // The operation did not run, so the id is one that no object has.
  const extension: Failure['more']['extension'] | false =
    code === 'external_id_duplicate' &&
    (contract === 'invoicing' ? {invoice_id: idOf(state, 'inv', 0)} : {transaction_id: idOf(state, 'trx', 0)});
  throw new Failure(code, detail, {headers: simulatedHeaders[code], ...(extension && {extension})});
}

/** The first language of `Accept-Language`, if the gateway has it. */
function askedLanguage(request: HttpRequest, {languages}: World): string | undefined {
  const [first = ''] = (headerOf(request.headers, 'accept-language') ?? '').split(/[,;]/);
  const asked = first.trim().toLowerCase();
  return languages.find((language) => asked.startsWith(language));
}
