import {loadRegions} from '../../../content/countries';
import {element, heading, inline, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** The regions that billing addresses need, country by country: `<Facts name="regionList" />`. */
export function build(page: Page): Node[] {
  return loadRegions(page.locale).flatMap(({country, title, regions}) => [
    heading(3, title, `regions-${country.toLowerCase()}`),
    // A list in columns: a table of so many rows would make the page heavy, and hold no more.
    element(
      'ul',
      {style: 'columns:14rem;column-gap:2rem'},
      regions.map(({code, name, englishName}) =>
        element('li', {}, inline(`\`${code}\` ${name}${name === englishName ? '' : ` (${englishName})`}`)),
      ),
    ),
  ]);
}
