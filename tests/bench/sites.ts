/**
 * The two sites that are compared, each as a folder in which `docusaurus build` runs: a copy of this site, and the plain
 * default with the same pages. A folder holds no caches and nothing that was generated, so that its first build is cold.
 * The folders stand below the root, where the packages are found.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify as stringifyYaml} from 'yaml';
import {brand} from '../../src/brand';
import {defaultLocale, locales, pagesFolder, prefixOf, type LocaleCode} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {listPages, loadSidebar, routeOf, type Category, type SidebarEntry} from '../../src/content/core/sidebar';
import {twinAddress} from '../../src/content/pages/twinAddress';
import {toPlain} from '../../src/published/twins/plain';
import {blocks} from '../../src/published';
import {readTree} from '../../src/published/twins/readTree';
import {stringify} from '../../src/published/twins/stringify';
import {createPage} from '../../src/pages/page';

export type SiteKind = 'site' | 'baseline';

/** A value for each of the two sites. */
export type Both<T> = Record<SiteKind, T>;

/** Runs a function for both sites, one after the other, so that each has the whole machine. */
export async function inBoth<T>(make: (kind: SiteKind) => Promise<T>): Promise<Both<T>> {
  const site = await make('site');
  return {site, baseline: await make('baseline')};
}

/** Makes the folder of a site anew, its pages `times` over: the second time under `/copy_2/`, and so on. */
export async function makeSite(kind: SiteKind, folder: string, times: number): Promise<void> {
  fs.rmSync(folder, {recursive: true, force: true});
  await {site: copySite, baseline: makeBaseline}[kind](folder);
  const copies = Array.from({length: times - 1}, (_, index) => `copy_${index + 2}`);
  const sidebar = [...loadSidebar(), ...copies.map((name) => copyOfSidebar(name))];
  if (kind === 'baseline') write(path.join(folder, 'sidebars.json'), JSON.stringify({docs: sidebar.map(toItem)}));
  else if (times > 1) {
    writeSidebar(folder, sidebar);
    giveCopiesFacts(folder);
    giveCopiesLabels(folder, copies);
  }
  for (const name of copies) copyPages(folder, name);
}

function copySite(folder: string): void {
  for (const name of [
    'docs',
    'i18n',
    'src',
    'static',
    'docusaurus.config.ts',
    'sidebars.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    fs.cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  // The caches of the build stay in the folder, so each package is linked by itself.
  const packages = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages)) {
    if (!name.startsWith('.')) fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}

/** The default classic preset and the search with its default settings, in the same languages; no file of its own. */
async function makeBaseline(folder: string): Promise<void> {
  const ids = listPages();
  for (const {code} of locales) {
    for (const id of ids) write(path.join(folder, pagesFolder(code), `${id}.md`), await drawPage(id, code, ids));
    // Translated labels of the categories.
    if (code !== defaultLocale) {
      const file = `${pagesFolder(code)}.json`;
      write(path.join(folder, file), fs.readFileSync(path.join(root, file), 'utf8'));
    }
  }
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({name: 'baseline', private: true, browserslist: readPackage().browserslist}),
  );
  write(path.join(folder, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(baselineConfig, null, 2)};\n`);
}

const baselineConfig = {
  title: brand.title.en,
  url: `https://${brand.hosts.site}`,
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  // The pages are plain Markdown: `{` is a brace and `<` is a sign.
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  i18n: {defaultLocale, locales: locales.map(({code}) => code)},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.json'}, blog: false, pages: false}]],
  // `en` alone finds no Ukrainian word.
  themes: [['@easyops-cn/docusaurus-search-local', {language: ['en', 'ru'], docsRouteBasePath: '/', indexBlog: false}]],
  themeConfig: {navbar: {title: brand.name, items: [{type: 'localeDropdown', position: 'right'}]}},
};

function readPackage(): {browserslist: string[]} {
  return JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: string[]};
}

