import {prefixOf} from '../../content/core/locales';
import {isPage, pageAt, routeOf} from '../../content/core/sidebar';
import {twinAddress} from '../../content/pages/twinAddress';
import type {Page} from '../../pages/page';

/**
 * Maps a link of a page to its Markdown twin, so that a reader of Markdown stays in Markdown. Addresses are
 * root-relative, so that they work on any host and in a file of several pages.
 */
export function linkInTwin(url: string, {id, locale, file}: Page): string {
  if (url.startsWith('#')) return `${twinAddress(`${prefixOf(locale)}${routeOf(id)}`)}${url}`;
  const prefix = prefixOf(locale);
  const path = /^pathname:\/\/(.*)$/.exec(url)?.[1];
  // As on the HTML page, a file is the one of the language.
  if (path !== undefined) return path.startsWith(`${prefix}/`) ? path : `${prefix}${path}`;
  if (/^[a-z]+:/.test(url)) return url;
  if (!url.startsWith('/'))
    throw new Error(`${file}: the link to ${url} is relative. Write the address from the root, without the language.`);
  const [, address, query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url)!;
  if (isPage(`${pageAt(address!)}/index`))
    throw new Error(`${file}: the link to ${url} names the index of a folder. Write ${address}/${hash ?? ''}.`);
  // A query only has an effect on the HTML page.
  if (query || !isPage(pageAt(address!))) return `${prefix}${url}`;
  return `${twinAddress(`${prefix}${address}`)}${hash ?? ''}`;
}
