import {servicesByCode} from '../../content/services/servicesByCode';
import {loadCurrencies} from '../../content/reference/currencies';
import type {Node} from '../../content/core/markdown';
import {nameTable, servicesColumn} from '../tables/nameTable';
import type {Page} from '../page';

/**
 * All currencies of ISO 4217, with a text filter and a permalink per row (`#UAH`): `<Facts name="currencyTable" />`.
 */
export function build(page: Page): Node[] {
  return nameTable(
    page,
    'currencies',
    loadCurrencies(page.locale),
    [
      ['code', ({code}) => code, 'value'],
      'name',
      ['exponent', ({exponent}) => String(exponent ?? '—')],
      ['numeric', ({numeric}) => numeric, 'value'],
      'second_name',
      servicesColumn(page, 'currency', servicesByCode('currencies'), ({code}) => code),
    ],
    ({code}) => code,
  );
}
