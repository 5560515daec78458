import {Failure} from '../values/failure';
import {newId, numberOf} from './ids';
import {fromMinor, toMinor} from '../values/money';
import {toRfc3339} from '../values/time';
import type {Account, Books} from './types';
import type {BalanceEntryRow} from '../../types/contract/reports-v2';
import type {Transaction} from '../../types/contract/v2';

type Part = 'available' | 'pending' | 'reserved';

/** The account of a currency; it is opened by the first movement in that currency. */
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
 * Checks the available balance without opening an account.
 *
 * @throws Failure `balance_insufficient` if less than the amount is available
 */
export function requireAvailable({world, state}: Books, currency: string, amount: string): void {
  const exponent = world.exponentOf(currency);
  const available = state.accounts[currency]?.available ?? fromMinor(0n, exponent);
  if (toMinor(available, exponent)! < toMinor(amount, exponent)!)
    throw new Failure('balance_insufficient', `The account in ${currency} holds ${available}.`);
}

/** Why the available balance changes. */
export interface Cause {
  /** A reason of the balance report: `payin`, `payout_returned`. */
  reason: BalanceEntryRow['reason'];
  /** The related transaction. */
  transaction: Pick<Transaction, 'id' | 'external_id'>;
}

/** Source and destination of an amount; a missing side is outside of the gateway. */
interface Way {
  from?: Part;
  to?: Part;
  /**
   * Whether the source may become negative. Only operations that the merchant starts are refused; a chargeback is not.
   */
  isForced?: boolean;
}

/**
 * Moves an amount between the parts of an account.
 *
 * @param amount decimal string in major units
 * @param cause recorded in the journal if the available balance changes
 * @throws Failure `balance_insufficient` if the source holds less
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

/** Appends an immutable journal entry: a row of the balance report. */
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
