import {createHash} from 'node:crypto';
import {advance, createState, handle, happen, type State, type World} from '../gateway';
import {fromRfc3339, toRfc3339} from '../gateway/time';
import {tokensOf} from '../gateway/cards';
import {loadGatewayService, loadWorld} from './world';
import {fileOfService, type Field, type Service, type Step} from './services';
import {signedRequest} from './signedRequest';
import {examplePoint} from './testKeys';

/** A JSON object. */
export type Json = Record<string, unknown>;

/** One exchange of the examples: a call with its answer, or a callback (which has no answer worth showing). */
export interface Exchange {
  /** Path of the operation under /api, such as `v2/transaction/create`; absent for a callback. */
  operation?: string;
  /** Body of the merchant's request, or of the gateway's callback. */
  request: Json;
  /** Body of the gateway's answer. */
  answer?: Json;
}

const externalId = 'order-1001';
/** The clock of all examples. */
const start = fromRfc3339('2025-03-14T09:26:53Z');
/** Fields of `recipient` that the contract names; all others stand in `recipient.fields`. */
const recipientFields = ['full_name', 'email', 'phone', 'document_type', 'document_number', 'birth_date', 'country', 'address'];

/** Examples of the fields that stand in one object, in the types that the request has. */
function examplesOf(service: Service, place: Field['in']): Json {
  const fields = service.fields.filter((field) => field.in === place);
  return Object.fromEntries(fields.map(({name, example, type}) => [name, type === 'string' ? example : (JSON.parse(example) as unknown)]));
}

/**
 * The body of `create` for a service: the examples of its fields, and what every transaction has.
 *
 */
export function createBody(service: Service): Json {
  const {currency, example} = service.limits[0]!;
  const [country] = service.countries;
  const payer = examplesOf(service, 'create.payer');
  const {full_name: fullName, ...recipient} = examplesOf(service, 'create.recipient');
  const isNamed = ([name]: [string, unknown]) => recipientFields.includes(name);
  const details = Object.entries(recipient);
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
        ...Object.fromEntries(details.filter(isNamed)),
        ...(country && {country}),
        fields: Object.fromEntries(details.filter((detail) => !isNamed(detail))),
      },
    }),
    ...examplesOf(service, 'create'),
    callback_url: 'https://shop.example/callbacks',
  };
}

/** Whether the request names somebody who is paid out, or whose account is asked about. */
function needsRecipient({direction, flow}: Service): boolean {
  return direction === 'payout' || flow === 'check';
}

/** Bodies of the calls after `create`, by the operation's path below `v2/transaction/`. */
const bodies: Record<string, (service: Service, id: string) => Json> = {
  'create': createBody,
  'validate': createBody,
  'pay': (service, id) => ({transaction_id: id, fields: examplesOf(service, 'pay.fields')}),
  'update': (service, id) => ({transaction_id: id, fields: examplesOf(service, 'update.fields')}),
  'find': () => ({external_id: externalId}),
  'issue_token': (_service, id) => ({
    transaction_id: id,
    payer_reference: 'payer-000123',
    consent: {uses: ['payer_initiated', 'merchant_initiated'], accepted_at: toRfc3339(start - 13)},
  }),
  'get_crypto_address': (_service, id) => ({transaction_id: id}),
  'p2p/get_methods_list': (_service, id) => ({transaction_id: id}),
  'p2p/get_recipient_card': (_service, id) => ({transaction_id: id, method: 'bank_card'}),
  'p2p/confirm': (_service, id) => ({transaction_id: id, sender_card_last4: '4242'}),
};

/** A gateway on which a service can be tried: there is money to pay out, and a token where the service charges one. */
export function prepareGateway(service: Service): {world: World; state: State} {
  const world = loadWorld([loadGatewayService(service.code)]);
  const state = createState(world, service.code);
  for (const {currency, largest} of service.limits) {
    const zero = largest.replace(/\d/g, '0').replace(/^0+(?=0)/, '');
    state.accounts[currency] = {id: `acc_${hash(currency, 20)}`, currency, available: largest, pending: zero, reserved: zero, updated_at: toRfc3339(start)};
  }
  for (const {name, example} of service.fields) {
    if (!name.endsWith('_token') || !example.startsWith('tok_')) continue;
    const isCard = name === 'card_token';
    tokensOf(state)[example] = {
      fingerprint: hash(example, 32),
      ...(isCard ? {card: {brand: 'visa', first6: '424242', last4: '4242'}, outcome: {result: 'success'}} : {wallet: {masked_account: 'o***l@payer.example'}}),
      point: Number(examplePoint),
      data: {id: example, status: 'active', uses: ['payer_initiated', 'merchant_initiated', 'payout']},
    };
  }
  return {world, state};
}

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);

/**
 * One payment through a service as the reference gateway played it, v2: the messages of its steps, from the request to
 * `find`. The same on every run.
 *
 * @throws a sentence that names the record, when the gateway refuses a message or answers another status than the steps say
 */
export function exchangesOf(service: Service): Exchange[] {
  const {world, state} = prepareGateway(service);
  const exchanges: Exchange[] = [];
  const fail = (step: Step, what: string) => new Error(`${fileOfService(service.code)}: at the step ${step.id} ${what}. Mend the record, its _method.yaml or its flow.`);
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
      const request = bodies[step.call]!(service, id);
      const answer = handle(world, state, signedRequest(world, `/${operation}`, JSON.stringify(request), now, `example-${hash(step.id, 16)}`), now);
      const body = JSON.parse(answer.body) as Json;
      if (answer.status >= 400) throw fail(step, `the gateway answers ${answer.status} ${answer.body}`);
      id ||= String((body.data as Json).id ?? '');
      exchanges.push({operation, request, answer: body});
    }
    if (step.answer && step.answer !== 'none') {
      const {status} = exchanges.at(-1)!.answer!.data as Json;
      if (status !== step.answer) throw fail(step, `the status is ${String(status)}, not ${step.answer}`);
    }
    if (step.callback) {
      const isMeant = ({body}: State['callbacks'][number]) => body.data.id === id && body.data.status === step.callback;
      while (!state.callbacks.some(isMeant)) {
        const next = Math.min(...state.timers.map(({at}) => at));
        if (!Number.isFinite(next)) throw fail(step, `no callback has the status ${step.callback}`);
        now = Math.max(now, next);
        advance({world, state, now});
      }
      exchanges.push({request: state.callbacks.find(isMeant)!.body});
    }
  }
  return exchanges;
}
