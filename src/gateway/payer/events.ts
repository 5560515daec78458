/** Events outside of the API: actions of payers, banks and networks, and timers. */
import {pace} from '../limits';
import {queueTransactionCallback} from '../books/callbacks';
import {withoutSecrets} from '../books/cards';
import {invoiceEvents} from './invoiceEvents';
import {invoicesOf} from '../books/invoices';
import {type Invoice, type PaymentPage} from '../books/types';
import {move} from '../books/ledger';
import {pageEvents, pagesOf} from './pages';
import {
  failOverdrawn,
  finish,
  isChallenge,
  routePayout,
  sendPayout,
  succeed,
  unavailableReason,
} from '../providers/providers';
import {plannedOf} from '../providers/testCases';
import {coinsArrive, coinsConfirmed, creditApart, endPayin, rateIsOver} from '../providers/coins';
import {
  add,
  canFailWith,
  canHave,
  change,
  isMore,
  isOpen,
  isOrder,
  isSentByPayer,
  isUnpaid,
  leftOf,
  registerDerived,
  serviceOf,
  setTimer,
} from '../books/transactions';
import type {Books, Entry, EventData, State} from '../books/types';

type Event = (books: Books, entry: Entry, data: EventData) => void;

/**
 * Events by name. Each handler checks the status first, so an event that comes too late has no effect. `change` moves the
 * money that a new status implies; only an opened chargeback reserves its amount itself.
 */
