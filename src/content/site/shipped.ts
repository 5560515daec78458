import fs from 'node:fs';
import path from 'node:path';
import {openSync} from 'fontkit';
import {readData} from '../core/data';
import {hasInput, readInput} from '../core/fileCache';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {root} from '../core/root';
import type {ShippedFile} from '../../types/data/shipped';

/** The data file of the licence page, and the published licence texts. */
export const shippedFile = 'src/data/shipped.yaml';
export const licencesFile = 'third_party_licenses.txt';

/**
 * Licences (SPDX) that may be shipped: those that only require their text to be included. The exception is MPL, which
 * requires a link to the source; the list has one.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
]);

/** Third-party work that readers receive. */
interface Shipped {
  name: string;
  isPackage: boolean;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Address of its source. */
  url: string;
  /** Licence and notice texts, unchanged. */
  text: string;
  /** Purpose on the site; code has none. */
  use?: string;
}

const read = (locale: LocaleCode = defaultLocale): ShippedFile => readData('shipped.yaml', locale);
type Work = ShippedFile['works'][number];

/** Packages whose code runs in the browser, by their path below `node_modules`. */
export const shippedPackages = (): string[] => read().code;

/** The package of a bundler module by its path below `node_modules`; null for the site's own code. */
export function packageAt(module: string): string | null {
  // The part before the last `!` lists the loaders.
  const file = module.split('!').at(-1)!;
  const found = file.match(/(?<=\/node_modules\/)(?:@[^/]+\/)?[^/]+/g);
  return found && found.join('/node_modules/');
}

/**
 * Whether a licence allows shipping: `OR` needs one allowed licence, `AND` needs all.
 *
 * @param licence SPDX expression; parentheses only around the whole
 */
export function isAllowed(licence: string): boolean {
  const terms = (text: string, word: RegExp): string[] => text.split(word).map((term) => term.trim());
  return terms(licence.replace(/^\((.*)\)$/, '$1'), / or /i).some((choice) =>
    terms(choice, / and /i).every((one) => allowed.has(one)),
  );
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
  homepage?: string;
  repository?: string | {url: string};
}

/** Browser URL of a repository, from the formats that package.json allows. */
export function repositoryUrl(repository: string): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository);
  if (short) return `https://github.com/${short[1]}`;
  return repository
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh|http):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

/** @param ownText file with the text of the licence, for a package that comes without */
function fromPackage(place: string, ownText?: string): Omit<Shipped, 'use'> {
  const folder = path.join(root, 'node_modules', place);
  if (!fs.existsSync(folder))
    throw new Error(
      `${shippedFile}: there is no package ${place} in node_modules. Write the name of one, or run npm ci.`,
    );
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  // A folder name may differ from the package name.
  const {name, version, license, author, homepage, repository} = manifest;
  const address = typeof repository === 'object' ? repository.url : (repository ?? homepage);
  if (!license || !address)
    throw new Error(`node_modules/${place}/package.json says no licence or no repository. Ship another package.`);
  const files = fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && fs.statSync(path.join(folder, file)).isFile())
    .sort();
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0 && ownText !== undefined) texts.push(readInput(ownText).trim());
  if (texts.length === 0) {
    const standard = `src/data/licences/${license}.txt`;
    if (!hasInput(standard)) throw new Error(`${name} comes without the text of its licence. Write ${standard}.`);
    const holder = typeof author === 'object' ? author.name : author?.replace(/ [<(].*/, '');
    texts.push(
      `${name} says in its package.json alone that it is under ${license}${holder ? `, and that it is by ${holder}` : ''}. The text of that licence:\n\n${readInput(standard).trim()}`,
    );
  }
  return {name, isPackage: true, version, licence: license, url: repositoryUrl(address), text: texts.join('\n\n')};
}

/** A work that is not a package: its version comes from the font, or from Node. */
function fromElsewhere({name, licence, url, text, font, node}: Work): Omit<Shipped, 'use'> {
  const file = `static/fonts/${font}`;
  const version =
    font && hasInput(file)
      ? openSync(path.join(root, file)).version.replace(/^Version /, '')
      : process.versions[node ?? ''];
  if (!version)
    throw new Error(
      `${shippedFile}: ${name} has no version. Write \`font\`, the name of a file in static/fonts, or \`node\`, a key of process.versions.`,
    );
  return {
    name,
    isPackage: false,
    version,
    licence: licence!,
    url: url!,
    text: readInput(text!).trim(),
  };
}

/**
 * All third-party works that readers receive: `code` runs in the browser, `works` are data, pictures and typefaces.
 *
 * @throws a sentence if a licence does not allow shipping
 */
export function loadShipped(locale: LocaleCode): Record<'code' | 'works', Shipped[]> {
  const {code, works} = read(locale);
  const shipped = {
    code: code.map((place) => fromPackage(place)).sort((one, other) => (one.name < other.name ? -1 : 1)),
    works: works.map((work) => ({
      use: work.use,
      ...(work.licence ? fromElsewhere(work) : fromPackage(work.name, work.text)),
    })),
  };
  for (const {name, licence} of [...shipped.code, ...shipped.works]) {
    if (!isAllowed(licence)) {
      throw new Error(
        `${name} is under ${licence}, which is not among the licences that this site ships. Ship something else, or add the licence to src/content/site/shipped.ts once somebody has read it.`,
      );
    }
  }
  return shipped;
}

/** The texts of all licences: each licence once, below the names of what it covers. */
export function licencesText(): string {
  const {code, works} = loadShipped(defaultLocale);
  return textsOf([...works, ...code]);
}

/** The texts of the licences of packages, as in `licencesText`. */
export const licencesOf = (packages: string[]): string => textsOf(packages.map((place) => fromPackage(place)));

function textsOf(shipped: Omit<Shipped, 'use'>[]): string {
  const covered = new Map<string, string[]>();
  for (const {name, version, licence, url, text} of shipped) {
    const heads = covered.get(text) ?? [];
    covered.set(text, heads);
    const head = `${name} ${version}\n${licence}, ${url}\n`;
    if (!heads.includes(head)) heads.push(head);
  }
  return [...covered]
    .map(([text, heads]) => `${'='.repeat(80)}\n${heads.join('\n')}${'-'.repeat(80)}\n${text}\n`)
    .join('\n');
}
