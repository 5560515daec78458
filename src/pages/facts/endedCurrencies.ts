import {loadEndedCurrencies} from '../../content/reference/currencies';
import {date} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {linkedTable} from '../tables/linkedTable';
import type {Page} from '../page';

/**
 * Codes withdrawn by amendments of ISO 4217, with the last day and the replacement: `<Facts name="endedCurrencies" />`.
 */
export function build(page: Page): Node[] {
  const t = (label: string, variables = {}): string => page.t(`reference.currencies.${label}`, variables);
  return [
    linkedTable(
      page,
      ['code', 'name', 'numeric', 'lastDay', 'replacedBy', 'source'].map((label) => t(label)),
      loadEndedCurrencies(page.locale).map(
        ({code, names, numeric, lastDay, replacedBy, amendment: {number, source}}) => ({
          id: code,
          cells: [
            code,
            names[page.locale],
            numeric,
            date(lastDay, page.locale),
            `[${replacedBy}](#${replacedBy})`,
            `[${t('amendment', {number})}](${source})`,
          ],
        }),
      ),
      {values: [0, 2]},
    ),
  ];
}
