import fs from 'node:fs';
import path from 'node:path';
import postcss, {type Container, type Declaration, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {adapt} from '../../../optimizations';
import type {RenderedPage, Site, Transform} from '../page';

/** The link that every built page has to the site's style sheet. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]+\.css)"?\s*\/?>/;

/** The element after the navbar. */
const afterNavbar = '__docusaurus_skipToContent_fallback';

/** Blocks the first paint until the whole navbar is parsed: painted in parts, it would move under the reader. */
const expectNavbar = `<link rel="expect" href="#${afterNavbar}" blocking="render">`;

/** Selectors of alternatives, or of any element in some state: PurgeCSS would require all names in them. */
const isForAny = (selector: string): boolean => /^:(?!root)|:(?:is|where)\([^)]*,/.test(selector);

function keepForAny(root: Root): string {
  root.walkRules((rule) => {
    if (rule.selectors.some(isForAny)) rule.before(postcss.comment({text: 'purgecss ignore'}));
  });
  return root.toString();
}

/** A state that an element takes only when a reader points at it or moves to it. */
const byReader = /:(?:hover|active|focus(?:-visible|-within)?)\b/;

/** What shows only after the first paint: paper, forced colours, states that a reader brings about, and motion. */
function dropLater(root: Root): void {
  root.walkDecls(/^(?:-webkit-)?(?:transition|animation|cursor|will-change)\b/, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.remove();
  });
  root.walkAtRules('media', (media) => {
    if (/^(print|\(forced-colors: ?active\))$/.test(media.params)) media.remove();
  });
  root.walkRules((rule) => {
    const now = rule.selectors.filter(
      (selector) => !byReader.test(selector.replace(/:(?:not|is|where)\([^)]*\)/g, '')),
    );
    if (now.length === 0) rule.remove();
    else if (now.length < rule.selectors.length) rule.selectors = now;
  });
}

/** Custom properties of the framework that the site sets itself, outside of layers and so with precedence. */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') node.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.each((node) => {
      if (node.type === 'rule' && node.selector === ':root')
        node.walkDecls(/^--/, (declaration) => {
          if (own.has(declaration.prop)) declaration.remove();
        });
    });
  });
}

