import {component, inline, type Node} from '../../content/core/markdown';
import {countryName, nameOrder} from '../../content/core/names';
import {countriesOfServices} from '../../content/services/marks';
import {loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {flagPicture, markPicture} from '../pictures';
import {methodName} from '../serviceText';
import {pageOfMethod} from './serviceCountries';

/** So many countries are links of their own, and so many methods of each. */
const mostCountries = 8;
const mostMethods = 4;

/**
 * A form that leads to the services of a country, and links to the countries with the most services of their own and to
 * their methods: `<Facts name="payerCountries" />`.
 */
export function build(page: Page): Node[] {
  const services = loadServices(page.locale);
  const order = nameOrder(page.locale);
  const countries = countriesOfServices()
    .map((code) => ({code, name: countryName(code, page.locale), own: ownServices(services, code)}))
    .sort((one, other) => order(one.name, other.name));
  return [
    component('CountryForm', {countries: JSON.stringify(countries.map(({code, name}) => [code, name]))}, [
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: [...countries]
          // By code where the numbers are the same, so that both languages have the same countries.
          .sort((one, other) => rankOf(other.own) - rankOf(one.own) || (one.code < other.code ? -1 : 1))
          .slice(0, mostCountries)
          .sort((one, other) => order(one.name, other.name))
          .map(({code, name, own}) => ({
            type: 'listItem' as const,
            spread: false,
            children: [countryLine(page, code, name), methodList(own, page)] as never[],
          })),
      },
    ]),
  ];
}

/** The services that only this country has. */
const ownServices = (services: Service[], code: string): Service[] =>
  services.filter(({countries}) => countries.length === 1 && countries[0] === code);

/** The first service of each method with which payers pay. */
function methodsIn(services: Service[]): Service[] {
  const payins = services.filter(({direction}) => direction === 'payin');
  return payins.filter(({method}, index) => payins.findIndex((other) => other.method === method) === index);
}

/** The number of services, and of methods where it is the same. */
const rankOf = (own: Service[]): number => (methodsIn(own).length > 0 ? own.length + methodsIn(own).length / 100 : 0);

const countryLine = (page: Page, code: string, name: string): Node => ({
  type: 'paragraph',
  children: [flagPicture(code), {type: 'strong', children: inline(page.link(`/services/?country=${code}`, name))}],
});

function methodList(own: Service[], page: Page): Node {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: methodsIn(own)
      .slice(0, mostMethods)
      .map((service) => ({
        type: 'listItem' as const,
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              markPicture(service, page, 24),
              ...inline(page.link(pageOfMethod(service), methodName(service, page))),
            ],
          },
        ],
      })),
  };
}
