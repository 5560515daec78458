import fs from 'node:fs';
import path from 'node:path';
import postcss, {type AtRule, type ChildNode} from 'postcss';
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

function keepForAny(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.selectors.some(isForAny)) rule.before(postcss.comment({text: 'purgecss ignore'}));
  });
  return sheet.toString();
}

/** The framework's rules that some prerendered page needs, with the variables that the site's own rules refer to. */
async function neededOf(framework: string, own: string, pages: readonly RenderedPage[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: keepForAny(framework)}],
    // Decoded one at a time: all pages of a large site at once would fill the heap.
    content: pages.map((page) => ({
      extension: 'html',
      get raw() {
        return page.html;
      },
    })),
    variables: true,
    safelist: {variables: own.match(/--[\w-]+/g) ?? []},
  });
  return purged!.css.replace(/\/\*[^*]*\*\//g, '');
}

/** Rules that no first paint on a screen with the site's colours needs. */
const isForLater = ({params}: AtRule): boolean => /^(print|\(forced-colors: ?active\))$/.test(params);

/**
 * The sheet in three: the rules in cascade layers, which are the framework's; the site's own; and those of the site's
 * own for paper and forced colours, which come last in the cascade.
 */
function splitByLayer(css: string): {framework: string; own: string; later: string; order: string} {
  const nodes = postcss.parse(css).nodes;
  const isRule = (node: ChildNode, name: string): node is AtRule => node.type === 'atrule' && node.name === name;
  const layers = nodes.filter((node) => isRule(node, 'layer'));
  const later = nodes.filter((node) => isRule(node, 'media') && isForLater(node));
  const known = new Set<ChildNode>([...layers, ...later]);
  // A statement such as `@layer a, b` is printed without its semicolon.
  const textOf = (some: ChildNode[]): string =>
    some.map((node) => ('nodes' in node && node.nodes ? String(node) : `${String(node)};`)).join('');
  return {
    framework: textOf(layers),
    own: textOf(nodes.filter((node) => !known.has(node))),
    later: textOf(later),
    order: `@layer ${[...new Set(layers.map(({params}) => params))].join(',')};`,
  };
}

const changed = (change: string): Error =>
  adapt('inlineStyles', change, 'src/plugins/built-pages/steps/inlineStyles.ts');

function addressIn({route, html}: RenderedPage): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw changed(`${route} has no link to the style sheet of the site`);
  return address;
}

/**
 * Writes into each page the site's own rules, and those of the framework that prerendered pages need, so that the first
 * paint waits for no second response. All rules of the framework follow at the end of the page, as one file for all
 * pages, and with them the site's own rules for paper and forced colours. The cascade is that of the whole sheet: a rule outside of layers outweighs one in a layer wherever it stands.
 * @throws if a page has no style sheet or another than the rest, if no page has the end of the navbar, or if the sheet
 *   has no layers
 */
export async function inlineStyles({
  outDir,
  baseUrl,
  pages,
}: Pick<Site, 'outDir' | 'baseUrl' | 'pages'>): Promise<Transform> {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages that could hold the style sheet: see what the build wrote there.`);
  // A page that crashed while it was prerendered has no navbar.
  if (!pages.some(({html}) => html.includes(afterNavbar)))
    throw changed(`No page has the id ${afterNavbar} after the navbar`);
  const address = addressIn(first);
  const fileOf = (name: string): string => path.join(outDir, name.slice(baseUrl.length));
  const {framework, own, later, order} = splitByLayer(fs.readFileSync(fileOf(address), 'utf8'));
  if (!framework) throw changed(`The style sheet ${address} has no cascade layers`);
  const frameworkAddress = address.replace(/[^/]*$/, (name) => `framework.${name}`);
  fs.writeFileSync(fileOf(frameworkAddress), framework + later);
  const styles = `${order}${await neededOf(framework, own, pages)}${own}`;
  return ({route, html}) => {
    const linked = addressIn({route, html});
    if (linked !== address) throw changed(`${route} has the style sheet ${linked}, but other pages have ${address}`);
    return html
      .replace(link, () => `${expectNavbar}<style>${styles}</style>`)
      .replace(/(?=<\/body>|$)/, `<link rel="stylesheet" href="${frameworkAddress}">`);
  };
}
