import fs from 'node:fs';
import path from 'node:path';
import {headersOf} from '../content/site/headers';
import {root} from '../content/core/root';
import {listRedirects} from '../content/site/listRedirects';

/**
 * What nginx includes to serve a release: its folder, headers and redirects, then `deploy/site.conf`.
 * @param folder the absolute path of the folder of releases
 * @throws when a value cannot stand in a configuration of nginx
 */
export function nginxSite(folder: string, buildFolder: string): string {
  return [
    '# Written by `npm run release`; change deploy/site.conf and release again.',
    `set $folder ${quote(folder)};`,
    ...Object.entries(headersOf(buildFolder)).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...listRedirects().map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
    fs.readFileSync(path.join(root, 'deploy/site.conf'), 'utf8'),
  ].join('\n');
}

/** A value between quotation marks. nginx has no way to write a dollar sign: it would read a variable. */
function quote(value: string): string {
  if (/[$\n]/.test(value)) {
    throw new Error(`nginx cannot hold ${JSON.stringify(value)}: write it without a dollar sign and in one line.`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
