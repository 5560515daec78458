import {createHash} from 'node:crypto';
import {advance, createState, handle, happen, type HttpAnswer, type State, type World} from '../../gateway/index';
import {fromMinor} from '../../gateway/values/money';
import {fromRfc3339, toRfc3339} from '../../gateway/values/time';
import {tokensOf} from '../../gateway';
import {loadGatewayService, loadWorld} from './world';
import {
  fileOfService,
  testAmount,
  type RecordField,
  type Service,
  type ServiceStep,
  type ServiceTest,
} from '../services/services';
import {signedRequest} from '../signing/signedRequest';
import {cacheLoader} from '../core/fileCache';
import {examplePoint} from '../core/testKeys';
import type {Callback, Token} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** A request with its response, or a callback. */
export interface ExampleExchange {
  /** Path of the operation under /api, such as `v2/transaction/create`; absent for a callback. */
  operation?: string;
  /** Body of the request or the callback. */
  request: JsonObject;
  /** Body of the response. */
  answer?: JsonObject;
}

const externalId = 'order-1001';
/** Start time of all examples, in Unix seconds. */
export const start = fromRfc3339('2025-03-14T09:26:53Z');

/**
 * Examples of the fields in one object, with the types of the request. Optional tokens are omitted: they are for later
 * payments, and the examples show the first.
 */
function examplesOf(service: Service, place: RecordField['in']): JsonObject {
  const fields = service.fields.filter(
    ({in: holder, name, is_required: isRequired}) => holder === place && (isRequired || !name.endsWith('_token')),
  );
  return Object.fromEntries(
    fields.map(({name, example, type}) => [name, type === 'string' ? example : (JSON.parse(example) as unknown)]),
  );
}

/** The body of `create` for a service: the examples of its fields and the common properties. */
function createBody(service: Service): JsonObject {
  const {currency, example} = service.limits[0]!;
  const [country] = service.countries;
  const payer = examplesOf(service, 'create.payer');
  const {full_name: fullName, ...recipient} = examplesOf(service, 'create.recipient');
  return {
    service: service.code,
    external_id: externalId,
    amount: example,
    currency,
    description: service.direction === 'payout' ? 'Payout 1001' : 'Order 1001',
    ...(Object.keys(payer).length > 0 && {payer: {...payer, ...(country && {country})}}),
    ...(needsRecipient(service) && {
      recipient: {
        full_name: fullName ?? 'Olena Koval',
        ...recipient,
        ...(country && {country}),
        fields: examplesOf(service, 'create.recipient.fields'),
      },
    }),
    ...examplesOf(service, 'create'),
    callback_url: 'https://shop.example/callbacks',
  };
}

/** Whether the request has a recipient: a payout or an account check. */
function needsRecipient({direction, flow}: Service): boolean {
  return direction === 'payout' || flow === 'check';
}

/** Bodies of the calls after `create`, by path below `v2/transaction/`. */
export const requestBodies: Record<string, (service: Service, id: string) => JsonObject> = {
  create: createBody,
  validate: createBody,
  pay: (service, id) => ({transaction_id: id, fields: examplesOf(service, 'pay.fields')}),
  update: (service, id) => ({transaction_id: id, fields: examplesOf(service, 'update.fields')}),
  complete: (_service, id) => ({transaction_id: id}),
  find: () => ({external_id: externalId}),
  issue_token: (_service, id) => ({
    transaction_id: id,
    payer_reference: 'payer-000123',
    consent: {uses: ['payer_initiated', 'merchant_initiated'], accepted_at: toRfc3339(start - 13)},
  }),
  get_crypto_address: (_service, id) => ({transaction_id: id}),
  'p2p/get_methods_list': (_service, id) => ({transaction_id: id}),
  'p2p/get_recipient_card': (_service, id) => ({transaction_id: id, method: 'bank_card'}),
  'p2p/confirm': (_service, id) => ({transaction_id: id}),
};

/** The gateway's configuration with a single service. */
const loadOwnWorld = cacheLoader((code: string): World => loadWorld([loadGatewayService(code)]));

