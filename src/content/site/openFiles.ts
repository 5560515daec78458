import {locales, prefixOf} from '../core/locales';

/** Files that tools of other sites read, below the root of each language; `*` stands for any characters. */
const forms = [
  'gateway.mjs',
  'gateway.mjs.sha256',
  'gateway.d.mts',
  'openapi/*',
  'postman/*',
  'samples/*',
  'vectors/*',
  'examples/*',
  'reference/*.csv',
  'reference/*.json',
  'errors.json',
  'services.csv',
  'services.json',
  'changelog.atom',
  'pages.json',
  'llms.txt',
  'llms-full.txt',
  'sbom.cdx.json',
];

/** URL patterns of the published files that other origins may fetch, such as an editor that opens a contract. */
export const openAddresses: string[] = [
  '/*.md',
  ...locales.flatMap(({code}) => forms.map((form) => `${prefixOf(code)}/${form}`)),
];

/** The same as a regular expression, which nginx also takes. */
export const openPattern = new RegExp(
  `^(?:${openAddresses.map((address) => address.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`,
);

/** Response headers of these files, which override or extend those of all files. */
export const crossOriginHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
