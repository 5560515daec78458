import fs from 'node:fs';
import path from 'node:path';
import {headersOf} from '../content/site/headers';
import {root} from '../content/core/root';
import {listRedirects} from '../content/site/listRedirects';
import {crossOriginHeaders, openPattern} from '../content/site/openFiles';

/**
 * The configuration that nginx includes to serve a release: folder, headers, redirects, then `deploy/site.conf`
 * and the published files.
 * @param folder absolute path of the folder that contains the releases
 * @throws if a value cannot be quoted for nginx
 */
export function nginxSite(folder: string, buildFolder: string): string {
  const rules = fs.readFileSync(path.join(root, 'deploy/site.conf'), 'utf8');
  const headers = headersOf(buildFolder);
  const linesOf = (values: Record<string, string>): string[] =>
    Object.entries(values).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return [
    '# Written by `npm run release`; change deploy/site.conf and release again.',
    `set $folder ${quote(folder)};`,
    ...linesOf(headers),
    ...listRedirects().map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
    rules,
    '# Published files have headers of their own, and a location that adds a header has to repeat all others.',
    `location ~ "${openPattern.source}" {`,
    ...[
      ...linesOf({...headers, ...crossOriginHeaders}),
      ...(rules.match(/^add_header .*$/gm) ?? []),
      'try_files $uri =404;',
    ].map((line) => `    ${line}`),
    '}',
    '',
  ].join('\n');
}

/** Quotes a value. nginx cannot escape a dollar sign: it would interpolate a variable. */
function quote(value: string): string {
  if (/[$\n]/.test(value)) {
    throw new Error(`nginx.conf cannot contain ${JSON.stringify(value)}: write it on one line, without a dollar sign.`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
