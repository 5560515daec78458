import {advance, grantToken, handle, happen, kindOfEvent, type State, type World} from '../../gateway/index';
import {numberOf, tokenFields, toV1} from '../../gateway';
import {fromMinor} from '../../gateway/values/money';
import {toRfc3339} from '../../gateway/values/time';
import {exampleClient, examplePoint, loadTestKeys} from '../core/testKeys';
import {loadService, type Service} from '../services/services';
import {bearerRequest} from '../signing/clientRequest';
import {signedRequest, withAuth} from '../signing/signedRequest';
import {prepareGateway, requestBodies, start} from './serviceExamples';
import type {Account, Callback, EventData} from '../../gateway/index';
import type {Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** Seconds that a step takes; a `wait` takes its own. */
const stepSeconds = 2;

/** A snapshot of everything that a merchant can see after one step. */
export interface Moment {
  /** The step as it is written in the data. */
  step: string;
  /** Time of the step (RFC 3339). */
  at: string;
  /** The callbacks that the step sent, in order. */
  sent: Callback[];
  /** The account of the service's first currency. */
  account: Account;
  /** All transactions, in the order of their creation. */
  transactions: Transaction[];
}

/** A gateway with one service, and the objects that steps refer to. */
interface Scene {
  version: 'v1' | 'v2';
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
 * - an operation (`create`, `pay`) or of invoicing (`invoice_create`), optionally with its argument: `create
 *   150.77` sets the amount, `pay 4000000000000002` the card, `cancel 40.00` refunds a part;
 * - an event of the gateway: `payer_pays`, `transfer_arrives 150.00`;
 * - `wait` and a number of seconds;
 * - `overdraw`: the balance becomes negative, as by a chargeback of another payment.
 *
 * Operations and events refer to the transaction of `create`; events of a refund or a chargeback to the latest one.
 *
 * @param options `version`: that of the operations, v2 by default; invoicing has one version. `hasOwnBalances`: the
 *   accounts begin with the merchant's balances, not with as much as any example needs
 * @throws a sentence with the step if the gateway refuses it or does not know it
 */
export function playMoments(
  code: string,
  steps: string[],
  {version = 'v2', hasOwnBalances = false}: {version?: 'v1' | 'v2'; hasOwnBalances?: boolean} = {},
): Moment[] {
  const service = loadService(code);
  const {world, state} = prepareGateway(service);
  if (hasOwnBalances) for (const account of world.accounts) state.accounts[account.currency] = {...account};
  grantToken(state, exampleClient, start, loadTestKeys().access_token);
  const scene: Scene = {version, world, state, service, now: start, sent: 0, transaction: '', invoice: ''};
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
      sent: state.callbacks.slice(before).map((callback) => structuredClone(callback)),
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
  } else if (name === 'overdraw') {
    const {currency} = service.limits[0]!;
    state.accounts[currency]!.available = fromMinor(-1n, world.exponentOf(currency));
  } else if (kind) {
    const id = kind.subject === 'invoice' ? scene.invoice : subjectOf(scene, name);
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

/** Converts a v2 body to v1, which has the data of payer and recipient in one object. */
function toBodyOfV1({world, state, service}: Scene, body: JsonObject): JsonObject {
  const {payer, recipient, fields, ...rest} = body as Record<string, JsonObject | undefined>;
  const {fields: own, ...person} = recipient ?? {};
  const flat = {...payer, ...person, ...(own as JsonObject | undefined), ...fields};
  const tokens = tokenFields.flatMap((name) =>
    typeof flat[name] === 'string' ? [[name, numberOf(state, flat[name])] as const] : [],
  );
  return {
    ...toV1(world, state, rest, service.limits[0]!.currency),
    ...((payer ?? recipient ?? fields) && {fields: {...flat, ...Object.fromEntries(tokens)}}),
  };
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

/** Sends the request of a step. Returns the id of the object in the response if `isMain`: later steps refer to it. */
function send(scene: Scene, step: string, path: string, body: JsonObject, isMain = true): string | undefined {
  const {world, state, now} = scene;
  const isV1 = scene.version === 'v1' && path.startsWith('/v2/');
  scene.sent += 1;
  const text = JSON.stringify(
    isV1 ? withAuth(world, toBodyOfV1(scene, body), `nonce-of-the-moment-${scene.sent}`) : body,
  );
  const key = `key-of-the-moment-${scene.sent}`;
  const request = path.startsWith('/invoicing/')
    ? bearerRequest(path, text, key)
    : signedRequest(world, isV1 ? path.replace('/v2/', '/v1/') : path, text, now, key);
  const answer = handle(world, state, request, now);
  const {data, detail, result, error} = JSON.parse(answer.body) as {
    data?: {id?: string};
    detail?: string;
    result?: {id?: number};
    error?: {message: string};
  };
  if (answer.status >= 300 || error)
    throw new Error(`The gateway refuses the step "${step}" of ${scene.service.code}: ${detail ?? error?.message}`);
  return isMain ? (data?.id ?? state.ids[`trx ${result?.id}`]) : undefined;
}
