import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Page, Site, Transform} from '../page';

/** The link that every built page has to the site's style sheet. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]+\.css)"?\s*\/?>/;

/** Blocks the first paint until the whole navbar is parsed: painted in parts, it would move under the reader. */
const expectNavbar = '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">';

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

function addressIn({route, html}: Page): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw new Error(`${route} has no style sheet: each page is to have that of the site.`);
  return address;
}

/**
 * Writes the critical styles into each page, so that the first paint waits for no second response. The whole style sheet
 * follows at the end of the page, in its own order, and is the same file for all pages.
 * @throws if a page has no style sheet, or another than the rest
 */
export async function inlineStyles({
  outDir,
  baseUrl,
  pages,
}: Pick<Site, 'outDir' | 'baseUrl' | 'pages'>): Promise<Transform> {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages that could hold the style sheet: see what the build wrote there.`);
  const address = addressIn(first);
  const styles = await criticalOf(fs.readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'), pages);
  return ({route, html}) => {
    const own = addressIn({route, html});
    if (own !== address)
      throw new Error(
        `${route} has the style sheet ${own}, other pages have ${address}: each page is to have one and the same style sheet.`,
      );
    return html
      .replace(link, () => `${expectNavbar}<style>${styles}</style>`)
      .replace(/(?=<\/body>|$)/, `<link rel="stylesheet" href="${address}">`);
  };
}
