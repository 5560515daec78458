import {hasPage, routeOf} from '../../../src/content/routes';

/** One page of each kind, and what no page under docs/ is. */
const ids = [
  'index',
  'request_format',
  'callbacks',
  'api/v2/index',
  'api/v2/transaction/create',
  'api/v1/transaction/create',
  'services/index',
  'services/pix/payin_h2h',
  'services/pix/payin_hpp',
  'reference/country_codes',
  'reference/transaction_statuses',
  'cabinet/general/overview',
  'invoicing/index',
];

/** Addresses, without the language, of one page of each kind that is written. */
export const kinds = [...ids.filter(hasPage).map(routeOf), '/search/?q=status', '/no_such_page'];

/** Beginnings of the addresses of the languages. */
export const prefixes = {en: '', uk: '/uk'} as const;
