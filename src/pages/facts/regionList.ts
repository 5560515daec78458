import {loadRegions} from '../../content/reference/countries';
import {element, heading, inline, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The regions required in billing addresses, by country: `<Facts name="regionList" />`. */
export function build(page: Page): Node[] {
  return loadRegions(page.locale).flatMap(({country, title, regions}) => [
    heading(3, title, `regions-${country.toLowerCase()}`),
    element(
      'ul',
      {className: 'in-columns'},
      regions.map(({code, name, englishName}) =>
        element('li', {}, inline(`\`${code}\` ${name}${name === englishName ? '' : ` (${englishName})`}`)),
      ),
    ),
  ]);
}
