import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {root} from './root';
import {cacheLoader} from './fileCache';

/** A category of the sidebar: key, English label, landing page and items. */
export interface Category {
  key: string;
  label: string;
  /** Page id of the landing page; a category without one is not collapsible. */
  landing?: string;
  items: Entry[];
}

/** A page's id (its path under `docs/` without extension), or a category. */
export type Entry = string | Category;

/** Files from which the sidebar is built, relative to the root. */
export const sidebarFile = 'src/data/sidebar.yaml';
export const toComeFile = 'src/data/routes_to_come.yaml';
const categoryKeys = new Set(['key', 'label', 'landing', 'items']);

const read = cacheLoader((file: string): unknown => parse(fs.readFileSync(path.join(root, file), 'utf8')));

function checkEntry(entry: unknown): Entry {
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

/** The whole sidebar, including pages that do not exist yet. */
export function loadSidebar(): Category[] {
  const {sidebar} = read(sidebarFile) as {sidebar: unknown[]};
  return sidebar.map(checkEntry) as Category[];
}

/** Ids of the pages that the product specification does not list. */
export function loadAddedPages(): string[] {
  return (read(sidebarFile) as {added: string[]}).added;
}

/** Ids of the pages that have no file yet. */
export function loadPagesToCome(): string[] {
  return (read(toComeFile) as string[] | null) ?? [];
}

/** Ids of all pages in sidebar order. */
export function listPages(entries: Entry[] = loadSidebar()): string[] {
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

/** Whether the page has an English file. */
export const hasPage = cacheLoader((id: string): boolean => fs.existsSync(path.join(root, 'docs', `${id}.mdx`)));
