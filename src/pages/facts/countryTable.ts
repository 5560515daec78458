import {servicesByCode} from '../../content/services/servicesByCode';
import {loadCountries} from '../../content/reference/countries';
import type {Node} from '../../content/core/markdown';
import {nameTable, servicesColumn} from '../tables/nameTable';
import type {Page} from '../page';

/**
 * All countries with their codes and names, with a text filter and a permalink per row (`#UA`): `<Facts
 * name="countryTable" />`.
 */
export function build(page: Page): Node[] {
  return nameTable(
    page,
    'countries',
    loadCountries(page.locale),
    [
      ['alpha2', ({alpha2}) => alpha2, 'value'],
      'name',
      ['alpha3', ({alpha3}) => alpha3, 'value'],
      ['numeric', ({numeric}) => numeric, 'value'],
      'second_name',
      servicesColumn(page, 'country', servicesByCode('countries'), ({alpha2}) => alpha2),
    ],
    ({names}) => names[page.locale],
  );
}
