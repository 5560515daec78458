import {listRetries, splitDuration} from '../../content/reference/callbackDelivery';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

function duration(page: Page, total: number): string {
  return Object.entries(splitDuration(total))
    .filter(([, number]) => number > 0)
    .map(([unit, number]) => page.t(`duration.${unit}`, {number}))
    .join(' ');
}

/** Delivery attempts of a callback, with the total time since the first one: `<Facts name="retrySchedule" />`. */
export function build(page: Page): Node[] {
  const columns = ['attempt', 'delay', 'sinceFirst'].map((column) => page.t(`signing.retry.${column}`));
  const first = ['1', page.t('signing.retry.atOnce'), '—'];
  const rows = listRetries().map(({attempt, delay, sinceFirst}) => [
    String(attempt),
    duration(page, delay),
    duration(page, sinceFirst),
  ]);
  return [table(columns, [first, ...rows])];
}
