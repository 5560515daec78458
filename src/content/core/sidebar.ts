import {parse} from 'yaml';
import {cacheLoader, readInput} from './fileCache';

/** A category of the sidebar: key, English label, landing page and items. */
export interface Category {
  key: string;
  label: string;
  /** Page id of the landing page; a category without one is not collapsible. */
  landing?: string;
  items: SidebarEntry[];
}

/** A page's id (its path under `docs/` without extension), or a category. */
export type SidebarEntry = string | Category;

/** The file from which the sidebar is built, relative to the root. */
export const sidebarFile = 'src/data/sidebar.yaml';
const categoryKeys = new Set(['key', 'label', 'landing', 'items']);

const read = cacheLoader((file: string): unknown => parse(readInput(file)));

function checkEntry(entry: unknown): SidebarEntry {
  if (typeof entry === 'string') return entry;
  const category = entry as Category;
  const unknown = Object.keys(category).filter((key) => !categoryKeys.has(key));
  if (unknown.length > 0 || !category.key || !category.label || !Array.isArray(category.items)) {
    throw new Error(
      `${sidebarFile}: the category ${JSON.stringify(category.key ?? category)} needs key, label, items and perhaps landing, and nothing else${unknown.length ? ` (remove ${unknown.join(', ')})` : ''}.`,
    );
  }
  return {...category, items: category.items.map(checkEntry)};
}

/** The whole sidebar. */
export function loadSidebar(): Category[] {
  const {sidebar} = read(sidebarFile) as {sidebar: unknown[]};
  return sidebar.map(checkEntry) as Category[];
}

/** Ids of all pages in sidebar order. */
export function listPages(entries: SidebarEntry[] = loadSidebar()): string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [...(entry.landing ? [entry.landing] : []), ...listPages(entry.items)],
  );
}

/** Route of a page: `index` is `/`, `invoicing/index` is `/invoicing/`, `callbacks` is `/callbacks`. */
export function routeOf(id: string): string {
  return `/${id.replace(/(^|\/)index$/, '$1')}`;
}

/** Id of the page at a route (without locale, query and hash). */
export function pageAt(route: string): string {
  return route.replace(/^\//, '').replace(/(^|\/)$/, (_, slash: string) => `${slash}index`);
}

const pageIds = cacheLoader((): Set<string> => new Set(listPages()));

/** Whether this is the id of a page. */
export function isPage(id: string): boolean {
  return pageIds().has(id);
}
