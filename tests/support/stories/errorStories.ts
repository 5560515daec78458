/**
 * Everything that makes an operation return an error: the ways that `/reference/api_error_codes` describes, tried at each
 * documented moment.
 */
import type {EventData, HttpAnswer, HttpRequest, Point, World} from '../../../src/gateway';
import {advance, eventNames, happen, kindOfEvent, subjectOf} from '../../../src/gateway/payer/events';
import {grantToken} from '../../../src/gateway/books/tokens';
import {day} from '../../../src/gateway/values/time';
import {idOf} from '../../../src/gateway/books/ids';
import {hashV1} from '../../../src/gateway/values/signing';
import {exampleKey, examplePoint} from '../../../src/content/core/testKeys';
import type {JsonObject} from '../../../src/types/json';
import {merchantAt, withHeaders, type Moment} from './moments';
import {spoiltBodies} from './spoilt';

/** A way to provoke an error, and the responses to it. */
type Attempt = [story: string, answers: HttpAnswer[]];

type Change = (request: HttpRequest) => HttpRequest;

const isV1 = ({operation}: Moment): boolean => operation.scheme === 'v1';

/** Sends the request of the moment with a change, and returns the response. */
function sent(moment: Moment, change: Change = (request) => request, body: JsonObject = moment.body): HttpAnswer {
  const merchant = merchantAt(moment);
  return merchant.raw(change(merchant.request(moment.path, body)));
}

/** Other values for the credentials of v1. */
const credentials =
  (patch: JsonObject): Change =>
  (request) => {
    const body = JSON.parse(new TextDecoder().decode(request.body)) as {auth: JsonObject};
    return {...request, body: bytesOf({...body, auth: {...body.auth, ...patch}})};
  };

const headers =
  (patch: Record<string, string | null>): Change =>
  (request) =>
    withHeaders(request, patch);

const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

/** Wrong credentials for the operation's authentication scheme. */
function* wrongCredentials(moment: Moment): Generator<Attempt> {
  const {scheme} = moment.operation;
  const changes: Record<string, Change> = {};
  if (scheme === 'v2')
    Object.assign(changes, {
      'without Gateway-Key': headers({'Gateway-Key': null}),
      'Gateway-Point: 7': headers({'Gateway-Point': '7'}),
      'Gateway-Key: 9': headers({'Gateway-Key': '9'}),
      'without Gateway-Signature': headers({'Gateway-Signature': null}),
      'one character changed after signing': (request: HttpRequest) => ({
        ...request,
        body: request.body.map((byte, index) => (index === 1 ? 0x20 : byte)),
      }),
    } satisfies Record<string, Change>);
  if (scheme === 'v1')
    Object.assign(changes, {
      'without auth': (request: HttpRequest) => ({...request, body: bytesOf(moment.body)}),
      'auth.point: 7': credentials({point: 7}),
      'auth.key: 9': credentials({key: 9}),
      'without auth.hash': credentials({hash: undefined}),
      'another auth.hash': credentials({hash: '0'.repeat(64)}),
      'auth.point as a string': credentials({point: String(examplePoint)}),
      'a field of mine in auth': credentials({field_of_mine: 'x'}),
    } satisfies Record<string, Change>);
  if (scheme === 'bearer' || scheme === 'client') changes['without Authorization'] = headers({Authorization: null});
  if (scheme === 'bearer') changes['an unknown access token'] = headers({Authorization: 'Bearer unknown'});
  if (scheme === 'client') changes['a wrong client secret'] = headers({Authorization: `Basic ${btoa('client:x')}`});
  for (const [story, change] of Object.entries(changes)) yield [story, [sent(moment, change)]];
  if (scheme === 'v2') {
    const merchant = merchantAt(moment);
    const request = merchant.request(moment.path, moment.body);
    merchant.now += 301;
    yield ['signed 301 seconds ago', [merchant.raw(request)]];
  }
  if (scheme === 'v1') {
    for (const nonce of ['short', 'a nonce with spaces']) yield [`auth.nonce: ${nonce}`, [withNonce(moment, nonce)]];
    const merchant = merchantAt(moment);
    const request = merchant.request(moment.path, moment.body);
    yield ['the same request twice', [merchant.raw(request), merchant.raw(request)]];
  }
}

