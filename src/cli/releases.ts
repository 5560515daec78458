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
 * Layout of the folder that nginx serves from:
 *   current            symbolic link to the release being served; replaced atomically
 *   releases/<time>/   site/ is the build, with a .br and a .gz next to each compressible file;
 *                      site.conf is the configuration that nginx includes
 *   hashed/            the hashed files of all stored releases
 */

/** Compression levels. */
interface Effort {
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

/** Name of the release being served; undefined before the first one. */
export function currentRelease(folder: string): string | undefined {
  const link = path.join(folder, 'current');
  return fs.existsSync(link) ? path.basename(fs.readlinkSync(link)) : undefined;
}

/**
 * Creates a release of a build without switching to it. Files that also exist in the current release are hard-linked.
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
  await forEachConcurrent(names, (name) =>
    addFile(path.join(buildFolder, name), path.join(site, name), path.join(current, name), effort),
  );
  fs.writeFileSync(path.join(unfinished, 'site.conf'), nginxSite(folder, buildFolder));
  for (const name of listFiles(site).filter(isHashedFile))
    link(path.join(site, name), path.join(folder, 'hashed', name));
  const release = new Date().toISOString().replaceAll(':', '.');
  fs.renameSync(unfinished, path.join(releasesOf(folder), release));
  return release;
}

/**
 * Makes a release the current one, atomically: nginx resolves the link on every request.
 * @returns whether nginx has to reload its configuration, because headers, redirects or rules differ
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
 * Rolls back to the release before the current one, or to a named one.
 * @returns the release served now, and whether nginx has to reload its configuration
 * @throws with a sentence that lists the releases
 */
export function rollBack(folder: string, name?: string): {release: string; isConfigurationNew: boolean} {
  const releases = listReleases(folder);
  const current = currentRelease(folder);
  if (current === undefined)
    throw new Error(`${folder} contains no release: make one with \`npm run release -- ${folder}\`.`);
  const release = name ?? releases[releases.indexOf(current) - 1];
  if (release === undefined || !releases.includes(release)) {
    const missing = name === undefined ? `There is no release before ${current}` : `There is no release ${name}`;
    throw new Error(`${missing}: ${folder} contains ${releases.join(', ')}.`);
  }
  return {release, isConfigurationNew: switchTo(folder, release)};
}

/** Deletes all but the newest releases and the current one, then the hashed files that no remaining release uses. */
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
      `nginx has to read ${folder}: name a folder whose path contains only Latin letters, digits, ".", "_" and "-".`,
    );
  }
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length > 0 && !names.includes('releases')) {
    throw new Error(`${folder} contains other files than releases: name a new or empty folder.`);
  }
}

/** Relative paths of all files in a folder, recursively. */
function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Whether it is a hashed file or one of its compressed variants. */
function isHashedFile(name: string): boolean {
  return isHashed(`/${name.replace(/\.(?:br|gz)$/, '')}`);
}

/**
 * Writes a file and its compressed variants into a release, or hard-links them from the current release if unchanged.
 */
async function addFile(source: string, target: string, earlier: string, effort: Effort): Promise<void> {
  const content = fs.readFileSync(source);
  const variants = ['', '.br', '.gz'];
  if (fs.existsSync(earlier) && fs.readFileSync(earlier).equals(content)) {
    for (const variant of variants) if (fs.existsSync(earlier + variant)) link(earlier + variant, target + variant);
    return;
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  const [brotli, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(content, {
      params: {[BROTLI_PARAM_QUALITY]: effort.brotli, [BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
    promisify(zlib.gzip)(content, {level: effort.gzip}),
  ]);
  // nginx computes the ETag from time and size. A time derived from the content gives equal files equal ETags in every
  // release and on every machine.
  const time = createHash('sha256').update(content).digest().readUInt32BE() >>> 1;
  fs.mkdirSync(path.dirname(target), {recursive: true});
  for (const [index, bytes] of [content, brotli, gzip].entries()) {
    // Images and fonts do not compress further.
    if (index > 0 && bytes.length > content.length * 0.9) continue;
    fs.writeFileSync(target + variants[index], bytes);
    fs.utimesSync(target + variants[index], time, time);
  }
}

/** Hard-links a file, unless the target exists. */
function link(from: string, to: string): void {
  if (fs.existsSync(to)) return;
  fs.mkdirSync(path.dirname(to), {recursive: true});
  fs.linkSync(from, to);
}

/** Maps over the items with as many concurrent tasks as there are processors. */
async function forEachConcurrent<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, worker));
}
