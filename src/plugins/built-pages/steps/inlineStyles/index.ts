import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page, Site, Transform} from '../../page';
import {divideStyles} from './divideStyles';

/** The link that every built page has to its style sheet. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]+\.css)"?\s*\/?>/;

/** Blocks the first paint until the whole navbar is parsed: painted in parts, it would move under the reader. */
const expectNavbar = '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">';

/**
 * Divides the style sheet by what the pages and scripts name. The part that the pages need is written into each of them,
 * so that the first paint waits for no second response; what scripts alone need becomes a file, which
 * `src/clientModules/laterStyles.ts` adds.
 * @throws if a page has no style sheet, or another than the rest
 */
export async function inlineStyles({
  outDir,
  baseUrl,
  pages,
}: Pick<Site, 'outDir' | 'baseUrl' | 'pages'>): Promise<Transform> {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages whose style sheet could be divided: see what the build wrote there.`);
  const address = addressIn(first);
  const file = path.join(outDir, address.slice(baseUrl.length));
  const {inPage, later} = await divideStyles(
    fs.readFileSync(file, 'utf8'),
    pagesWith(address, pages),
    scriptsIn(path.join(outDir, 'assets/js')),
  );
  const laterName = `later.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  const laterAddress = `${path.posix.dirname(address)}/${laterName}`;
  fs.writeFileSync(path.join(path.dirname(file), laterName), later);
  fs.rmSync(file);
  const styles = `${expectNavbar}<style>${inPage}</style><link rel="preload" href="${laterAddress}" as="style" data-later>`;
  return ({html}) => html.replace(link, () => styles);
}

function addressIn({route, html}: Page): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw new Error(`${route} has no style sheet: each page is to have that of the site.`);
  return address;
}

/** The HTML of the pages one by one, each with the one style sheet. */
function* pagesWith(address: string, pages: readonly Page[]): Generator<string> {
  for (const {route, html} of pages) {
    const own = addressIn({route, html});
    if (own !== address)
      throw new Error(
        `${route} has the style sheet ${own}, other pages have ${address}: each page is to have one and the same style sheet.`,
      );
    yield html;
  }
}

function* scriptsIn(folder: string): Generator<string> {
  for (const name of fs.readdirSync(folder)) {
    if (name.endsWith('.js')) yield fs.readFileSync(path.join(folder, name), 'utf8');
  }
}
