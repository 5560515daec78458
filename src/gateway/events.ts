/** What happens outside of the API: payers, banks and networks act, and time passes. */
import {announce} from './callbacks';
import {newId, numberOf} from './ids';
import {invoiceEvents} from './invoiceEvents';
import {invoicesOf} from './invoices';
import {move} from './ledger';
import {pageEvents, pagesOf} from './pages';
import {finish, pace, sendPayout, succeed} from './sandbox';
import {plannedOf} from './testCases';
import {toRfc3339} from './time';
import {coinsArrive, coinsConfirmed, creditApart, end, rateIsOver} from './coins';
import {add, change, isMore, isOpen, leftOf, serviceOf, setTimer} from './transactions';
import type {Books, Entry, Json, State} from './types';

type Event = (books: Books, entry: Entry, data: Json) => void;

/** The events by name. Each looks at the status first: what comes too late changes nothing. */
export const events: Record<string, Event> = {
  /** The payer confirms, on the hosted page or in an app. */
  payer_pays(books, entry) {
    if (isOpen(entry)) finish(books, entry);
  },
  /** The payer gives up, or the bank refuses. */
  payer_refuses(books, entry, {reason_code: reason = 'payer_cancelled'}) {
    if (isOpen(entry)) change(books, entry, 'failed', {reason_code: reason});
  },
  /** The payer gives the right code of 3-D Secure; the issuer then decides. */
  challenge_passed(books, entry) {
    if (entry.data.status === 'requires_action') finish(books, entry);
  },
  challenge_failed(books, entry) {
    if (entry.data.status === 'requires_action') change(books, entry, 'failed', {reason_code: 'authentication_failed'});
  },
  /** The test bank pays a code by itself, unless the amount says otherwise. */
  bank_pays(books, entry) {
    if (entry.data.status === 'requires_action') finish(books, entry);
  },
  /** A slow bank answers. */
  bank_answers(books, entry, {result, reason_code: reason}) {
    const isUnclear = entry.data.type === 'payout' && entry.data.status === 'unknown';
    if (entry.data.status !== 'pending' && !isUnclear) return;
    if (result === 'success') (isUnclear ? paidOut : succeed)(books, entry);
    else change(books, entry, 'failed', {reason_code: reason ?? 'bank_unavailable'});
  },
  time_is_over(books, entry) {
    if (isOpen(entry)) end(books, entry, 'expired', 'payer_timeout');
    // A payout has no status for it: its recipient never came.
    else if (entry.data.type === 'payout' && entry.data.status === 'created')
      change(books, entry, 'failed', {reason_code: 'payer_timeout'});
  },
  coins_confirmed: coinsConfirmed,
  rate_is_over: rateIsOver,
  /** Nobody gave the one-time code in time. */
  code_is_over(books, entry) {
    const {status, next_action: action} = entry.data;
    if (status === 'requires_action' && action.type === 'otp')
      change(books, entry, 'failed', {reason_code: 'code_expired'});
  },
  hold_is_over(books, entry) {
    if (entry.data.status === 'authorized') change(books, entry, 'expired');
  },
  /** Money or coins that the payer transferred on their own are found. Of money the exact amount pays, any other one does not; what comes after the end stands apart. */
  transfer_arrives(books, entry, data) {
    if (books.world.coins[entry.data.service]) {
      coinsArrive(books, entry, data);
      return;
    }
    const {amount} = data;
    const {type, status, currency, amount: due} = entry.data;
    if (type !== 'payin') return;
    if (canComeLate(books, entry)) creditApart(books, entry, amount, 'paid_after_expiry');
    if (!['requires_action', 'processing'].includes(status)) return;
    if (isMore(books, currency, due, amount)) change(books, entry, 'failed', {reason_code: 'underpaid'});
    else if (isMore(books, currency, amount, due)) change(books, entry, 'failed', {reason_code: 'overpaid'});
    else succeed(books, entry);
  },
  /** The payer said to have transferred, and no transfer was found. */
  search_is_over(books, entry) {
    const {type, status} = entry.data;
    if (type === 'payin' && status === 'processing') change(books, entry, 'failed', {reason_code: 'payer_timeout'});
  },
  /** Somebody approves a payout in the cabinet. */
  payout_approved(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'on_hold') return;
    sendPayout(books, entry);
  },
  /** The recipient has entered the details on the page of a payout. */
  recipient_enters(books, entry) {
    const {type, status, service, recipient} = entry.data;
    if (type !== 'payout' || status !== 'created') return;
    Object.assign(recipient.fields, serviceOf(books.world, service)!.chosen);
    sendPayout(books, entry);
  },
  payout_arrives(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'processing') return;
    const planned = plannedOf(books, entry);
    if (planned?.status === 'failed') {
      change(books, entry, 'failed', {reason_code: planned.reason});
      return;
    }
    paidOut(books, entry);
    if (planned?.status === 'returned')
      setTimer(books.state, books.now + pace.slowBank, 'payout_comes_back', {
        transaction_id: entry.data.id,
        reason_code: planned.reason,
      });
  },
  /** The bank of a payout gives no clear answer; the gateway asks on. */
  payout_unclear(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'processing') return;
    change(books, entry, 'unknown', {reason_code: 'provider_timeout'});
    setTimer(books.state, books.now + pace.slowBank, 'bank_answers', {
      transaction_id: entry.data.id,
      result: 'success',
    });
  },
  /** The recipient's bank sends the money back. */
  payout_comes_back(books, entry, {reason_code: reason = 'transfer_returned'}) {
    if (entry.data.type === 'payout' && entry.data.status === 'success')
      change(books, entry, 'returned', {reason_code: reason});
  },
  /** A refund reaches the payer's bank; the payment shows it. */
  refund_arrives(books, entry) {
    if (entry.data.type !== 'refund' || entry.data.status !== 'processing') return;
    change(books, entry, 'success');
    const payment = books.state.entries[entry.data.parent_id]!;
    const {currency, captured_amount: captured, refunded_amount: refunded} = payment.data;
    const sum = add(books, currency, refunded, entry.data.amount);
    const status = sum === captured ? 'refunded' : 'partially_refunded';
    // A claim that the bank opened meanwhile stays on top.
    change(books, payment, payment.data.status === 'chargeback' ? 'chargeback' : status, {refunded_amount: sum});
  },
  /** The payer’s bank takes back what was not refunded, whatever the account holds. */
  chargeback_opened(books, entry) {
    if (entry.data.type !== 'payin' || !['success', 'partially_refunded'].includes(entry.data.status)) return;
    const {state, world, now} = books;
    const {id, external_id: externalId, point, service, currency} = entry.data;
    const amount = leftOf(books, entry);
    if (!isMore(books, currency, amount, '0')) return;
    const time = toRfc3339(now);
    const chargeback: Entry = {
      ...entry,
      data: {
        id: newId(state, 'trx'),
        type: 'chargeback',
        parent_id: id,
        external_id: `${externalId}-chargeback`.slice(-64),
        point,
        service,
        status: 'processing',
        amount,
        currency,
        is_test: true,
        version: 1,
        created_at: time,
        updated_at: time,
      },
      hidden: {},
    };
    numberOf(state, chargeback.data.id);
    move(
      books,
      currency,
      amount,
      {from: 'available', to: 'reserved', isForced: true},
      {reason: 'chargeback', transaction: chargeback.data},
    );
    state.entries[chargeback.data.id] = chargeback;
    announce(world, state, chargeback, now);
    change(books, entry, 'chargeback');
  },
};

