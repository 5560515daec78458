/** Moments that no scenario has: the requests of recipes that need a transaction of their own. */
import type {Operation} from '../../../src/content/contract/contract';
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import type {World} from '../../../src/gateway';
import {tokensOf} from '../../../src/gateway/books/cards';
import {type KnownToken} from '../../../src/gateway/books/types';
import {numberOf} from '../../../src/gateway/books/ids';
import {day, toKyiv, toRfc3339} from '../../../src/gateway/values/time';
import {toMinor} from '../../../src/gateway/values/money';
import {unversioned} from '../../../src/gateway/values/operationId';
import type {JsonObject} from '../../../src/types/json';
import type {Moment} from './moments';
import {Scene} from './scenes';

/** Plays the events before a request, and returns its body in v2. */
type Start = (scene: Scene) => JsonObject;

const tokenCode = 'card/payout_token_h2h';
const noRefunds = 'bank_transfer/chile_payin_hpp';

/** The body of a payout to a token that the point does not have. */
function unknownToken(): JsonObject {
  const body = structuredClone(requestBodies.create!(loadService(tokenCode), '')) as JsonObject & {
    recipient: {fields: JsonObject};
  };
  body.recipient.fields.card_token = 'tok_0000000000000000000A';
  return body;
}

/** By operationId without the version. */
const starts: Record<string, Start[]> = {
  'transaction/create': [unknownToken, () => requestBodies.create!(loadService('pix/payout_h2h'), '')],
  'transaction/validate': [
    unknownToken,
    () => requestBodies.create!(loadService('pix/payout_h2h'), ''),
    (scene) => {
      const body = requestBodies.create!(loadService('card/payin_h2h'), '');
      scene.create('card/payin_h2h');
      return body;
    },
  ],
  'transaction/pay': [
    // The payer agreed to payments of their own alone.
    (scene) => {
      scene.create('card/recurring_h2h');
      const token = 'tok_7pLw2YtK9dGc4NxV6mRb';
      const data = {id: token, status: 'active', uses: ['payer_initiated']} as KnownToken['data'];
      tokensOf(scene.state)[token] = {point: 1042, fingerprint: 'f', data};
      return {transaction_id: scene.id, fields: {card_token: token}};
    },
  ],
  'transaction/complete': [(scene) => ({transaction_id: scene.create('pix/payout_h2h', {amount: '150.76'}).id})],
  'transaction/cancel': [
    (scene) => ({
      transaction_id: scene.create(noRefunds).happens('payer_pays').id,
      external_id: 'refund-1',
    }),
  ],
  'transaction/currency_rate': [
    () => {
      const {code, limits} = loadService('p2p/card_h2h');
      const {currency, example} = limits[0]!;
      return {service: code, currency, amount: example, currency_to: 'EUR'};
    },
  ],
  'antifraud/stoplist_check': [() => ({entries: [{kind: 'card', value: '4242424242424242'}]})],
  'reports/report': [
    (scene) => {
      const order = {kind: 'transactions', format: 'json', from: scene.now - day, to: scene.now};
      const body = {...order, from: toRfc3339(order.from), to: toRfc3339(order.to)};
      const {data} = scene.send('/reports/v2/create', body).body as {data: {id: string}};
      return {report_id: data.id};
    },
  ],
};

/** A body as v1 has it: numbers for ids and services, one flat object of fields. */
function inV1({world, state}: Scene, body: JsonObject): JsonObject {
  const {
    service: code,
    payer,
    recipient,
    amount,
    ...rest
  } = body as JsonObject & {
    service?: string;
    payer?: JsonObject;
    recipient?: JsonObject & {fields?: JsonObject};
    amount?: string;
  };
  const numbered = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (/^(trx|tok|rep)_/.test(value)) return state.numbers[value] ?? (state.stores ? numberOf(state, value) : value);
    return /^\d{4}-\d\d-\d\dT/.test(value) ? toKyiv(Date.parse(value) / 1000) : value;
  };
  const all = (object: object): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, numbered(value)]));
  const {fields = {}, ...person} = recipient ?? {};
  const flat = all({...payer, ...person, ...fields, ...(rest.fields as JsonObject | undefined)});
  const {fields: _fields, ...others} = rest;
  return {
    ...all(others),
    ...(code && {service_id: world.services.find((one) => one.code === code)!.id}),
    ...(amount && {amount: Number(toMinor(amount, world.exponentOf(String(body.currency))))}),
    ...(Object.keys(flat).length > 0 && {fields: flat}),
  };
}

/** The moments that the recipes of an operation need beside those of its scenarios. */
export function otherMomentsOf(world: World, operation: Operation): Moment[] {
  return (starts[unversioned(operation.id)] ?? []).map((start) => {
    const scene = new Scene(world);
    const body = start(scene);
    const {state, now} = scene;
    return {
      operation,
      world,
      state,
      now,
      path: operation.path,
      body: operation.scheme === 'v1' ? inV1(scene, body) : body,
    };
  });
}
