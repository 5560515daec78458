import {prefixOf} from '../../content/core/locales';
import {hasPage, pageAt} from '../../content/core/sidebar';
import {twinAddress} from '../../content/pages/twinAddress';
import type {Page} from '../remark-facts/page';

/**
 * Where a link of a page leads in its twin: from twin to twin, so that who reads Markdown stays in Markdown. Addresses
 * begin at the root of the site and not with its host, so that they work wherever the site is served. Null for a link
 * within the page: Markdown has no ids.
 */
export function linkInTwin(url: string, {locale, file}: Page): string | null {
  if (url.startsWith('#')) return null;
  if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
  if (/^[a-z]+:/.test(url)) return url;
  if (!url.startsWith('/'))
    throw new Error(`${file}: the link to ${url} is relative. Write the address from the root, without the language.`);
  const prefix = prefixOf(locale);
  const [, address, query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url)!;
  // What a query chooses is chosen on the page alone.
  if (query || !hasPage(pageAt(address!))) return `${prefix}${url}`;
  return `${twinAddress(`${prefix}${address}`)}${hash ?? ''}`;
}
