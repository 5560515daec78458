import type {PhrasingContent, Table, TableCell} from 'mdast';
import {loadCountries} from '../../../content/countries';
import {locales} from '../../../content/locales';
import {component, element, table, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** All countries with their codes and names, each row with its own address (`#UA`), filtered in the page: `<Facts name="countryTable" />`. */
export function build(page: Page): Node[] {
  const countries = loadCountries(page.locale);
  const t = (label: string): string => page.t(`reference.countries.${label}`);
  const foreign = locales.find(({code}) => code !== page.locale)!;
  const node = table(
    [t('alpha2'), t(`name_${page.locale}`), t('alpha3'), t('numeric'), t(`name_${foreign.code}`)],
    countries.map(({alpha2, alpha3, numeric, names}) => [alpha2, names[page.locale], alpha3, numeric, names[foreign.code]]),
  ) as Table;
  countries.forEach(({alpha2, alsoKnownAs}, index) => {
    const row = node.children[index + 1]!;
    if (alsoKnownAs.length > 0) row.data = {hProperties: {'data-also': alsoKnownAs.join(' ')}} as never;
    const first = row.children[0] as TableCell;
    const last = row.children.at(-1) as TableCell;
    first.children = [element('a', {id: alpha2, href: `#${alpha2}`}, first.children) as unknown as PhrasingContent];
    last.data = {hProperties: {lang: foreign.htmlLang}} as never;
  });
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
}
