import {Failure} from './failure';
import {newId, numberOf} from './ids';
import {fromMinor, toMinor} from './money';
import {toRfc3339} from './time';
import type {Account, Books, Json} from './types';

type Part = 'available' | 'pending' | 'reserved';

/** The account of a currency; the first movement in a currency opens it. */
export function accountOf({world, state, now}: Books, currency: string): Account {
  const zero = fromMinor(0n, world.exponentOf(currency));
  const account = (state.accounts[currency] ??= {
    id: newId(state, 'acc'),
    currency,
    available: zero,
    pending: zero,
    reserved: zero,
    updated_at: toRfc3339(now),
  });
  numberOf(state, account.id);
  return account;
}

/**
 * Changes nothing and opens no account.
 *
 * @throws Failure `balance_insufficient` when less than the amount is available
 */
export function requireAvailable({world, state}: Books, currency: string, amount: string): void {
  const exponent = world.exponentOf(currency);
  const available = state.accounts[currency]?.available ?? fromMinor(0n, exponent);
  if (toMinor(available, exponent)! < toMinor(amount, exponent)!)
    throw new Failure('balance_insufficient', `The account in ${currency} holds ${available}.`);
}

/** Why the available part of an account changes. */
export interface Cause {
  /** A reason of the report on balance entries: `payin`, `payout_returned`. */
  reason: string;
  /** The transaction behind it. */
  transaction: Json;
}

/** Where an amount comes from and where it goes; a side that is absent is the world outside. */
interface Way {
  from?: Part;
  to?: Part;
  /** Whether the part that is taken from may fall below zero: only what the merchant starts is refused, a bank does not ask. */
  isForced?: boolean;
}

/**
 * Adds an amount to one part of an account and takes it from another.
 *
 * @param amount decimal string in major units
 * @param cause what the journal says of it, where the available part changes
 * @throws Failure `balance_insufficient` when the part that is taken from holds less
 */
export function move(
  books: Books,
  currency: string,
  amount: string,
  {from, to, isForced = false}: Way,
  cause: Cause,
): void {
  const exponent = books.world.exponentOf(currency);
  const account = accountOf(books, currency);
  const value = toMinor(amount, exponent)!;
  if (from) {
    const rest = toMinor(account[from], exponent)! - value;
    if (rest < 0n && !isForced)
      throw new Failure('balance_insufficient', `The account in ${currency} holds ${account[from]}.`);
    account[from] = fromMinor(rest, exponent);
  }
  if (to) account[to] = fromMinor(toMinor(account[to], exponent)! + value, exponent);
  account.updated_at = toRfc3339(books.now);
  if (from === 'available' || to === 'available')
    record(books, account, to === 'available' ? 'in' : 'out', fromMinor(value, exponent), cause);
}

/** Writes an entry of the journal: a row of the report on balance entries, which never changes. */
function record(
  {state}: Books,
  {id, currency, available, updated_at: time}: Account,
  direction: 'in' | 'out',
  amount: string,
  {reason, transaction}: Cause,
): void {
  const journal = (state.stores.journal ??= {});
  journal[Object.keys(journal).length] = {
    created_at: time,
    account_id: id,
    currency,
    reason,
    direction,
    amount,
    available,
    transaction_id: transaction.id,
    external_id: transaction.external_id,
  };
}
