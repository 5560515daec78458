/**
 * Pay-ins in cryptocurrency to a deposit address. Everything that arrives is credited: the exact amount completes the
 * order, while an underpayment or a late transfer becomes a transaction of its own.
 */
import {confirmationSeconds} from '../limits';
import {queueTransactionCallback} from '../books/callbacks';
import {paymentUri, testAddress} from '../values/cryptoAddress';
import {fromMinor, toMinor} from '../values/money';
import {addressOf} from './providers';
import {fromRfc3339} from '../values/time';
import {add, change, isMore, isOpen, paid, registerDerived, setTimer, subtract} from '../books/transactions';
import type {Books, Entry, EventData} from '../books/types';
import type {NextAction} from '../../types/contract/v2';

/**
 * Assigns a deposit address to a transaction and waits for the transfer.
 *
 * @param rateUntil when the quote expires, RFC 3339
 */
export function waitForCoins(books: Books, entry: Entry, rateUntil?: string): void {
  const {data, hidden} = entry;
  hidden.received = fromMinor(0n, books.world.exponentOf(data.currency));
  // The quote ends the time to pay, if it ends first. RFC 3339 times in UTC sort as strings.
  if (rateUntil && (!data.expires_at || rateUntil < data.expires_at)) data.expires_at = rateUntil;
  change(books, entry, 'requires_action', {next_action: stepOf(books, entry, data.amount)});
  if (rateUntil) setTimer(books.state, fromRfc3339(rateUntil), 'rate_is_over', {transaction_id: data.id});
}

/** The payer's next action; `amount` is what remains to be sent. */
function stepOf(books: Books, entry: Entry, amount: string): NextAction | undefined {
  const {world} = books;
  const {id, service, currency, expires_at: until} = entry.data;
  const coin = world.coins[service];
  // A hosted page shows the address and the rest by itself.
  if (!coin) return entry.data.next_action;
  const address = testAddress(coin.network, id);
  return {
    type: 'crypto',
    payload: paymentUri(coin, address, amount, toMinor(amount, world.exponentOf(currency))!),
    image_url: addressOf(books, entry, 'qr'),
    network: coin.network,
    address,
    currency,
    amount,
    confirmations: coin.confirmations,
    ...(until && {expires_at: until}),
  };
}

/** A transfer was detected on the network. */
export function coinsArrive(books: Books, entry: Entry, {amount: sent}: EventData): void {
  const {world} = books;
  const {data, hidden} = entry;
  const {currency} = data;
  const amount = sent!;
  // A hosted page shows an address as soon as the payer has chosen a network, which a transfer implies.
  if (!world.coins[data.service]) hidden.received ??= fromMinor(0n, world.exponentOf(currency));
  if (hidden.received === undefined) return;
  if (!isOpen(entry)) {
    const isPaid = ['processing', ...paid].includes(data.status);
    creditApart(books, entry, amount, isPaid ? 'overpaid' : 'paid_after_expiry');
    return;
  }
  hidden.received = add(books, currency, hidden.received, amount);
  if (isMore(books, currency, data.amount, hidden.received)) {
    change(books, entry, data.status, {
      next_action: stepOf(books, entry, subtract(books, currency, data.amount, hidden.received)),
    });
    return;
  }
  change(books, entry, 'processing');
  setTimer(books.state, books.now + confirmationSeconds, 'coins_confirmed', {transaction_id: data.id});
}

/** The network has issued the last confirmation. */
export function coinsConfirmed(books: Books, entry: Entry): void {
  const {data, hidden} = entry;
  if (data.status !== 'processing' || hidden.received === undefined) return;
  const isOver = isMore(books, data.currency, hidden.received, data.amount);
  change(books, entry, 'success', {captured_amount: hidden.received, ...(isOver && {reason_code: 'overpaid'})});
}

/** The quote has expired: an order that was not paid at its rate ends. */
export function rateIsOver(books: Books, entry: Entry): void {
  if (isOpen(entry) && entry.hidden.quote) endPayin(books, entry, 'failed', 'rate_expired');
}

/** Ends an order that has expired or was cancelled; an underpayment is credited as a separate transaction. */
export function endPayin(
  books: Books,
  entry: Entry,
  status: 'expired' | 'failed' | 'cancelled',
  reason?: string,
): void {
  const {received} = entry.hidden;
  const isShort = received !== undefined && toMinor(received, books.world.exponentOf(entry.data.currency))! > 0n;
  change(books, entry, status, {reason_code: isShort ? 'underpaid' : reason});
  if (isShort) creditApart(books, entry, received, 'underpaid');
}

/** Credits money that does not match its order as a pay-in of its own, and returns it. */
export function creditApart(books: Books, order: Entry, amount: string, reason: string): Entry {
  const {world, state, now} = books;
  const {currency, payer} = order.data;
  const {page} = order.hidden;
  order.hidden.transfers = (order.hidden.transfers ?? 0) + 1;
  const zero = fromMinor(0n, world.exponentOf(currency));
  const sum = add(books, currency, zero, amount);
  const entry = registerDerived(
    books,
    order,
    `-transfer-${order.hidden.transfers}`,
    {
      type: 'payin',
      status: 'processing',
      reason_code: reason,
      amount: sum,
      currency,
      captured_amount: zero,
      refunded_amount: zero,
      ...(payer && {payer}),
    },
    {received: sum, ...(page && {page})},
  );
  queueTransactionCallback(world, state, entry, now);
  setTimer(state, now + confirmationSeconds, 'coins_confirmed', {transaction_id: entry.data.id});
  return entry;
}