export const events: Record<string, Event> = {
  /** The payer confirms the payment on the hosted page or in an app. */
  payer_pays(books, entry) {
    if (isUnpaid(entry)) finish(books, entry);
  },
  /** The payer cancels, or the bank declines. */
  payer_refuses(books, entry, {reason_code: reason = 'payer_cancelled'}) {
    if (isOpen(entry)) fail(books, entry, reason);
  },
  /** The payer passes the 3-D Secure challenge; the issuer then decides. */
  challenge_passed(books, entry) {
    if (isChallenge(entry)) finish(books, entry, {hasPassed: true});
  },
  challenge_failed(books, entry) {
    if (isChallenge(entry)) change(books, entry, 'failed', {reason_code: 'authentication_failed'});
  },
  /** The sandbox bank pays a QR code, voucher or transfer by itself, unless the test amount says otherwise. */
  bank_pays(books, entry) {
    if (entry.data.status === 'requires_action') finish(books, entry);
  },
  /** A delayed response of the bank. */
  bank_answers(books, entry, {result, reason_code: reason}) {
    const isUnclear = entry.data.type === 'payout' && entry.data.status === 'unknown';
    if (entry.data.status !== 'pending' && !isUnclear) return;
    if (result === 'success') (isUnclear ? completePayout : succeed)(books, entry);
    else fail(books, entry, reason ?? unavailableReason(books, entry));
  },
  time_is_over(books, entry) {
    if (isUnpaid(entry)) endPayin(books, entry, 'expired', timeoutReason(books, entry));
    // A payout has no status `expired`: it fails if the recipient never entered the details.
    else if (entry.data.type === 'payout' && entry.data.status === 'created')
      change(books, entry, 'failed', {reason_code: 'payer_timeout'});
  },
  coins_confirmed: coinsConfirmed,
  rate_is_over: rateIsOver,
  /** The one-time code has expired. */
  code_is_over(books, entry) {
    const {status, next_action: action} = entry.data;
    if (status === 'requires_action' && action!.type === 'otp')
      change(books, entry, 'failed', {reason_code: 'code_expired'});
  },
  hold_is_over(books, entry) {
    if (entry.data.status !== 'authorized') return;
    // A simulation ends the hold early.
    entry.hidden.holdEnds = Math.min(entry.hidden.holdEnds ?? books.now, books.now);
    change(books, entry, 'expired');
  },
  /**
   * A transfer that the payer made was received. Only the exact amount completes a bank transfer; methods that fix the
   * amount for the payer ignore any other. A transfer after the end of the payment is credited as a separate
   * transaction.
   */
  transfer_arrives(books, entry, data) {
    const amount = data.amount!;
    const {status, currency, amount: due} = entry.data;
    const service = serviceOf(books.world, entry.data.service)!;
    // The payer of a charge by a token sends nothing.
    if (!isOrder(entry) || entry.hidden.source || !isSentByPayer(service)) return;
    if (service.flow === 'crypto') {
      coinsArrive(books, entry, data);
      return;
    }
    if (hasEnded(entry)) creditApart(books, entry, amount, 'paid_after_expiry');
    if (!['requires_action', 'processing'].includes(status)) return;
    if (isMore(books, currency, due, amount)) fail(books, entry, 'underpaid');
    else if (isMore(books, currency, amount, due)) fail(books, entry, 'overpaid');
    else succeed(books, entry);
  },
  /** The payer confirmed a transfer that was never found. */
  search_is_over(books, entry) {
    const {service, status} = entry.data;
    if (serviceOf(books.world, service)!.flow === 'p2p' && status === 'processing')
      change(books, entry, 'failed', {reason_code: 'payer_timeout'});
  },
  /** A payout is approved in the cabinet. */
  payout_approved(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'on_hold') return;
    sendPayout(books, entry);
  },
  /** Nobody has approved the payout in time. */
  approval_is_over(books, entry) {
    if (entry.data.type === 'payout' && entry.data.status === 'on_hold') change(books, entry, 'cancelled');
  },
  /** The recipient enters the details on the hosted payout page. */
  recipient_enters(books, entry) {
    const {type, status, service, recipient} = entry.data;
    if (type !== 'payout' || status !== 'created') return;
    Object.assign(recipient!.fields, withoutSecrets(serviceOf(books.world, service)!.chosen ?? {}));
    if (!failOverdrawn(books, entry)) change(books, entry, routePayout(books, entry));
  },
  payout_arrives(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'processing') return;
    const planned = plannedOf(books, entry);
    if (planned?.status === 'failed') {
      change(books, entry, 'failed', {reason_code: planned.reason});
      return;
    }
    completePayout(books, entry);
    if (planned?.status === 'returned')
      setTimer(books.state, books.now + pace.slowBank, 'payout_comes_back', {
        transaction_id: entry.data.id,
        reason_code: planned.reason,
      });
  },
  /** The bank or the compliance check refuses the payout. */
  payout_refused(books, entry, {reason_code: reason}) {
    if (entry.data.type === 'payout' && ['on_hold', 'processing', 'unknown'].includes(entry.data.status))
      fail(books, entry, reason ?? unavailableReason(books, entry));
  },
  /** The outcome of a payout is unknown; the gateway keeps polling the bank. */
  payout_unclear(books, entry) {
    if (entry.data.type !== 'payout' || entry.data.status !== 'processing') return;
    change(books, entry, 'unknown', {reason_code: 'provider_timeout'});
    setTimer(books.state, books.now + pace.slowBank, 'bank_answers', {
      transaction_id: entry.data.id,
      result: 'success',
    });
  },
  /** The recipient's bank returns the payout. */
  payout_comes_back(books, entry, {reason_code: reason = 'transfer_returned'}) {
    if (entry.data.type === 'payout' && entry.data.status === 'success' && canHave(books, entry, 'returned'))
      change(books, entry, 'returned', {reason_code: reason});
  },
  /** A refund completes; the payment is updated. */
  refund_arrives(books, entry) {
    if (entry.data.type !== 'refund' || entry.data.status !== 'processing') return;
    change(books, entry, 'success');
    const payment = books.state.entries[entry.data.parent_id!]!;
    const {currency, captured_amount: captured, refunded_amount: refunded} = payment.data;
    const sum = add(books, currency, refunded!, entry.data.amount);
    const status = sum === captured ? 'refunded' : 'partially_refunded';
    // A chargeback that was opened in the meantime keeps precedence.
    change(books, payment, payment.data.status === 'chargeback' ? 'chargeback' : status, {refunded_amount: sum});
  },
  /** The bank refuses a refund: the amount is available again, and the payment keeps its status. */
  refund_refused(books, entry, {reason_code: reason = unavailableReason(books, entry)}) {
    if (entry.data.type === 'refund' && entry.data.status === 'processing')
      change(books, entry, 'failed', {reason_code: reason});
  },
  /** The issuer charges back the amount that was not refunded, even if the balance does not cover it. */
  chargeback_opened(books, entry) {
    if (entry.data.type !== 'payin' || !['success', 'partially_refunded'].includes(entry.data.status)) return;
    if (!canHave(books, entry, 'chargeback')) return;
    const {state, world, now} = books;
    if (Object.values(state.entries).some(({data}) => data.type === 'chargeback' && data.parent_id === entry.data.id))
      return;
    const {currency} = entry.data;
    const amount = leftOf(books, entry);
    if (!isMore(books, currency, amount, '0')) return;
    const chargeback = registerDerived(
      books,
      entry,
      '-chargeback',
      {type: 'chargeback', status: 'processing', amount, currency},
      {},
    );
    move(
      books,
      currency,
      amount,
      {from: 'available', to: 'reserved', isForced: true},
      {reason: 'chargeback', transaction: chargeback.data},
    );
    queueTransactionCallback(world, state, chargeback, now);
    change(books, entry, 'chargeback');
  },
  /** The claim is rejected or withdrawn: the amount returns, and the payment has its earlier status again. */
  chargeback_won(books, entry) {
    if (entry.data.type !== 'chargeback' || entry.data.status !== 'processing') return;
    change(books, entry, 'cancelled');
    const payment = books.state.entries[entry.data.parent_id!]!;
    const {currency, refunded_amount: refunded} = payment.data;
    change(books, payment, isMore(books, currency, refunded!, '0') ? 'partially_refunded' : 'success');
  },
  /** The bank upholds the claim, or the merchant accepts it: the amount leaves the balance for good. */
  chargeback_lost(books, entry) {
    if (entry.data.type === 'chargeback' && entry.data.status === 'processing') change(books, entry, 'success');
  },
};