/** Prepares a gateway for a service: a balance for payouts, and the token or the contract if the service charges one. */
export function prepareGateway(service: Service): {world: World; state: State} {
  const world = loadOwnWorld(service.code);
  const state = createState(world, service.code);
  for (const {currency, largest} of service.limits) {
    const zero = fromMinor(0n, world.exponentOf(currency));
    state.accounts[currency] = {
      id: `acc_${hash(currency, 20)}`,
      currency,
      available: largest,
      pending: zero,
      reserved: zero,
      updated_at: toRfc3339(start),
    };
  }
  for (const {name, example} of service.fields) {
    if (name === 'contract_id') signContract(state, example);
    if (!name.endsWith('_token') || !example.startsWith('tok_')) continue;
    const isCard = name === 'card_token';
    tokensOf(state)[example] = {
      fingerprint: hash(example, 32),
      ...(isCard
        ? {card: {brand: 'visa', first6: '424242', last4: '4242'}, outcome: {result: 'success'}}
        : {wallet: {masked_account: '9***0@testbank'}}),
      point: Number(examplePoint),
      // The examples only use the token; the rest of it is never read.
      data: {
        id: example,
        status: 'active',
        payer_reference: 'payer-000123',
        uses: ['payer_initiated', 'merchant_initiated', 'payout'],
      } as Token,
    };
  }
  return {world, state};
}

/** Makes a transaction with which the payer signed a contract at the exchange. */
export function signContract(state: State, id: string): void {
  const time = toRfc3339(start - 2_592_000);
  const point = Number(examplePoint);
  state.entries[id] = {
    data: {
      id,
      type: 'payin',
      external_id: 'contract-1001',
      point,
      service: 'binance/direct_debit',
      status: 'success',
      amount: '19.900000',
      currency: 'USDT',
      captured_amount: '19.900000',
      refunded_amount: '0.000000',
      is_test: true,
      version: 4,
      created_at: time,
      updated_at: time,
    },
    point,
    version: 'v2',
    callbackUrl: '',
    hidden: {},
  };
}

/** Calls the operation of a step. */
function send(world: World, state: State, {id, call}: ServiceStep, body: JsonObject, now: number): HttpAnswer {
  return handle(
    world,
    state,
    signedRequest(world, `/v2/transaction/${call}`, JSON.stringify(body), now, `example-${hash(id, 16)}`),
    now,
  );
}

/** Fires the next timer and returns its time; Infinity if there is none. */
function toNextTimer(world: World, state: State, now: number): number {
  const next = Math.max(now, Math.min(...state.timers.map(({at}) => at)));
  if (Number.isFinite(next)) advance({world, state, now: next});
  return next;
}

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);

/**
 * The messages of one v2 payment through a service, from the request to `find`, as the reference gateway plays the
 * service's steps. The result is deterministic.
 *
 * @throws a sentence that names the record if the gateway rejects a message or returns another status than the steps
 * say
 */
export function exchangesOf(service: Service): ExampleExchange[] {
  const {world, state} = prepareGateway(service);
  const exchanges: ExampleExchange[] = [];
  const fail = (step: ServiceStep, what: string) =>
    new Error(
      `${fileOfService(service.code)}: at the step ${step.id} ${what}. Correct the record, its _method.yaml or its flow.`,
    );
  let now = start;
  let id = '';
  for (const step of service.steps) {
    now += step.after_seconds ?? 0;
    advance({world, state, now});
    if (step.event) {
      happen({world, state, now}, step.event, {transaction_id: id, amount: service.limits[0]!.example});
    }
    if (step.call) {
      const operation = `v2/transaction/${step.call}`;
      const request = requestBodies[step.call]!(service, id);
      const answer = send(world, state, step, request, now);
      const body = JSON.parse(answer.body) as JsonObject;
      if (answer.status >= 400) throw fail(step, `the gateway answers ${answer.status} ${answer.body}`);
      id ||= (body.data as {id?: string}).id ?? '';
      exchanges.push({operation, request, answer: body});
    }
    if (step.answer && step.answer !== 'none') {
      const {status} = exchanges.at(-1)!.answer!.data as JsonObject;
      if (status !== step.answer) throw fail(step, `the status is ${String(status)}, not ${step.answer}`);
    }
    if (step.callback) {
      const isMeant = ({body}: State['callbacks'][number]) => {
        const {data} = body as Callback;
        return data.id === id && data.status === step.callback;
      };
      while (!state.callbacks.some(isMeant)) {
        now = toNextTimer(world, state, now);
        if (!Number.isFinite(now)) throw fail(step, `no callback has the status ${step.callback}`);
      }
      exchanges.push({request: state.callbacks.find(isMeant)!.body});
    }
  }
  return exchanges;
}