/** A page of this site as plain Markdown: the text of its twin, under the same address. */
async function drawPage(id: string, locale: LocaleCode, ids: string[]): Promise<string> {
  const {frontMatter, tree} = await readTree(id, locale, blocks);
  const {title, description, keywords, sidebar_label} = frontMatter;
  const head = Object.fromEntries(
    Object.entries({title, description, keywords, sidebar_label}).filter(([, value]) => value !== undefined),
  );
  const body = stringify(toPlain(tree, createPage(id, locale, frontMatter)));
  return `---\n${stringifyYaml(head)}---\n\n${linkToPages(body, locale, ids)}`;
}

/** Rewrites the links of a twin, which go to other twins, to the pages. */
export function linkToPages(markdown: string, locale: LocaleCode, ids: string[]): string {
  const prefix = prefixOf(locale);
  const routes = new Map(ids.map((id) => [twinAddress(`${prefix}${routeOf(id)}`), routeOf(id)]));
  return markdown.replace(/\]\((\/[^)\s#]*\.md)/g, (link, address: string) =>
    routes.has(address) ? `](${routes.get(address)}` : link,
  );
}

/** Converts an entry of the sidebar to the format of Docusaurus, with its default settings. */
function toItem(entry: SidebarEntry): object {
  if (typeof entry === 'string') return {type: 'doc', id: entry};
  const {key, label, landing, items} = entry;
  return {type: 'category', key, label, items: items.map(toItem), ...(landing && {link: {type: 'doc', id: landing}})};
}

/** The whole sidebar once more, in a category of its own. */
function copyOfSidebar(name: string): Category {
  const copy = (entry: SidebarEntry): SidebarEntry =>
    typeof entry === 'string'
      ? `${name}/${entry}`
      : {
          ...entry,
          key: `${name}_${entry.key}`,
          ...(entry.landing && {landing: `${name}/${entry.landing}`}),
          items: entry.items.map(copy),
        };
  return {key: name, label: name, landing: `${name}/quickstart`, items: loadSidebar().map(copy)};
}

function writeSidebar(folder: string, sidebar: Category[]): void {
  const file = path.join(folder, 'src/data/sidebar.yaml');
  const rest = parse(fs.readFileSync(file, 'utf8')) as object;
  write(file, stringifyYaml({...rest, sidebar}));
}

/**
 * Patches the copied site so that each copied page gets the facts of its original: they are looked up by the path of
 * the page, which differs for a copy.
 */
function giveCopiesFacts(folder: string): void {
  const file = path.join(folder, 'src/pages/page.ts');
  const start = /(?<=export function createPage\(id: string, .*\{\n)/;
  const source = fs.readFileSync(file, 'utf8');
  if (!start.test(source))
    throw new Error(
      `src/pages/page.ts makes a page in another way now. Adapt giveCopiesFacts() in tests/bench/sites.ts.`,
    );
  fs.writeFileSync(file, source.replace(start, "  id = id.replace(/^copy_\\d+\\//, '');\n"));
}

/** Names the categories of the copies in the other languages: a category without a label fails the build. */
function giveCopiesLabels(folder: string, copies: string[]): void {
  const start = 'sidebar.docs.category.';
  for (const {code} of locales.filter((locale) => locale.code !== defaultLocale)) {
    const file = path.join(folder, `${pagesFolder(code)}.json`);
    const texts = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>);
    const copied = copies.flatMap((name) => [
      [start + name, {message: name}] as const,
      ...texts
        .filter(([key]) => key.startsWith(start))
        .map(([key, text]) => [`${start}${name}_${key.slice(start.length)}`, text] as const),
    ]);
    write(file, JSON.stringify(Object.fromEntries([...texts, ...copied]), null, 2));
  }
}

/** Every page once more, under a folder of its own. */
function copyPages(folder: string, name: string): void {
  for (const {code} of locales) {
    const docs = path.join(folder, pagesFolder(code));
    for (const file of fs.readdirSync(docs, {recursive: true, encoding: 'utf8'})) {
      if (!/\.mdx?$/.test(file) || /(^|\/)_/.test(file) || file.startsWith('copy_')) continue;
      const text = fs.readFileSync(path.join(docs, file), 'utf8');
      // The home page sets its address with `slug`; its copy has the address of its file.
      write(path.join(docs, name, file), file === 'index.mdx' ? text.replace(/^slug: .*\n/m, '') : text);
    }
  }
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