/** Why a payment has expired: its voucher was not paid, or the payer did not act. */
function timeoutReason(books: Books, entry: Entry): string {
  const hasVoucher = entry.data.status !== 'created' && canFailWith(books, entry, 'voucher_expired');
  return hasVoucher ? 'voucher_expired' : 'payer_timeout';
}

/** Fails a transaction if its service can fail for the reason. */
function fail(books: Books, entry: Entry, reason: string): void {
  if (canFailWith(books, entry, reason)) endPayin(books, entry, 'failed', reason);
}

/** The payout has reached the recipient. */
function completePayout(books: Books, entry: Entry): void {
  change(books, entry, 'success', {reason_code: undefined});
}

/** Whether a payment has ended without money. */
const hasEnded = ({data}: Entry): boolean => ['expired', 'failed', 'cancelled'].includes(data.status);

/** The events about one kind of object. */
export interface EventKind {
  subject: 'transaction' | 'invoice' | 'payment page';
  /** The property of the event's data that holds the object's id. */
  id: 'transaction_id' | 'invoice_id' | 'page_id';
  events: Record<string, (books: Books, subject: Subject, data: EventData) => void>;
  /** All objects of the kind by id. */
  all: (state: State) => Record<string, Subject>;
}

type Subject = Entry | Invoice | PaymentPage;

const kinds = [
  {subject: 'transaction', id: 'transaction_id', events, all: ({entries}: State) => entries},
  {subject: 'invoice', id: 'invoice_id', events: invoiceEvents, all: invoicesOf},
  {subject: 'payment page', id: 'page_id', events: pageEvents, all: pagesOf},
] as EventKind[];

/** Names of all events. */
export const eventNames = kinds.flatMap((kind) => Object.keys(kind.events));

/** The kind of object that an event is about; undefined if the event does not exist. */
export function kindOfEvent(event: string): EventKind | undefined {
  return kinds.find((kind) => Object.hasOwn(kind.events, event));
}

/** The object that the event's data refers to. */
export function subjectOf(state: State, {id, all}: EventKind, data: EventData): Subject | undefined {
  const subjects = all(state);
  return typeof data[id] === 'string' && Object.hasOwn(subjects, data[id]) ? subjects[data[id]] : undefined;
}

/**
 * Applies an event.
 *
 * @param data `transaction_id`, `invoice_id` or `page_id`, and the event's own parameters
 * @throws Error if the event or the object does not exist
 */
export function happen(books: Books, event: string, data: EventData): void {
  const kind = kindOfEvent(event);
  if (!kind) throw new Error(`There is no event "${event}". Write one of ${eventNames.join(', ')}.`);
  const subject = subjectOf(books.state, kind, data);
  if (!subject)
    throw new Error(`The event ${event} names the ${kind.subject} ${data[kind.id]}, which the gateway does not have.`);
  kind.events[event]!(books, subject, data);
}

/** Advances the clock: every timer due by `now` fires in order, each at its own time. */
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
