import {loadAmendments} from '../../content/reference/currencies';
import {date} from '../../content/core/format';
import {list, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/**
 * Codes added by amendments of ISO 4217 after the 2024 list, with their first day: `<Facts name="addedCurrencies" />`.
 */
export function build(page: Page): Node[] {
  return [
    list(
      loadAmendments().flatMap(({number, source, added = {}}) =>
        Object.entries(added).map(([code, {from}]) =>
          page.t('reference.currencies.added', {
            code: `[\`${code}\`](#${code})`,
            from: date(from, page.locale),
            amendment: `[${page.t('reference.currencies.amendment', {number})}](${source})`,
          }),
        ),
      ),
    ),
  ];
}