/** Whether the amount is always zero, so that it cannot decide the outcome. */
export function takesNoMoney({direction}: Service): boolean {
  return direction === 'none';
}

/**
 * The actual outcome of a test input on the reference gateway: the error of the request, or the final status with its
 * reason and the status in which the transaction waited. The steps are those of the service, and time passes until no timer is left.
 *
 * @throws a sentence that names the record if the requests do not contain the input's field
 */
export function playTest(service: Service, {code, input}: ServiceTest): ServiceTest['outcome'] {
  const {world, state} = prepareGateway(service);
  let now = start;
  let id = '';
  let isSent = false;
  // The response to `create` alone shows the status with which a transaction begins.
  const first: string[] = [];
  for (const step of service.steps) {
    now += step.after_seconds ?? 0;
    advance({world, state, now});
    const status = state.entries[id]?.data.status as string | undefined;
    if (step.event && status !== undefined && ['created', 'requires_action'].includes(status)) {
      happen({world, state, now}, step.event, {transaction_id: id, amount: service.limits[0]!.example});
    }
    if (!step.call || step.call === 'issue_token') continue;
    if (step.call === 'update' && status !== 'requires_action') continue;
    if (step.call === 'complete' && status !== 'authorized') continue;
    const body = structuredClone(requestBodies[step.call]!(service, id));
    if (input.field === 'amount' && (step.call === 'create' || step.call === 'validate')) {
      if (input.ends_with !== undefined) body.amount = testAmount(service, input.ends_with);
      isSent = true;
    } else if (input.field !== 'amount') {
      isSent = put(body, input) || isSent;
    }
    const answer = send(world, state, step, body, now);
    const {
      data,
      code: error,
      errors,
    } = JSON.parse(answer.body) as {data?: {id?: string; status?: string}; code?: string; errors?: {code: string}[]};
    if (answer.status >= 400) return {error: errors?.length === 1 ? errors[0]!.code : error};
    id ||= data!.id ?? '';
    if (data!.status) first.push(data!.status);
  }
  if (!isSent)
    throw new Error(
      `${fileOfService(service.code)}: no request of the steps carries ${input.field}, which the test ${code} sets. Write a field that ${service.steps.flatMap(({call}) => call ?? []).join(', ')} send.`,
    );
  while (state.timers.length > 0 && !isDone(state, id)) now = toNextTimer(world, state, now);
  const {status, reason_code: reason} = state.entries[id]!.data;
  const passed = new Set([status, ...first, ...state.callbacks.map(({body}) => (body as Callback).data.status)]);
  const via = (['pending', 'on_hold'] as const).find((one) => passed.has(one));
  return {status, ...(reason && {reason}), ...(via && {via})};
}

/** Whether only a return could still follow. */
function isDone({entries, timers}: State, id: string): boolean {
  const {status} = entries[id]!.data;
  return (
    ['success', 'failed', 'expired', 'returned', 'cancelled'].includes(status) &&
    !timers.some(({event}) => event === 'payout_comes_back')
  );
}

/** Sets a test value; returns false if the body does not contain the field. */
export function put(body: JsonObject, {field, equals, ends_with: end}: ServiceTest['input']): boolean {
  const names = field.split('.');
  const last = names.pop()!;
  const holder = names.reduce<JsonObject | undefined>((value, name) => value?.[name] as JsonObject | undefined, body);
  if (!holder || !(last in holder)) return false;
  holder[last] = equals ?? String(holder[last]).slice(0, -end!.length) + end;
  return true;
}
