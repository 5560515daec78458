import {iconProblem} from '../../icons/checkIcon';

/** An entry of `themeConfig.navbar.items` (or of a menu in it), as far as the check looks at it. */
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

/** The types of item that the theme draws. One's own type is added here and in `src/theme/NavbarItem/ComponentTypes`. */
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

/** How an item is called in a message: by its label, else its type, else its place (from 1). */
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
 * Checks the navbar's items and gives them back unchanged.
 * @throws when an item cannot be drawn: a sentence that names the item and says what is wrong.
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
