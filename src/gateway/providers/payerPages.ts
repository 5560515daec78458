/** The payer's pages and the actions that they offer. The local gateway and the sandbox render the same ones. */
import type {Transaction} from '../../types/contract/v2';

/** The hosted page of a payment or of a payout, and the 3-D Secure challenge. */
type PageKind = 'payment' | 'payout' | 'challenge';

/** An action of a payer or recipient on a page, and the event that it causes. */
export interface PageAct {
  act: 'pay' | 'refuse' | 'pass' | 'fail' | 'enter';
  event: string;
}

const acts: Record<PageKind, PageAct[]> = {
  payment: [
    {act: 'pay', event: 'payer_pays'},
    {act: 'refuse', event: 'payer_refuses'},
  ],
  challenge: [
    {act: 'pass', event: 'challenge_passed'},
    {act: 'fail', event: 'challenge_failed'},
  ],
  payout: [{act: 'enter', event: 'recipient_enters'}],
};

/**
 * The actions of a page, regardless of the status of its transaction.
 *
 * @param canRefuse whether a refusal ends the payment; a voucher or a transfer that the payer does not want expires
 */
export function actsOf(kind: PageKind, canRefuse: boolean): PageAct[] {
  return acts[kind].filter(({act}) => act !== 'refuse' || canRefuse);
}

/** The page of a transaction by the folder of its address. */
export function pageKind({type}: Pick<Transaction, 'type'>, folder: 'p' | '3ds'): PageKind {
  if (type === 'payout') return 'payout';
  return folder === '3ds' ? 'challenge' : 'payment';
}

/** The page that the next action of a transaction leads to; null if the payer has nothing to do. */
export function pageOfNextAction({
  type,
  next_action: action,
}: Pick<Transaction, 'type' | 'next_action'>): PageKind | null {
  if (!action) return null;
  return pageKind({type}, /\/3ds\/[^/]*$/.test(action.url ?? '') ? '3ds' : 'p');
}
