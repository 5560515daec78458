import {secondLocaleOf, type LocaleCode} from '../../content/core/locales';
import {component, type Node} from '../../content/core/markdown';
import {linkedTable, servicesCell, type LinkedRow} from './linkedTable';
import {letterLinks, quickLinks} from './quickLinks';
import type {Page} from '../page';

interface Named {
  names: Record<LocaleCode, string>;
  /** Search words that are not shown. */
  alsoKnownAs: string[];
}

/**
 * Label and cell of a column, and whether the cell is a value to copy; `name` and `second_name` are the names in the
 * page's language and in `secondLocaleOf` it.
 */
type Column<Item> =
  [label: string, cellOf: (item: Item) => LinkedRow['cells'][number], kind?: 'value'] | 'name' | 'second_name';

/**
 * A table of codes with their names in two languages, with a text filter, links to its letters and a permalink per row.
 * The first column is the code.
 *
 * @param group label group below `reference`
 * @param sortKey what the items are sorted by
 */
export function nameTable<Item extends Named>(
  page: Page,
  group: string,
  items: Item[],
  columns: Column<Item>[],
  sortKey: (item: Item) => string,
): Node[] {
  const t = (label: string): string => page.t(label.includes('.') ? label : `reference.${group}.${label}`);
  const second = secondLocaleOf(page.locale);
  const languages = {name: page.locale, second_name: second.code};
  const drawn = columns.map((column): Exclude<Column<Item>, string> => {
    if (typeof column !== 'string') return column;
    const language = languages[column];
    return [column, ({names}) => names[language]];
  });
  const rows = items.map((item) => {
    const cells = drawn.map(([, cellOf]) => cellOf(item));
    return {id: cells[0] as string, cells, also: item.alsoKnownAs};
  });
  const node = linkedTable(
    page,
    drawn.map(([label]) => t(label)),
    rows,
    {
      foreign: {[columns.indexOf('second_name')]: second.htmlLang},
      values: drawn.flatMap(([, , kind], index) => (kind ? [index] : [])),
    },
  );
  const letters = quickLinks(
    page,
    letterLinks(items.map((item, index) => ({id: rows[index]!.id, name: sortKey(item)}))),
  );
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [letters, node])];
}

/** The column with the number of services per code. */
export function servicesColumn<Item extends Named>(
  page: Page,
  key: 'country' | 'currency',
  services: Map<string, string[]>,
  codeOf: (item: Item) => string,
): Column<Item> {
  return ['reference.services.column', (item) => servicesCell(page, key, codeOf(item), services.get(codeOf(item)))];
}
