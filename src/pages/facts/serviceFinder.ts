import {filters, type Filter, type Offered} from '../../wire/finder';
import {component, paragraph, type Node} from '../../content/core/markdown';
import {countryName, currencyName, nameOrder} from '../../content/core/names';
import {loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {valuesOf} from './services';

/** The filters over the list of `<Facts name="services" />` on the same page: `<Facts name="serviceFinder" />`. */
export function build(page: Page): Node[] {
  const offered = offeredBy(loadServices(page.locale), page);
  return [component('ServiceFinder', {names: JSON.stringify(offered)}, [paragraph(page.t('services.finder.times'))])];
}

/** Labels of filter values. */
function namesOf({t, locale}: Page): Record<Filter, (value: string) => string> {
  const label = (group: string) => (value: string) => t(`services.${group}.${value}`);
  return {
    country: (code) => countryName(code, locale),
    currency: (code) => [...new Set([code, currencyName(code, locale)])].join(' — '),
    direction: label('direction'),
    integration: label('integration'),
    action: label('action'),
    refund: label('refund'),
    recurring: label('recurring'),
  };
}

/** Order of the enumerated values; countries and currencies are sorted by name. */
const orders: Partial<Record<Filter, string[]>> = {
  direction: ['payin', 'payout', 'transfer', 'none'],
  integration: ['hpp', 'h2h'],
  action: ['redirect', 'link', 'qr', 'push', 'otp', 'voucher', 'transfer', 'accept', 'none'],
  refund: ['partial', 'full', 'none'],
  recurring: ['yes', 'no'],
};

/** The values that occur, with their labels and the number of services, in display order. */
function offeredBy(services: Service[], page: Page): Offered {
  const names = namesOf(page);
  const byName = nameOrder(page.locale);
  return Object.fromEntries(
    filters.map((filter) => {
      const own = services.map((service) => valuesOf(service)[filter]);
      // A service without countries is for every country.
      const fits = (values: string[], value: string) =>
        values.includes(value) || (filter === 'country' && values.length === 0);
      const present = [...new Set(own.flat())].map((value): [string, string, number] => [
        value,
        names[filter](value),
        own.filter((values) => fits(values, value)).length,
      ]);
      const order = orders[filter];
      return [
        filter,
        present.sort(([value, name], [otherValue, otherName]) =>
          order ? order.indexOf(value) - order.indexOf(otherValue) : byName(name, otherName),
        ),
      ];
    }),
  ) as Offered;
}
