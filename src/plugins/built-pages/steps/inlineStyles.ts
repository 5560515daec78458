import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {adapt} from '../../../optimizations';
import type {Page, Site, Transform} from '../page';

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

/** The rules that some prerendered page needs: not those of open menus, search results and the like. */
async function criticalOf(css: string, pages: readonly Page[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: keepForAny(css)}],
    // Decoded one at a time: all pages of a large site at once would fill the heap.
    content: pages.map((page) => ({
      extension: 'html',
      get raw() {
        return page.html;
      },
    })),
    variables: true,
  });
  return purged!.css.replace(/\/\*[^*]*\*\//g, '');
}

const changed = (change: string): Error =>
  adapt('inlineStyles', change, 'src/plugins/built-pages/steps/inlineStyles.ts');

function addressIn({route, html}: Page): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw changed(`${route} has no link to the style sheet of the site`);
  return address;
}

/**
 * Writes the critical styles into each page, so that the first paint waits for no second response. The whole style sheet
 * follows at the end of the page, in its own order, and is the same file for all pages.
 * @throws if a page has no style sheet or another than the rest, or if no page has the end of the navbar
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
  const styles = await criticalOf(fs.readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'), pages);
  return ({route, html}) => {
    const own = addressIn({route, html});
    if (own !== address) throw changed(`${route} has the style sheet ${own}, but other pages have ${address}`);
    return html
      .replace(link, () => `${expectNavbar}<style>${styles}</style>`)
      .replace(/(?=<\/body>|$)/, `<link rel="stylesheet" href="${address}">`);
  };
}
