import type {Redirect} from './listRedirects';
import {openAddresses, crossOriginHeaders} from './openFiles';
import {locales, prefixOf} from '../core/locales';

/**
 * `_headers` in the format of static hosts. Rules for the same path add up, so only what differs from the hosts'
 * default caching (always revalidate) is listed. Where a host would join two values of a header, `!` takes the first
 * one away; other hosts skip that line, because it has no colon, and use the later value.
 */
export function headersFile(headers: Record<string, string>): string {
  const lines = (values: Record<string, string>): string[] =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  const replaced = Object.keys(crossOriginHeaders)
    .filter((name) => name in headers)
    .map((name) => `  ! ${name}`);
  const rules = [
    ['/*', ...lines(headers)],
    ...prefixes.map((prefix) => [
      `${prefix}/assets/*`,
      ...lines({'Cache-Control': 'public, max-age=31536000, immutable'}),
    ]),
    ...openAddresses.map((address) => [address, ...replaced, ...lines(crossOriginHeaders)]),
  ];
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

/** `_redirects`: the permanent redirects, then the 404 page of each language that has its own. */
export function redirectsFile(redirects: Redirect[]): string {
  const missing = prefixes.filter(Boolean).map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...redirects.map(({from, to}) => `${from} ${to} 301`), ...missing].join('\n')}\n`;
}

/** Path prefixes of all languages. */
const prefixes: string[] = locales.map(({code}) => prefixOf(code));
