import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {divideStyles} from './divideStyles';

/** The link that every built page has to its style sheet. */
const link = /<link rel="?stylesheet"? href="?(\/[^\s">]+\.css)"?\s*\/?>/;

/** Nothing is painted before the navbar is there as a whole: with its end alone to come, it would move under the reader. */
const wait = '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">';

const filesIn = (folder: string): string[] => fs.readdirSync(folder).map((name) => path.join(folder, name));

function* read(files: string[]): Generator<string> {
  for (const file of files) yield fs.readFileSync(file, 'utf8');
}

function addressIn(html: string, file: string): string {
  const [, address] = link.exec(html) ?? [];
  if (!address) throw new Error(`${file} has no style sheet: each page is to have that of the site.`);
  return address;
}

/** Pages one by one, each with the one style sheet. */
function* readPages(files: string[], address: string): Generator<string> {
  for (const file of files) {
    const html = fs.readFileSync(file, 'utf8');
    const own = addressIn(html, file);
    if (own !== address)
      throw new Error(
        `${file} has the style sheet ${own}, other pages have ${address}: each page is to have one and the same style sheet.`,
      );
    yield html;
  }
}

/**
 * Divides the style sheet of one language by its built pages, and returns what puts the first part into a page, so that
 * the first paint does not wait for a second answer; what scripts alone need becomes a file, which
 * `src/clientModules/laterStyles.ts` adds. Pages are read one by one: together they are more than fits into memory.
 * @throws if a page has no style sheet, or another than the rest
 */
export async function stylesFor(outDir: string, baseUrl: string, pages: string[]): Promise<(html: string) => string> {
  const [first] = pages;
  if (!first)
    throw new Error(`${outDir} has no pages whose style sheet could be divided: see what the build wrote there.`);
  const address = addressIn(fs.readFileSync(first, 'utf8'), first);
  const file = path.join(outDir, address.slice(baseUrl.length));
  const scripts = filesIn(path.join(outDir, 'assets/js')).filter((name) => name.endsWith('.js'));
  const {inPage, later} = await divideStyles(fs.readFileSync(file, 'utf8'), readPages(pages, address), read(scripts));
  const laterName = `later.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  fs.writeFileSync(path.join(path.dirname(file), laterName), later);
  fs.rmSync(file);
  const laterAddress = `${address.slice(0, address.lastIndexOf('/'))}/${laterName}`;
  return (html) =>
    html.replace(
      link,
      () => `${wait}<style>${inPage}</style><link rel="preload" href="${laterAddress}" as="style" data-later>`,
    );
}
