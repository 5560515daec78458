import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../src/content/locales';
import {root} from '../../src/content/root';

/** The paths of all pages of the built site in all languages, as its sitemaps list them. */
export function sitemapPaths(): string[] {
  const paths = locales.flatMap(({code}, index) => {
    const file = path.join(root, 'build', index === 0 ? '' : code, 'sitemap.xml');
    return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  });
  if (paths.length === 0) {
    throw new Error('The sitemaps of build/ list no page.');
  }
  return paths;
}