/** Sends a v1 request with its own nonce and a valid hash. */
function withNonce(moment: Moment, nonce: string): HttpAnswer {
  const proof = {point: examplePoint, key: exampleKey, nonce};
  const hash = hashV1(proof, moment.world.secrets[examplePoint]![exampleKey]!);
  return sent(moment, credentials({nonce, hash}));
}

/** A story that only the gateway’s staff can cause, so the page has no recipe for it. */
export const byGateway = 'the gateway blocks the point';

/** Settings of the point that are made in the cabinet, or by the gateway’s staff. */
function* otherSettings(moment: Moment): Generator<Attempt> {
  const withPoint = (patch: Partial<Point>): Moment => {
    const points = Object.entries(moment.world.points).map(([id, point]) => [id, {...point, ...patch}]);
    return {...moment, world: {...moment.world, points: Object.fromEntries(points) as World['points']}};
  };
  yield [
    'another address alone is allowed',
    [sent(withPoint({allowedAddresses: ['203.0.113.7']}), (request) => ({...request, ip: '203.0.113.8'}))],
  ];
  yield ['the key has no rights', [sent(withPoint({rights: {'1': []}}))]];
  yield [byGateway, [sent(withPoint({isBlocked: true}))]];
  yield ['the point pays out to the whitelist alone', [sent(withPoint({isWhitelistOnly: true}))]];
  const services = moment.world.services.map((service) => ({...service, isEnabled: false}));
  yield ['no service is enabled', [sent({...moment, world: {...moment.world, services}})]];
  const empty = merchantAt(moment);
  for (const account of Object.values(empty.state.accounts)) account.available = '0.00';
  yield ['nothing is left on the accounts', [empty.raw(empty.request(moment.path, moment.body))]];
}

/** Requests that fail before the gateway checks the body. */
function* wrongTransport(moment: Moment): Generator<Attempt> {
  yield ['an empty body', [emptyBody(moment)]];
  yield ['Content-Type: text/plain', [sent(moment, headers({'Content-Type': 'text/plain'}))]];
  yield ['1,100,000 bytes', [sent(moment, (request) => ({...request, body: new Uint8Array(1_100_000)}))]];
  yield ['a GET', [sent(moment, (request) => ({...request, method: 'GET'}))]];
  yield ['a misspelt path', [sent(moment, (request) => ({...request, path: `${request.path}/nothing`}))]];
  const merchant = merchantAt(moment);
  for (const id of moment.operation.path.includes('{') ? ['999999', 'abc'] : [])
    yield [`the id ${id} in the path`, [sentTo(moment, moment.path.replace(/[^/]+$/, id))]];
  yield ['101 requests', Array.from({length: 101}, () => merchant.raw(merchant.request(moment.path, moment.body)))];
  if (moment.operation.extensions.isIdempotent) {
    yield ['without Idempotency-Key', [sent(moment, headers({'Idempotency-Key': null}))]];
    yield ['Idempotency-Key: short', [sent(moment, headers({'Idempotency-Key': 'short'}))]];
    const again = merchantAt(moment);
    const key = {'Idempotency-Key': 'one-key-for-two-bodies'};
    yield [
      'one key for two bodies',
      [moment.body, {...moment.body, field_of_mine: 'x'}].map((body) =>
        again.raw(again.request(moment.path, body, key)),
      ),
    ];
  }
}

/** The response to the request of the moment at another address. */
function sentTo(moment: Moment, path: string): HttpAnswer {
  const merchant = merchantAt(moment);
  return merchant.raw(merchant.request(path, moment.body));
}

