import type {Redirect} from './listRedirects';
import {locales, prefixOf} from '../core/locales';

/**
 * `_headers` in the format of static hosts. Rules for the same path add up, so only what differs from the hosts'
 * default caching (always revalidate) is listed.
 */
export function headersFile(headers: Record<string, string>): string {
  const block = (pattern: string, lines: [string, string][]): string =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = prefixes.map((prefix) =>
    block(`${prefix}/assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]),
  );
  return `${[block('/*', Object.entries(headers)), ...assets].join('\n\n')}\n`;
}

/** `_redirects`: the permanent redirects, then the 404 page of each language that has its own. */
export function redirectsFile(redirects: Redirect[]): string {
  const missing = prefixes.filter(Boolean).map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...redirects.map(({from, to}) => `${from} ${to} 301`), ...missing].join('\n')}\n`;
}

/** Path prefixes of all languages. */
const prefixes: string[] = locales.map(({code}) => prefixOf(code));
