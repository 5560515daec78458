import {servicesByCode} from '../../../content/codeUse';
import {loadCountries} from '../../../content/countries';
import {locales} from '../../../content/locales';
import {component, type Node} from '../../../content/markdown';
import {linkedTable, servicesCell} from '../linkedTable';
import type {Page} from '../page';

/** All countries with their codes and names, each row with its own address (`#UA`), filtered in the page: `<Facts name="countryTable" />`. */
export function build(page: Page): Node[] {
  const t = (label: string): string => page.t(`reference.countries.${label}`);
  const foreign = locales.find(({code}) => code !== page.locale)!;
  const services = servicesByCode('countries');
  const node = linkedTable(
    [t('alpha2'), t(`name_${page.locale}`), t('alpha3'), t('numeric'), t(`name_${foreign.code}`), page.t('reference.services.column')],
    loadCountries(page.locale).map(({alpha2, alpha3, numeric, names, alsoKnownAs}) => ({
      id: alpha2,
      cells: [alpha2, names[page.locale], alpha3, numeric, names[foreign.code], servicesCell(page, 'country', alpha2, services.get(alpha2))],
      also: alsoKnownAs,
    })),
    {4: foreign.htmlLang},
  );
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
}
