import {locales, prefixOf, type LocaleCode} from '../../../src/content/core/locales';
import {routeOf} from '../../../src/content/core/sidebar';

/** One page under docs/ of each kind that is written. */
export const kindIds = [
  'index',
  'request_format',
  'callbacks',
  'api/v2/index',
  'api/v2/transaction/create',
  'api/v1/transaction/create',
  'services/index',
  'services/pix/index',
  'services/pix/payin_h2h',
  'services/pix/payin_hpp',
  'reference/country_codes',
  'reference/transaction_statuses',
  'cabinet/general/overview',
  'invoicing/index',
];

/** Their addresses, without the language. */
export const pageKinds = kindIds.map(routeOf);

/** What no page under docs/ is. */
export const otherKinds = ['/search/?q=status', '/no_such_page'];

/** One page of each kind. */
export const kinds = [...pageKinds, ...otherKinds];

/** Beginnings of the addresses of the languages. */
export const prefixes = Object.fromEntries(locales.map(({code}) => [code, prefixOf(code)])) as Record<
  LocaleCode,
  string
>;
