import {advance, grantToken, handle, happen, kindOfEvent, type State, type World} from '../../gateway/index';
import {toRfc3339} from '../../gateway/time';
import {exampleClient, examplePoint, loadTestKeys} from '../core/testKeys';
import {loadService, type Service} from '../services/services';
import {tokenRequest} from '../signing/clientRequest';
import {signedRequest} from '../signing/signedRequest';
import {prepareGateway, requestBodies, start} from './serviceExamples';
import type {Account, EventData} from '../../gateway/index';
import type {Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** Seconds that a step takes; a `wait` takes its own. */
const stepSeconds = 2;

/** What a merchant can see after one step. */
export interface Moment {
  /** The step as it is written in the data. */
  step: string;
  /** Time of the step (RFC 3339). */
  at: string;
  /** Bodies of the callbacks that the step sent, in order. */
  sent: JsonObject[];
  /** The account of the service's first currency. */
  account: Account;
  /** All transactions, in the order of their creation. */
  transactions: Transaction[];
}

/** A gateway with one service, and the objects that steps refer to. */
interface Scene {
  world: World;
  state: State;
  service: Service;
  now: number;
  sent: number;
  /** The transaction and the invoice that the steps are about. */
  transaction: string;
  invoice: string;
}

/** How the argument of a step changes its request, by operation: `complete 40.00` captures 40.00. */
const argumentOf: Record<string, (body: JsonObject, value: string) => void> = {
  create: (body, value) => Object.assign(body, {amount: value}),
  pay: (body, value) => Object.assign(body.fields as JsonObject, {card_number: value}),
  update: (body, value) => Object.assign(body, {fields: {otp: value}}),
  complete: (body, value) => Object.assign(body, {amount: value}),
  cancel: (body, value) => Object.assign(body, {amount: value}),
};

const eventArgument: Record<string, keyof EventData> = {
  transfer_arrives: 'amount',
  payer_pays_invoice: 'amount',
  bank_answers: 'result',
  payer_refuses: 'reason_code',
  payout_refused: 'reason_code',
};

/**
 * Plays steps on a new gateway with one service. A step is one of
 *
 * - an operation of v2 (`create`, `pay`) or of invoicing (`invoice_create`), optionally with its argument: `create
 *   150.77` sets the amount, `pay 4000000000000002` the card, `cancel 40.00` refunds a part;
 * - an event of the gateway: `payer_pays`, `transfer_arrives 150.00`;
 * - `wait` and a number of seconds.
 *
 * Operations and events refer to the transaction of `create`; events of a refund or a chargeback to the latest one.
 *
 * @throws a sentence with the step if the gateway refuses it or does not know it
 */
export function playMoments(code: string, steps: string[]): Moment[] {
  const service = loadService(code);
  const {world, state} = prepareGateway(service);
  grantToken(state, exampleClient, start, loadTestKeys().access_token);
  const scene: Scene = {world, state, service, now: start, sent: 0, transaction: '', invoice: ''};
  return steps.map((step, index) => {
    if (index > 0 && !step.startsWith('wait ')) {
      scene.now += stepSeconds;
      advance({world, state, now: scene.now});
    }
    const before = state.callbacks.length;
    playStep(scene, step);
    return {
      step,
      at: toRfc3339(scene.now),
      sent: state.callbacks.slice(before).map(({body}) => structuredClone(body)),
      account: {...state.accounts[service.limits[0]!.currency]!},
      transactions: Object.values(state.entries).map(({data}) => structuredClone(data)),
    };
  });
}

function playStep(scene: Scene, step: string): void {
  const {world, state, service} = scene;
  const [name = '', argument] = step.split(' ');
  const kind = kindOfEvent(name);
  if (name === 'wait') {
    scene.now += Number(argument);
    advance({world, state, now: scene.now});
  } else if (kind) {
    const id = kind.thing === 'invoice' ? scene.invoice : subjectOf(scene, name);
    const data = argument === undefined ? {} : {[eventArgument[name] ?? 'amount']: argument};
    happen({world, state, now: scene.now}, name, {[kind.id]: id, ...data});
  } else if (name === 'reports/v2/create') {
    const day = toRfc3339(scene.now).slice(0, 10);
    send(
      scene,
      step,
      `/${name}`,
      {kind: 'transactions', format: 'csv', from: `${day}T00:00:00Z`, to: `${day}T09:00:00Z`},
      false,
    );
  } else if (name.startsWith('invoice_')) {
    scene.invoice = send(scene, step, `/invoicing/v1/${name}`, invoiceBodies[name]!(scene)) ?? scene.invoice;
  } else {
    const bodyOf = requestBodies[name];
    const body: JsonObject | undefined =
      name === 'cancel'
        ? {transaction_id: scene.transaction, external_id: `order-1001-refund-${refundsOf(state) + 1}`}
        : bodyOf && structuredClone(bodyOf(service, scene.transaction));
    if (!body) throw new Error(`There is no step "${step}". Write an operation, an event or \`wait\` and seconds.`);
    if (argument !== undefined) argumentOf[name]!(body, argument);
    scene.transaction = send(scene, step, `/v2/transaction/${name}`, body, name === 'create') ?? scene.transaction;
  }
}

const refundsOf = ({entries}: State): number =>
  Object.values(entries).filter(({data}) => data.type === 'refund').length;

/** The transaction that an event is about. */
function subjectOf({state, transaction}: Scene, event: string): string {
  const type = event.startsWith('refund_')
    ? 'refund'
    : /^chargeback_(won|lost)$/.test(event)
      ? 'chargeback'
      : undefined;
  const latest = Object.values(state.entries).findLast(({data}) => data.type === type);
  return latest?.data.id ?? transaction;
}

/** Bodies of the requests of the invoicing API. */
const invoiceBodies: Record<string, (scene: Scene) => JsonObject> = {
  invoice_create: ({service, now}) => ({
    point: Number(examplePoint),
    external_id: 'invoice-1001',
    amount: service.limits[0]!.example,
    currency: service.limits[0]!.currency,
    description: 'Order 1001',
    due_at: toRfc3339(now + 86400),
    minimum_payment: '40.00',
  }),
  invoice_update: ({invoice, now}) => ({id: invoice, due_at: toRfc3339(now + 172800)}),
  invoice_delete: ({invoice}) => ({id: invoice}),
};

/** Sends a request and returns the id of what it answers with, if that is the main object. */
function send(scene: Scene, step: string, path: string, body: JsonObject, isMain = true): string | undefined {
  const {world, state, now} = scene;
  const text = JSON.stringify(body);
  scene.sent += 1;
  const key = `key-of-the-moment-${scene.sent}`;
  const request = path.startsWith('/invoicing/')
    ? tokenRequest(path, text, key)
    : signedRequest(world, path, text, now, key);
  const answer = handle(world, state, request, now);
  const {data, detail} = JSON.parse(answer.body) as {data?: {id?: string}; detail?: string};
  if (answer.status >= 300)
    throw new Error(`The gateway refuses the step "${step}" of ${scene.service.code}: ${detail}`);
  return isMain ? data?.id : undefined;
}
