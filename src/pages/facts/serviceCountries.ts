import type {Table} from 'mdast';
import {table, type Node} from '../../content/core/markdown';
import {countryName, nameOrder} from '../../content/core/names';
import {loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {flagPicture} from '../pictures';
import {methodName} from '../serviceText';

/**
 * Countries with services of their own, their methods and a link to the finder: `<Facts name="serviceCountries" />`.
 */
export function build(page: Page): Node[] {
  const {t, locale} = page;
  const services = loadServices(locale);
  const everywhere = services.filter(({countries}) => countries.length === 0);
  const codes = [...new Set(services.flatMap(({countries}) => countries))];
  const order = nameOrder(locale);
  const countries = codes
    .map((code) => ({code, name: countryName(code, locale)}))
    .sort((one, other) => order(one.name, other.name));
  const cells = (name: string, own: Service[], total: number) => [
    name,
    methodsOf(own, ['payin'], page),
    methodsOf(own, ['payout', 'transfer'], page),
    String(total),
  ];
  const every = everywhere.length > 0 ? [cells(t('services.by_country.every'), everywhere, everywhere.length)] : [];
  const node = table(
    [
      t('services.by_country.country'),
      t('services.by_country.payin'),
      t('services.by_country.others'),
      t('services.by_country.total'),
    ],
    [
      ...every,
      ...countries.map(({code, name}) => {
        const own = services.filter((service) => service.countries.includes(code));
        return cells(page.link(`/services/?country=${code}`, name), own, own.length + everywhere.length);
      }),
    ],
  ) as Table;
  countries.forEach(({code}, index) => {
    const [name] = node.children[1 + every.length + index]!.children;
    name!.children.unshift(flagPicture(code));
  });
  return [node];
}

/** The methods that have a service in one of these directions, each as a link. */
function methodsOf(services: Service[], directions: Service['direction'][], page: Page): string {
  const links = new Map<string, string>();
  for (const service of services.filter(({direction}) => directions.includes(direction))) {
    const name = methodName(service, page);
    if (!links.has(name)) links.set(name, page.link(pageOfMethod(service), name));
  }
  return [...links.values()].join(', ') || '—';
}

/** The page about a method: that of its family if it is the only one there, or that of its first service. */
export function pageOfMethod({code, family, method}: Service): string {
  const isAlone = loadServices().every((other) => other.family !== family || other.method === method);
  return isAlone ? `/services/${family}/` : `/services/${code}`;
}
