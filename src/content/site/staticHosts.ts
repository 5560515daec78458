import type {Redirect} from './listRedirects';
import {locales, prefixOf} from '../core/locales';

/**
 * `_headers`, as hosts of static files read it. A second rule for an address adds to the first, so only what differs
 * from the hosts' own caching stands here: they let everything be asked for again.
 */
export function headersFile(headers: Record<string, string>): string {
  const block = (pattern: string, lines: [string, string][]): string =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = prefixes.map((prefix) =>
    block(`${prefix}/assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]),
  );
  return `${[block('/*', Object.entries(headers)), ...assets].join('\n\n')}\n`;
}

/** `_redirects`: permanent ones, then the 404 page of each language that has an own one. */
export function redirectsFile(redirects: Redirect[]): string {
  const missing = prefixes.filter(Boolean).map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...redirects.map(({from, to}) => `${from} ${to} 301`), ...missing].join('\n')}\n`;
}

/** What stands before the addresses of each language. */
const prefixes: string[] = locales.map(({code}) => prefixOf(code));
