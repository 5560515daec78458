import {createHash} from 'node:crypto';
import {brand} from '../brand';
import {fillBrand} from './brandTokens';
import {readScenarios, type Scenario, type ScenarioStep} from './contractScenarios';
import {pixPayload} from '../gateway/pixPayload';
import {fileOfService, loadSteps, type Field, type Service, type Step} from './services';

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

const point = 1042;
const externalId = 'order-1001';
/** The clock of all examples, in milliseconds. */
const start = Date.parse('2025-03-14T09:26:53Z');
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Zero with the decimal digits of an amount: `150.00` gives `0.00`. */
const zeroOf = (amount: string) => amount.replace(/\d/g, '0').replace(/^0+(?=0)/, '');

/** Twenty characters that only the service's code and the purpose decide. */
function seeded(service: Service, purpose: string): string {
  const bytes = createHash('sha256').update(`${service.code} ${purpose}`).digest();
  return [...bytes.subarray(0, 20)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

const time = (seconds: number) => new Date(start + seconds * 1000).toISOString().replace('.000Z', 'Z');

/** The examples of the required fields (and of the optional ones that a person would send) that stand in one object. */
function examplesOf(service: Service, place: Field['in']): Json {
  const fields = service.fields.filter((field) => field.in === place);
  return Object.fromEntries(fields.map(({name, example, type}) => [name, type === 'integer' ? Number(example) : example]));
}

const isEmpty = (value: Json) => Object.keys(value).length === 0;

function createRequest(service: Service): Json {
  const {currency, example} = service.limits[0]!;
  const payer = examplesOf(service, 'create.payer');
  const recipient = examplesOf(service, 'create.recipient');
  return {
    service: service.code,
    external_id: externalId,
    amount: example,
    currency,
    description: 'Order 1001',
    ...(!isEmpty(payer) && {payer: {...payer, country: service.countries[0]}}),
    ...(!isEmpty(recipient) && {recipient}),
    ...examplesOf(service, 'create'),
    callback_url: 'https://shop.example/callbacks',
  };
}

function nextAction(service: Service, type: NonNullable<Step['next_action']>, amount: string, expiresAt: string): Json {
  const token = seeded(service, 'transaction');
  switch (type) {
    case 'redirect':
      return {type, url: `https://${brand.hosts.pay}/p/${token}`, expires_at: expiresAt};
    case 'qr': {
      const charge = createHash('sha256').update(service.code).digest('hex').slice(0, 32);
      if (service.method !== 'Pix') {
        throw new Error(`${fileOfService(service.code)}: nobody knows the payload of a QR code of ${service.method}. Teach src/content/serviceFixtures.ts.`);
      }
      const payload = pixPayload({url: `pix.bank.example/v2/${charge}`, amount, merchant: 'SHOP EXAMPLE', city: 'SAO PAULO'});
      return {type, payload, image_url: `https://${brand.hosts.pay}/qr/${token}.svg`, expires_at: expiresAt};
    }
    default:
      throw new Error(`${fileOfService(service.code)}: the flow asks for the next action ${type}. Teach src/content/serviceFixtures.ts what it holds.`);
  }
}

/**
 * The example messages of a service, v2. A service that a scenario of the contract tells about has that scenario's
 * messages, so that its page and the pages of the operations show the same payment; every other has generated ones.
 */
export function exchangesOf(service: Service): Exchange[] {
  const scenario = scenarioOf(service);
  if (!scenario) return generateExchanges(service);
  const text = fillBrand(JSON.stringify(scenario.steps), `src/contract/v2/scenarios/${scenario.key}.yaml`);
  const steps = (JSON.parse(text) as ScenarioStep[]).filter(({event}) => !event);
  return steps.map(({operation, request, answer}) => ({operation, request, answer}));
}

/** The first scenario of the contract that creates a transaction through the service. */
export function scenarioOf(service: Service): Scenario | undefined {
  return readScenarios('v2').find(({steps}) => steps.some(({request}) => request.service === service.code));
}

/**
 * The messages of one payment through a service, from its record and its flow, v2: the same on every run, with ids
 * that the service's code decides, and amounts, ids, statuses and versions that agree from message to message.
 */
export function generateExchanges(service: Service): Exchange[] {
  const create = createRequest(service);
  const isPayout = service.direction === 'payout';
  const id = `trx_${seeded(service, 'transaction')}`;
  const expiresAt = service.expiry ? time(service.expiry.default_seconds) : undefined;
  let seconds = 0;
  let version = 0;
  let status = '';
  let updatedAt = 0;
  let action: Json | undefined;

  const move = (to: string) => {
    if (to === status) return;
    status = to;
    version += 1;
    updatedAt = seconds;
  };
  const transaction = (): Json => {
    const {service: code, external_id, amount, currency, description, payer, recipient} = create;
    return {
      id,
      type: isPayout ? 'payout' : 'payin',
      external_id,
      point,
      service: code,
      status,
      amount,
      currency,
      ...(!isPayout && {
        captured_amount: status === 'success' ? amount : zeroOf(amount as string),
        refunded_amount: zeroOf(amount as string),
      }),
      ...(payer !== undefined && {payer}),
      ...(recipient !== undefined && {recipient}),
      description,
      is_test: true,
      version,
      created_at: time(0),
      updated_at: time(updatedAt),
      ...(expiresAt && {expires_at: expiresAt}),
      ...(status === 'requires_action' && action && {next_action: action, ...(action.type === 'redirect' && {payment_url: action.url})}),
    };
  };
  const requests: Record<NonNullable<Step['call']>, () => Json> = {
    create: () => create,
    pay: () => ({transaction_id: id, fields: examplesOf(service, 'pay.fields')}),
    update: () => ({transaction_id: id, fields: examplesOf(service, 'update.fields')}),
    find: () => ({external_id: externalId}),
  };

  const exchanges: Exchange[] = [];
  for (const step of loadSteps(service)) {
    seconds += step.after_seconds ?? 0;
    if (step.call) exchanges.push({operation: `v2/transaction/${step.call}`, request: requests[step.call]()});
    if (step.passes) move(step.passes);
    if (step.next_action) action = nextAction(service, step.next_action, create.amount as string, expiresAt ?? time(3600));
    if (step.answer) {
      const exchange = exchanges.at(-1);
      if (!exchange?.operation || exchange.answer) throw new Error(`src/data/services/flows.yaml: ${step.id} answers no call. Write a step with “call” before it.`);
      move(step.answer);
      exchange.answer = {request_id: `req_${seeded(service, step.id)}`, data: transaction()};
    }
    if (step.callback) {
      move(step.callback);
      exchanges.push({
        request: {id: `evt_${seeded(service, step.id)}`, type: 'transaction.updated', created_at: time(seconds), data: transaction()},
      });
    }
  }
  return exchanges;
}
