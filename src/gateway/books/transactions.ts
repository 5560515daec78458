import {chargebackDelay} from '../limits';
import {queueTransactionCallback} from './callbacks';
import {Failure} from '../values/failure';
import {followPayment} from './invoices';
import {newId, numberOf} from './ids';
import {move, type Cause} from './ledger';
import {fromMinor, toMinor} from '../values/money';
import {ownOf} from './own';
import {fromRfc3339, toRfc3339} from '../values/time';
import {kindOf} from './translate';
import type {Books, Context, Entry, EventData, Hidden, GatewayService, State, World} from './types';
import type {Status, Transaction} from '../../types/contract/v2';

/** A transition that the status table does not allow: a bug of the gateway, never caused by a request. */
class InvariantError extends Error {}

/** Finds a service by its code. */
export function serviceOf({services}: World, code: string): GatewayService | undefined {
  return services.find((service) => service.code === code);
}

/** Whether transactions of the same service can have a status, as its record says. */
export function canHave({world}: Books, {data}: Entry, status: Status): boolean {
  return serviceOf(world, data.service)!.statuses.includes(status);
}

/** Whether transactions of the same service can fail for a reason, as its record says. */
export function canFailWith({world}: Books, {data}: Entry, reason: string): boolean {
  return serviceOf(world, data.service)!.reasons.includes(reason);
}

/** Whether the hosted page of a payment offers to refuse: only where that ends the payment. */
export function canRefuse(books: Books, entry: Entry): boolean {
  return canFailWith(books, entry, 'payer_cancelled');
}

/**
 * Whether the payer of a service sends the money, so that it may also arrive late or in another amount. Money of a card,
 * of a debit or of a code is taken by its issuer instead.
 */
export function isSentByPayer({flow}: Pick<GatewayService, 'flow'>): boolean {
  return ['redirect', 'push', 'voucher', 'qr', 'transfer', 'p2p', 'crypto'].includes(flow);
}

/** Whether a transaction is a pay-in that a request created, and not money that was credited apart from its order. */
export function isOrder({data}: Entry): boolean {
  return data.type === 'payin' && data.parent_id === undefined;
}

/** The statuses of a payment that was paid and not charged back: a refund does not change that it was paid. */
export const paid: Status[] = ['success', 'partially_refunded', 'refunded'];

/** Schedules an event. */
export function setTimer(state: State, at: number, event: string, data: EventData): void {
  state.timersSet += 1;
  state.timers.push({at, order: state.timersSet, event, data});
}

/** The properties of a transaction that the caller of `register` passes. */
type NewTransaction = Omit<Transaction, 'id' | 'point' | 'is_test' | 'version' | 'created_at' | 'updated_at'>;

/**
 * Creates a transaction.
 *
 * @param data without id, version and times
 * @throws Failure `external_id_duplicate`
 */
export function register(context: Context, data: NewTransaction, hidden: Hidden, callbackUrl?: string): Entry {
  const {state, now, point, version} = context;
  checkExternalId(context, data.external_id);
  const id = newId(state, 'trx');
  const time = toRfc3339(now);
  const entry: Entry = {
    data: {id, ...data, point: point.id, is_test: true, version: 1, created_at: time, updated_at: time},
    point: point.id,
    version,
    callbackUrl: callbackUrl ?? point.callbackUrl,
    hidden,
  };
  enter(state, entry);
  if (data.expires_at) setTimer(state, fromRfc3339(data.expires_at), 'time_is_over', {transaction_id: id});
  return entry;
}

/** Stores a transaction and indexes it by its v1 number and by its `external_id`. */
function enter(state: State, entry: Entry): void {
  const {id, external_id: externalId} = entry.data;
  numberOf(state, id);
  state.entries[id] = entry;
  state.externalIds[`${entry.point} ${externalId}`] = id;
}

/** @throws Failure `external_id_duplicate` with the id of the existing transaction */
export function checkExternalId({state, point}: Context, externalId: string): void {
  const known = state.externalIds[`${point.id} ${externalId}`];
  if (known)
    throw new Failure('external_id_duplicate', `The external_id ${externalId} belongs to another transaction.`, {
      extension: {transaction_id: known},
    });
}

/**
 * Creates a transaction that the gateway derives from another one, its parent. Its `external_id` is that of the parent
 * with a suffix, followed by `-2`, `-3` and so on if it is taken. If the result is too long, its beginning is cut off.
 *
 * @param data without the properties that are copied from the parent
 */
export function registerDerived(
  {state, now}: Books,
  parent: Entry,
  suffix: string,
  {type, ...data}: Omit<NewTransaction, 'parent_id' | 'external_id' | 'service'>,
  hidden: Hidden,
): Entry {
  const {id, external_id: externalId, point, service} = parent.data;
  const candidate = (count: number): string => `${externalId}${suffix}${count === 1 ? '' : `-${count}`}`.slice(-64);
  let count = 1;
  while (`${parent.point} ${candidate(count)}` in state.externalIds) count += 1;
  const time = toRfc3339(now);
  const entry: Entry = {
    ...parent,
    data: {
      id: newId(state, 'trx'),
      type,
      parent_id: id,
      external_id: candidate(count),
      point,
      service,
      ...data,
      is_test: true,
      version: 1,
      created_at: time,
      updated_at: time,
    },
    hidden,
  };
  enter(state, entry);
  return entry;
}

/**
 * Returns a transaction of the point by its id.
 *
 * @throws Failure `transaction_not_found`
 */