/** A signed empty body; v1 has nothing to sign. */
function emptyBody(moment: Moment): HttpAnswer {
  const merchant = merchantAt(moment);
  return merchant.raw(merchant.request(moment.path, ''));
}

/** One value wrong, missing or too many. */
function* wrongBodies(moment: Moment): Generator<Attempt> {
  const {requestFields} = moment.operation;
  for (const [story, body] of spoiltBodies(moment.body, requestFields)) yield [story, [sent(moment, undefined, body)]];
}

/** The id of the thing that a request is about, as events name it; undefined for a request that creates. */
function thingOfRequest({state, body}: Moment, event: string): JsonObject | undefined {
  const kind = kindOfEvent(event)!;
  const named = body[kind.id] ?? (kind.id === 'invoice_id' ? body.id : undefined);
  const byOwnId = typeof body.external_id === 'string' ? state.externalIds[`1042 ${body.external_id}`] : undefined;
  const id =
    typeof named === 'number' ? idOf(state, 'trx', named) : (named ?? (kind.id === 'transaction_id' && byOwnId));
  return subjectOf(state, kind, {[kind.id]: id as string}) ? {[kind.id]: id} : undefined;
}

const waits = [0, day, 8 * day, 31 * day, 200 * day, 400 * day];

/** The same request too late: sent again, after time has passed, or after something has happened. */
function* tooLate(moment: Moment): Generator<Attempt> {
  const again = (count: number, moveOn: (merchant: ReturnType<typeof merchantAt>) => void): HttpAnswer[] => {
    const merchant = merchantAt(moment);
    return Array.from({length: count}, () => {
      moveOn(merchant);
      return merchant.raw(merchant.request(moment.path, moment.body));
    });
  };
  yield ['sent five times', again(5, () => {})];
  for (const seconds of waits.slice(1))
    yield [
      `${seconds / day} days later, twice`,
      again(2, (merchant) => {
        merchant.now += seconds;
        advance(merchant);
      }),
    ];
  for (const event of eventNames) {
    const thing = thingOfRequest(moment, event);
    if (!thing) continue;
    const data: EventData = {...thing, ...(event === 'bank_answers' && {result: 'success'}), amount: '1.00'};
    yield [event, again(1, (merchant) => happen(merchant, event, data))];
  }
  if (typeof moment.body.transaction_id === 'undefined') return;
  for (const name of ['pay', 'complete', 'cancel'])
    for (const seconds of waits) {
      const merchant = merchantAt(moment);
      const version = isV1(moment) ? 'v1' : 'v2';
      const {transaction_id: id} = moment.body;
      merchant.send(`/${version}/transaction/${name}`, {
        transaction_id: id,
        ...(name === 'cancel' && {external_id: 'order-of-a-story'}),
      });
      merchant.now += seconds;
      yield [`${seconds / day} days after ${name}`, [merchant.raw(merchant.request(moment.path, moment.body))]];
    }
}

/** Errors that only the OAuth operations return. */
function* wrongGrants(moment: Moment): Generator<Attempt> {
  if (moment.operation.scheme !== 'client') return;
  for (const form of [{grant_type: 'password'}, {grant_type: 'client_credentials', scope: 'all'}, {}])
    yield [`the form ${JSON.stringify(form)}`, [sent(moment, undefined, form)]];
  const merchant = merchantAt(moment);
  const token = grantToken(merchant.state, 'another_client', merchant.now);
  yield ['the token of another client', [merchant.raw(merchant.request(moment.path, {token}))]];
}

/**
 * All ways to provoke an error at a moment.
 *
 * @param isFirst whether it is the first moment of its operation: attempts that do not depend on the body run only once
 */
export function* attemptsAt(moment: Moment, isFirst: boolean): Generator<Attempt> {
  yield ['the request of the story', [sent(moment)]];
  if (isFirst) {
    yield* wrongCredentials(moment);
    yield* wrongTransport(moment);
    yield* wrongGrants(moment);
  }
  yield* otherSettings(moment);
  yield* wrongBodies(moment);
  yield* tooLate(moment);
}
