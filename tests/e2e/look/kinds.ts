import {hasPage, routeOf} from '../../../src/content/routes';

/** One page of each kind. */
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

/** Addresses, without the language, of one page under docs/ of each kind that is written. */
export const pageKinds = ids.filter(hasPage).map(routeOf);

/** The same, and what no page under docs/ is. */
export const kinds = [...pageKinds, '/search/?q=status', '/no_such_page'];

/** Beginnings of the addresses of the languages. */
export const prefixes = {en: '', uk: '/uk'} as const;
