import {iconProblem} from '../../icons/checkIcon';

/** The properties of `themeConfig.navbar.items` entries (and their submenus) that the check uses. */
export interface NavbarItem {
  type?: string;
  label?: unknown;
  html?: unknown;
  icon?: unknown;
  to?: unknown;
  href?: unknown;
  items?: readonly NavbarItem[];
  [attribute: string]: unknown;
}

/** The item types of the theme. Add a custom type here and in `src/theme/NavbarItem/ComponentTypes`. */
const types = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
];

/** Name of an item in error messages: its label, otherwise its type, otherwise its position (from 1). */
function nameOf(item: NavbarItem, place: number): string {
  if (typeof item.label === 'string') {
    return `"${item.label}"`;
  }
  return item.type === undefined ? `number ${place}` : `of type "${item.type}"`;
}

function itemProblem(item: NavbarItem): string | null {
  const {type} = item;
  if (type !== undefined && !types.includes(type)) {
    return `there is no item type "${type}"; use one of ${types.join(', ')}`;
  }
  if (item.icon !== undefined) {
    const problem = iconProblem(item.icon);
    if (problem) {
      return problem;
    }
  }
  const isLink = (type === undefined || type === 'default') && item.items === undefined;
  if (!isLink) {
    return null;
  }
  if (item.label === undefined && item.html === undefined) {
    return 'it has no label; give it the text to show';
  }
  if ((item.to === undefined) === (item.href === undefined)) {
    return 'it needs one address: "to" for a page of this site, "href" for another site';
  }
  return null;
}

/**
 * Validates the navbar's items and returns them unchanged.
 *
 * @throws a sentence that names the item and the error
 */
export function checkNavbarItems<Item extends NavbarItem>(items: readonly Item[]): Item[] {
  items.forEach((item, index) => {
    const problem = itemProblem(item);
    if (problem) {
      throw new Error(`docusaurus.config.ts: the navbar item ${nameOf(item, index + 1)} cannot be drawn: ${problem}.`);
    }
    checkNavbarItems(item.items ?? []);
  });
  return [...items];
}
