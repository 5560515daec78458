import {servicesByCode} from '../../../content/codeUse';
import {loadCurrencies} from '../../../content/currencies';
import {locales} from '../../../content/locales';
import {component, type Node} from '../../../content/markdown';
import {linkedTable, servicesCell} from '../linkedTable';
import type {Page} from '../page';

/** All currencies of ISO 4217, each row with its own address (`#UAH`), filtered in the page: `<Facts name="currencyTable" />`. */
export function build(page: Page): Node[] {
  const t = (label: string): string => page.t(`reference.currencies.${label}`);
  const foreign = locales.find(({code}) => code !== page.locale)!;
  const services = servicesByCode('currencies');
  const node = linkedTable(
    [t('code'), t(`name_${page.locale}`), t('exponent'), t('numeric'), t(`name_${foreign.code}`), page.t('reference.services.column')],
    loadCurrencies(page.locale).map(({code, numeric, exponent, names, alsoKnownAs}) => ({
      id: code,
      cells: [code, names[page.locale], String(exponent ?? '—'), numeric, names[foreign.code], servicesCell(page, 'currency', code, services.get(code))],
      also: alsoKnownAs,
    })),
    {4: foreign.htmlLang},
  );
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
}