/** The recipient has the money. */
function paidOut(books: Books, entry: Entry): void {
  change(books, entry, 'success', {reason_code: undefined});
}

/** Whether money may still come to a payment that is over: nobody can stop a transfer, while a card is charged in time or never. */
function canComeLate({world}: Books, {data}: Entry): boolean {
  const flows = ['redirect', 'push', 'voucher', 'qr', 'transfer', 'p2p'];
  return (
    ['expired', 'failed', 'cancelled'].includes(data.status) &&
    flows.includes(serviceOf(world, data.service)?.flow ?? '')
  );
}

/** The events about one kind of thing. */
export interface EventKind {
  thing: 'transaction' | 'invoice' | 'payment page';
  /** Field of the event that names the thing. */
  id: 'transaction_id' | 'invoice_id' | 'page_id';
  events: Record<string, (books: Books, thing: Thing, data: Json) => void>;
  /** All things of the kind by id. */
  all(state: State): Record<string, Thing>;
}

type Thing = Pick<Entry, 'data' | 'point'>;

const kinds = [
  {thing: 'transaction', id: 'transaction_id', events, all: ({entries}: State) => entries},
  {thing: 'invoice', id: 'invoice_id', events: invoiceEvents, all: invoicesOf},
  {thing: 'payment page', id: 'page_id', events: pageEvents, all: pagesOf},
] as EventKind[];

/** Names of all events. */
export const eventNames = kinds.flatMap((kind) => Object.keys(kind.events));

/** What an event is about; undefined when there is no such event. */
export function kindOfEvent(event: string): EventKind | undefined {
  return kinds.find((kind) => Object.hasOwn(kind.events, event));
}

/** The thing that the data of an event names. */
export function thingOf(state: State, {id, all}: EventKind, data: Json): Thing | undefined {
  const things = all(state);
  return typeof data[id] === 'string' && Object.hasOwn(things, data[id]) ? things[data[id]] : undefined;
}

/**
 * Lets something happen.
 *
 * @param data `transaction_id`, `invoice_id` or `page_id`, and what the event needs
 * @throws a sentence, when there is no such event, or no such thing
 */
export function happen(books: Books, event: string, data: Json): void {
  const kind = kindOfEvent(event);
  if (!kind) throw new Error(`There is no event "${event}". Write one of ${eventNames.join(', ')}.`);
  const thing = thingOf(books.state, kind, data);
  if (!thing)
    throw new Error(`The event ${event} names the ${kind.thing} ${data[kind.id]}, which the gateway does not have.`);
  kind.events[event]!(books, thing, data);
}

/** Lets time pass: everything that is due by `now` happens, each at its own moment. */
export function advance({world, state, now}: Books): void {
  for (;;) {
    const next = state.timers
      .filter(({at}) => at <= now)
      .sort((one, other) => one.at - other.at || one.order - other.order)[0];
    if (!next) return;
    state.timers.splice(state.timers.indexOf(next), 1);
    happen({world, state, now: next.at}, next.event, next.data);
  }
}
