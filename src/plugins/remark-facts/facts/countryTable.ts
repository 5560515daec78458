import type {PhrasingContent, Table, TableCell} from 'mdast';
import {loadCountries} from '../../../content/countries';
import {locales} from '../../../content/locales';
import {component, element, table, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** All countries with their codes and names, each row with its own address (`#UA`), filtered in the page: `<Facts name="countryTable" />`. */
export function build(page: Page): Node[] {
  const countries = loadCountries(page.locale);
  const t = (label: string): string => page.t(`reference.countries.${label}`);
  // The reader's own language first.
  const languages = [...locales].sort((one, other) => Number(other.code === page.locale) - Number(one.code === page.locale));
  const node = table(
    [t('alpha2'), ...languages.map(({code}) => t(`name_${code}`)), t('alpha3'), t('numeric')],
    countries.map(({alpha2, alpha3, numeric, names}) => [alpha2, ...languages.map(({code}) => names[code]), alpha3, numeric]),
  ) as Table;
  countries.forEach(({alpha2, alsoKnownAs}, index) => {
    const row = node.children[index + 1]!;
    if (alsoKnownAs.length > 0) row.data = {hProperties: {'data-also': alsoKnownAs.join(' ')}} as never;
    const [first, , foreign] = row.children as [TableCell, TableCell, TableCell];
    first.children = [element('a', {id: alpha2, href: `#${alpha2}`}, first.children) as unknown as PhrasingContent];
    foreign.data = {hProperties: {lang: languages[1]!.htmlLang}} as never;
  });
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
}
