import {createHash} from 'node:crypto';
import path from 'node:path';
import {hashInputs} from '../../content/core/inputsHash';
import {root} from '../../content/core/root';

/** The code that makes modules in a build; the bundler itself compares everything else. */
const code = [
  ...['compiled', 'content', 'gateway', 'local', 'pages', 'plugins', 'published', 'samples', 'sandbox', 'wire'].map(
    (name) => `src/${name}`,
  ),
  ...['brand', 'optimizations', 'trustedTypes'].map((name) => `src/${name}.ts`),
  ...['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'package-lock.json'],
];

/**
 * A hash of what makes modules, not of their inputs: the site's code, the versions of packages and of Node.js, and the
 * optimizations that `SITE_WITHOUT` turns off.
 */
export function codeHash(): string {
  const hash = createHash('sha256').update(hashInputs(code));
  for (const setting of [process.version, process.env.SITE_WITHOUT ?? '']) hash.update(`\0${setting}`);
  return hash.digest('hex').slice(0, 12);
}

/** The site's own modules that were loaded and are not part of the hash, relative to the root. */
export function findUnhashed(): string[] {
  const packages = path.join('node_modules', path.sep);
  return Object.keys(require.cache)
    .map((file) => path.relative(root, file))
    .filter((file) => !file.startsWith('..') && !file.startsWith(packages) && !file.includes('.docusaurus'))
    .filter((file) => !code.some((one) => file === one || file.startsWith(`${one}${path.sep}`)));
}
