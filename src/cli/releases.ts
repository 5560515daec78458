import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {isHashed} from '../content/site/hashedFile';
import {locales, prefixOf} from '../content/core/locales';
import {nginxSite} from './nginxSite';

/*
 * A folder of releases, as nginx reads it:
 *   current            a symbolic link to the release that is served; replaced in one step
 *   releases/<time>/   site/ is the build with .br and .gz beside its files, site.conf what nginx includes
 *   hashed/            the hashed files of all releases that are kept
 */

/** How hard to compress; the levels of the compressors. */
export interface Effort {
  brotli: number;
  gzip: number;
}

const releasesOf = (folder: string): string => path.join(folder, 'releases');

/** Names of the releases, oldest first. */
export function listReleases(folder: string): string[] {
  const releases = releasesOf(folder);
  return fs.existsSync(releases)
    ? fs
        .readdirSync(releases)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
}

/** The name of the release that is served, or nothing before the first one. */
export function currentRelease(folder: string): string | undefined {
  const link = path.join(folder, 'current');
  return fs.existsSync(link) ? path.basename(fs.readlinkSync(link)) : undefined;
}

/**
 * Makes a release of a build, not yet served. Files that the current release has too are shared with it.
 * @returns its name
 * @throws with a sentence that says what to do
 */
export async function prepareRelease(folder: string, buildFolder: string, effort: Effort): Promise<string> {
  checkBuild(buildFolder);
  checkFolder(folder);
  const unfinished = path.join(releasesOf(folder), '.unfinished');
  fs.mkdirSync(releasesOf(folder), {recursive: true});
  try {
    fs.mkdirSync(unfinished);
  } catch {
    throw new Error(
      `Another release is being made, or one broke off: if none is running, delete ${unfinished} and repeat.`,
    );
  }
  const site = path.join(unfinished, 'site');
  const current = path.join(folder, 'current/site');
  const names = listFiles(buildFolder);
  await eachOf(names, (name) =>
    placeFile(path.join(buildFolder, name), path.join(site, name), path.join(current, name), effort),
  );
  fs.writeFileSync(path.join(unfinished, 'site.conf'), nginxSite(folder, buildFolder));
  for (const name of listFiles(site).filter(isHashedFile))
    link(path.join(site, name), path.join(folder, 'hashed', name));
  const release = new Date().toISOString().replaceAll(':', '.');
  fs.renameSync(unfinished, path.join(releasesOf(folder), release));
  return release;
}

/**
 * Lets a release be the one that is served, in one step: nginx reads the link with every request.
 * @returns whether nginx has to read its configuration again: headers, redirects or rules differ
 */
export function switchTo(folder: string, release: string): boolean {
  const link = path.join(folder, 'current');
  const readSite = (): string => (fs.existsSync(link) ? fs.readFileSync(path.join(link, 'site.conf'), 'utf8') : '');
  const before = readSite();
  const next = path.join(folder, '.next');
  fs.rmSync(next, {force: true});
  fs.symlinkSync(path.join('releases', release), next);
  fs.renameSync(next, link);
  return readSite() !== before;
}

/**
 * Goes back from the current release to the one before it, or to a named one.
 * @returns the release that is served now, and whether nginx has to read its configuration again
 * @throws with a sentence that says which releases there are
 */
export function rollBack(folder: string, name?: string): {release: string; isConfigurationNew: boolean} {
  const releases = listReleases(folder);
  const current = currentRelease(folder);
  if (current === undefined)
    throw new Error(`${folder} holds no release: make one with \`npm run release -- ${folder}\`.`);
  const release = name ?? releases[releases.indexOf(current) - 1];
  if (release === undefined || !releases.includes(release)) {
    const wanted = name === undefined ? `There is no release before ${current}` : `There is no release ${name}`;
    throw new Error(`${wanted}: ${folder} holds ${releases.join(', ')}.`);
  }
  return {release, isConfigurationNew: switchTo(folder, release)};
}

/** Deletes all releases but the newest ones and the current one, and the hashed files that no other release has. */
export function prune(folder: string, keep: number): void {
  const current = currentRelease(folder);
  for (const release of listReleases(folder).slice(0, -keep)) {
    if (release !== current) fs.rmSync(path.join(releasesOf(folder), release), {recursive: true});
  }
  const sites = listReleases(folder).map((release) => path.join(releasesOf(folder), release, 'site'));
  const hashed = path.join(folder, 'hashed');
  for (const name of listFiles(hashed)) {
    if (!sites.some((site) => fs.existsSync(path.join(site, name)))) fs.rmSync(path.join(hashed, name));
  }
}

function checkBuild(buildFolder: string): void {
  for (const {code} of locales) {
    const page = path.join(buildFolder, prefixOf(code), '404.html');
    if (!fs.existsSync(page))
      throw new Error(`${page} is missing: run \`npm run build\` first, which builds all languages.`);
  }
}

function checkFolder(folder: string): void {
  if (!/^\/[\w./-]+$/.test(folder)) {
    throw new Error(
      `nginx has to read ${folder}: name a folder whose path holds only Latin letters, digits, ".", "_" and "-".`,
    );
  }
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length > 0 && !names.includes('releases')) {
    throw new Error(`${folder} holds something else than releases: name a new folder, or an empty one.`);
  }
}

/** Paths of all files below a folder. */
function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A hashed file or one of its compressed forms. */
function isHashedFile(name: string): boolean {
  return isHashed(`/${name.replace(/\.(?:br|gz)$/, '')}`);
}

/** Puts a file of the build with its compressed forms into a release, from the current release if it is there already. */
async function placeFile(source: string, target: string, earlier: string, effort: Effort): Promise<void> {
  const content = fs.readFileSync(source);
  const forms = ['', '.br', '.gz'];
  if (fs.existsSync(earlier) && fs.readFileSync(earlier).equals(content)) {
    for (const form of forms) if (fs.existsSync(earlier + form)) link(earlier + form, target + form);
    return;
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  const [brotli, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(content, {
      params: {[BROTLI_PARAM_QUALITY]: effort.brotli, [BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
    promisify(zlib.gzip)(content, {level: effort.gzip}),
  ]);
  // nginx makes the ETag of time and size: the same content has the same ETag in every release and on every machine.
  const time = createHash('sha256').update(content).digest().readUInt32BE() >>> 1;
  fs.mkdirSync(path.dirname(target), {recursive: true});
  for (const [index, bytes] of [content, brotli, gzip].entries()) {
    // Pictures and fonts are compressed already.
    if (index > 0 && bytes.length > content.length * 0.9) continue;
    fs.writeFileSync(target + forms[index], bytes);
    fs.utimesSync(target + forms[index], time, time);
  }
}

/** One content at two paths; where that one stands already, it stays. */
function link(from: string, to: string): void {
  if (fs.existsSync(to)) return;
  fs.mkdirSync(path.dirname(to), {recursive: true});
  fs.linkSync(from, to);
}

/** Does something for each item, for as many at a time as there are processors. */
async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const takeAll = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, takeAll));
}