/** Writes the value of custom properties that have one value everywhere, such as sizes of type, where it is shorter. */
function fillConstants(root: Root): void {
  const values = new Map<string, string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root')
      node.walkDecls(/^--/, ({prop, value}) => void values.set(prop, value));
  });
  const seen = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => {
    if (seen.has(prop)) values.delete(prop);
    seen.add(prop);
  });
  root.walkDecls((declaration) => {
    // Minified values have no space behind a closing parenthesis, as in `var(--a)var(--b)`.
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)(?=([\w.#-]?))/g,
      (use, name: string, next: string) => {
        const value = values.get(name) ?? use;
        if (value.length >= use.length || value.includes('var(')) return use;
        return next ? `${value} ` : value;
      },
    );
  });
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    // A statement such as `@layer a, b` has no nodes at all.
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** The rules that a first paint can need, on whatever page. */
function forFirstPaint(css: string): string {
  const root = postcss.parse(css);
  dropLater(root);
  dropOverridden(root);
  fillConstants(root);
  dropEmpty(root);
  return keepForAny(root);
}

/** A text that may name classes and elements, read when it is needed: all at once would fill the heap. */
interface Source {
  extension: string;
  readonly raw: string;
}

const sourceOf = (page: RenderedPage): Source => ({
  extension: 'html',
  get raw() {
    return page.html;
  },
});

async function purge(css: string, content: Source[], safe?: string[]): Promise<Root> {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content,
    variables: safe !== undefined,
    safelist: {variables: safe},
  });
  const root = postcss.parse(purged!.css.replace(/\/\*[^*]*\*\//g, ''));
  dropEmpty(root);
  return root;
}

/** Those of the rules that some of the pages needs, with the custom properties that their drawings use. */
async function neededOf(css: string, pages: readonly RenderedPage[]): Promise<string> {
  const drawn = pages.flatMap(({html}) => [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  return String(await purge(css, pages.map(sourceOf), [...new Set(drawn)]));
}

/** The declarations of custom properties for the whole page, each with its layer. */
function globalsOf(root: Root): Map<string, Declaration> {
  const globals = new Map<string, Declaration>();
  const gather = (container: Container, layer: string): void => {
    container.each((node) => {
      if (node.type !== 'rule' || node.selector !== ':root') return;
      node.walkDecls(/^--/, (declaration) => void globals.set(`${layer} ${String(declaration)}`, declaration));
    });
  };
  gather(root, '');
  root.walkAtRules('layer', (layer) => gather(layer, layer.params));
  return globals;
}

/**
 * The sheet that follows at the end of a page: without rules of the framework that no page and no script can need, and
 * without the custom properties that each inlined sheet has set for the whole page.
 */
async function restOf(sheet: string, inlined: string[], content: Source[]): Promise<string> {
  const whole = postcss.parse(sheet);
  // Appended, they leave the sheet.
  const framework = postcss
    .root()
    .append(whole.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer' && node.nodes));
  whole.prepend(...(await purge(keepForAny(framework), content)).nodes);
  const known = inlined.map((css) => globalsOf(postcss.parse(css)));
  for (const [name, declaration] of globalsOf(whole)) {
    if (known.every((globals) => globals.has(name))) declaration.remove();
  }
  dropEmpty(whole);
  return whole.toString();
}

/** A drawn screen of the cabinet, whose rules are many and which few kinds of pages have. */
const screen = /class="?screen\b/;

/**
 * The kind of a page, whose pages share one inlined sheet: those that draw the cabinet, those of each folder, with
 * folders in it apart, and those without a folder. Pages of one kind have much of their markup in common. Each kind adds
 * a hash to the policy of all, which hosts limit to 2,000 characters. So the home page, which has much that pages without
 * a folder lack, shares the sheet of the sandbox: that one has room, and both play the gateway.
 */
function kindOf({route, html}: RenderedPage, routes: readonly string[]): string {
  if (route === '') return 'sandbox';
  if (screen.test(html)) return 'with screens';
  const [folder, ...names] = route.split('/').filter(Boolean);
  if (names.length > 0) return names.length > 1 ? `${folder} and deeper` : folder!;
  const isFolder = routes.some((other) => other !== route && other.startsWith(route.replace(/\/?$/, '/')));
  return folder && isFolder ? folder : '';
}

const changed = (change: string): Error =>
  adapt('inlineStyles', change, 'src/plugins/built-pages/steps/inlineStyles.ts');

function addressIn({route, html}: RenderedPage): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw changed(`${route} has no link to the style sheet of the site`);
  return address;
}

/**
 * Writes into each page the rules that the first paint of its kind of page needs, so that it waits for no second
 * response. The sheet follows at the end of the page, before the scripts run. It repeats the inlined rules, so the
 * cascade is that of the sheet alone. The site's `inlineStyles` receives what was written.
 * @throws if a page has no style sheet or another than the rest, if no page has the end of the navbar, or if the sheet
 *   has no layers
 */
export async function inlineStyles({
  outDir,
  baseUrl,
  pages,
  inlineStyles: written,
}: Pick<Site, 'outDir' | 'baseUrl' | 'pages' | 'inlineStyles'>): Promise<Transform> {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages that could hold the style sheet: see what the build wrote there.`);
  // A page that crashed while it was prerendered has no navbar.
  if (!pages.some(({html}) => html.includes(afterNavbar)))
    throw changed(`No page has the id ${afterNavbar} after the navbar`);
  const address = addressIn(first);
  const sheet = fs.readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  const layers = new Set([...sheet.matchAll(/@layer ([\w.-]+)\s*\{/g)].map(([, name]) => name!));
  if (layers.size === 0) throw changed(`The style sheet ${address} has no cascade layers`);
  const css = forFirstPaint(sheet);
  const kinds = new Map<string, RenderedPage[]>();
  const routes = pages.map(({route}) => route.slice(baseUrl.length));
  const kindOfPage = ({route, html}: RenderedPage): string =>
    kindOf({route: route.slice(baseUrl.length), html}, routes);
  for (const page of pages) {
    const kind = kindOfPage(page);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const order = `@layer ${[...layers].join(',')};`;
  const styles = new Map<string, string>();
  for (const [kind, some] of kinds) styles.set(kind, order + (await neededOf(css, some)));
  written.push(...styles.values());
  const scripts = path.join(outDir, 'assets/js');
  const content = fs
    .readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name): Source => ({
      extension: 'js',
      get raw() {
        return fs.readFileSync(path.join(scripts, name), 'utf8');
      },
    }));
  const restAddress = address.replace(/[^/]*$/, (name) => `rest.${name}`);
  const rest = await restOf(sheet, [...styles.values()], [...pages.map(sourceOf), ...content]);
  fs.writeFileSync(path.join(outDir, restAddress.slice(baseUrl.length)), rest);
  return (page) => {
    const {route, html} = page;
    const linked = addressIn(page);
    if (linked !== address) throw changed(`${route} has the style sheet ${linked}, but other pages have ${address}`);
    return html
      .replace(link, () => `${expectNavbar}<style>${styles.get(kindOfPage(page))}</style>`)
      .replace(/(?=<\/body>|$)/, `<link rel="stylesheet" href="${restAddress}">`);
  };
}
