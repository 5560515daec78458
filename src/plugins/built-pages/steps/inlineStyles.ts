import fs from 'node:fs';
import path from 'node:path';
import {adapt} from '../../../optimizations';
import type {Page, Site, Transform} from '../page';

/** The link that every built page has to the site's style sheet. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]+\.css)"?\s*\/?>/;

/** The element after the navbar. */
const afterNavbar = '__docusaurus_skipToContent_fallback';

/** Blocks the first paint until the whole navbar is parsed: painted in parts, it would move under the reader. */
const expectNavbar = `<link rel="expect" href="#${afterNavbar}" blocking="render">`;

/** An address that depends on the place of the style sheet. */
const relativeUrl = /url\((?!["']?(?:data:|\/|#))[^)]*\)/;

const changed = (change: string): Error =>
  adapt('inlineStyles', change, 'src/plugins/built-pages/steps/inlineStyles.ts');

function addressIn({route, html}: Page): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw changed(`${route} has no link to the style sheet of the site`);
  return address;
}

/**
 * Writes the style sheet of the site into each page, so that the first paint waits for no second response.
 * @throws if a page has no style sheet or another than the rest, if no page has the end of the navbar, or if the style
 *   sheet names a file relative to itself
 */
export function inlineStyles({outDir, baseUrl, pages}: Pick<Site, 'outDir' | 'baseUrl' | 'pages'>): Transform {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages that could hold the style sheet: see what the build wrote there.`);
  // A page that crashed while it was prerendered has no navbar.
  if (!pages.some(({html}) => html.includes(afterNavbar)))
    throw changed(`No page has the id ${afterNavbar} after the navbar`);
  const address = addressIn(first);
  const styles = fs.readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  const [relative] = relativeUrl.exec(styles) ?? [];
  if (relative) throw changed(`The style sheet ${address} has ${relative}, which leads elsewhere from a page`);
  return ({route, html}) => {
    const own = addressIn({route, html});
    if (own !== address) throw changed(`${route} has the style sheet ${own}, but other pages have ${address}`);
    return html.replace(link, () => `${expectNavbar}<style>${styles}</style>`);
  };
}