export function entryOf(context: Context, id: string): Entry {
  return ownOf(context, context.state.entries, id, 'transaction', 'transaction_not_found');
}

/** @throws Failure `state_conflict` if the status is not one that the operation allows */
export function requireStatus({data}: Entry, operation: string, statuses: string[]): void {
  if (!statuses.includes(data.status)) {
    throw new Failure(
      'state_conflict',
      `The status of the transaction is ${data.status}; ${operation} needs ${statuses.join(' or ')}.`,
    );
  }
}

/** Whether a pay-in has not ended: it waits for the payer, or for the response of the bank. */
export function isOpen({data}: Entry): boolean {
  return data.type === 'payin' && ['created', 'pending', 'requires_action'].includes(data.status);
}

/** Whether the payer still has to pay. In `pending` the bank has the payment, and its response decides. */
export function isUnpaid(entry: Entry): boolean {
  return isOpen(entry) && entry.data.status !== 'pending';
}

/**
 * Changes a transaction: increments the version, sets the time, moves the money that the new status implies, and queues
 * a callback.
 *
 * @param patch properties to set; `undefined` removes one
 * @throws InvariantError if the status table does not allow the transition
 */
export function change(books: Books, entry: Entry, status: Status, patch: Partial<Transaction> = {}): void {
  const {world, state, now} = books;
  const {data} = entry;
  const kind = kindOf(data.type)!;
  const allowed = world.statuses[kind]![data.status]!.next;
  if (status !== data.status && !allowed.includes(status)) {
    throw new InvariantError(`${data.id}: a ${kind} cannot go from ${data.status} to ${status}.`);
  }
  const before = data.status;
  if (status !== before) {
    delete data.next_action;
    delete data.payment_url;
    delete data.capture_before;
  }
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) delete data[name as keyof Transaction];
    else Object.assign(data, {[name]: value});
  }
  Object.assign(data, {status, version: data.version + 1, updated_at: toRfc3339(now)});
  if (status !== before) settle(books, entry, before);
  queueTransactionCallback(world, state, entry, now);
  if (entry.hidden.invoice) followPayment(books, entry);
}

/** Moves the money that a new status implies. */
function settle(books: Books, {data, hidden}: Entry, before: string): void {
  const {type, status, currency, amount} = data;
  const cause: Cause = {reason: type, transaction: data};
  const returnCause: Cause = {reason: `${type}_returned` as Cause['reason'], transaction: data};
  if (type === 'payin' && status === 'success' && before !== 'chargeback') {
    hidden.takenAt = books.now;
    if (hidden.card?.isChargedBack)
      setTimer(books.state, books.now + chargebackDelay, 'chargeback_opened', {transaction_id: data.id});
    // A card verification charges nothing.
    if (toMinor(data.captured_amount!, books.world.exponentOf(currency)) !== 0n)
      move(books, currency, data.captured_amount!, {to: 'available'}, cause);
    exchange(books, data, hidden.quote);
  }
  if (type === 'payout' || type === 'refund') {
    if (status === 'success') move(books, currency, amount, {from: 'reserved'}, cause);
    if (status === 'failed' || status === 'cancelled')
      move(books, currency, amount, {from: 'reserved', to: 'available'}, returnCause);
    if (status === 'returned') move(books, currency, amount, {to: 'available'}, returnCause);
  }
  if (type === 'chargeback') {
    if (status === 'success') move(books, currency, amount, {from: 'reserved'}, cause);
    if (status === 'cancelled') move(books, currency, amount, {from: 'reserved', to: 'available'}, returnCause);
  }
}

/** Converts a pay-in by its quote, even if the account is in debt. Any surplus stays in its currency. */
function exchange(books: Books, payment: Transaction, quoteId?: string): void {
  const quote = quoteId !== undefined && books.state.stores.quotes?.[quoteId];
  if (!quote) return;
  const cause: Cause = {reason: 'exchange', transaction: payment};
  move(books, quote.currency, quote.amount, {from: 'available', isForced: true}, cause);
  move(books, quote.currency_to, quote.amount_to, {to: 'available'}, cause);
}

/** Sum of two amounts of one currency, as a decimal string. */
export function add({world}: Books, currency: string, one: string, other: string): string {
  const exponent = world.exponentOf(currency);
  return fromMinor(toMinor(one, exponent)! + toMinor(other, exponent)!, exponent);
}

/** Difference of two amounts of one currency, as a decimal string. */
export function subtract({world}: Books, currency: string, one: string, other: string): string {
  const exponent = world.exponentOf(currency);
  return fromMinor(toMinor(one, exponent)! - toMinor(other, exponent)!, exponent);
}

/** Whether `one` is greater than `other`. */
export function isMore({world}: Books, currency: string, one: string, other: string): boolean {
  const exponent = world.exponentOf(currency);
  return toMinor(one, exponent)! > toMinor(other, exponent)!;
}

/** The captured amount that is neither refunded nor being refunded. */
export function leftOf(books: Books, {data}: Entry): string {
  const {currency, captured_amount: captured, refunded_amount: refunded} = data;
  const underWay = Object.values(books.state.entries).filter(
    ({data: other}) =>
      other.type === 'refund' &&
      other.parent_id === data.id &&
      (other.status === 'created' || other.status === 'processing'),
  );
  const spent = underWay.reduce((sum, {data: other}) => add(books, currency, sum, other.amount), refunded!);
  return subtract(books, currency, captured!, spent);
}
