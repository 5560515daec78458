import {table, type Node} from '../../content/core/markdown';
import {findReason} from '../../content/contract/reasons';
import type {Page} from '../page';
import {reasonLink} from '../serviceText';

/** Property with the advice for a kind of payment. */
const advice = {payin: 'whatToDo', payout: 'whatToDoInPayout', crypto: 'whatToDoInCrypto'} as const;

/**
 * Some reasons, with what to do: `<Facts name="reasons" of="account_not_found" />`. With `in="payout"` or `in="crypto"`:
 * with what to do in a payout or in a payment by a cryptocurrency.
 */
export function build(page: Page, {of = '', in: place = 'payin'}: Record<string, string>): Node[] {
  const field = advice[place as keyof typeof advice];
  if (!field)
    throw new Error(`${page.file}: reasons have no in="${place}". Write one of ${Object.keys(advice).join(', ')}.`);
  const rows = of.split(' ').map((code) => {
    const reason = findReason(code, page.locale);
    return [reasonLink(code, page), reason[place === 'payout' ? 'meaningInPayout' : 'meaning'], reason[field]];
  });
  return [
    table(
      ['services.reason', 'services.happened', 'services.you_do'].map((label) => page.t(label)),
      rows,
    ),
  ];
}
