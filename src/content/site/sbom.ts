import {createHash} from 'node:crypto';
import {brand} from '../../brand';
import {folderOf, nameAt, readLockfile, type LockedPackage, type Lockfile} from './lockfile';
import {shippedFolders} from './shipped';

export const sbomFile = 'sbom.cdx.json';

interface Component {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  /** `required` is what the reader's browser gets, `excluded` what only builds and tests the site. */
  scope: 'required' | 'excluded';
  hashes: {alg: string; content: string}[];
  licenses?: ({license: {id: string} | {name: string}} | {expression: string})[];
  purl: string;
}

/** A list of all packages in the form of CycloneDX 1.6. */
export interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: {component: {type: 'application'; 'bom-ref': string; name: string; version: string}};
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

/** Address of an npm package by the rules of package-url. */
function purlOf(folder: string, locked: LockedPackage): string {
  return `pkg:npm/${nameAt(folder, locked).replace('@', '%40')}@${locked.version}`;
}

/** `sha512-<base64>` as algorithm and hexadecimal digits; the strongest comes first in the lockfile. */
function hashesOf(integrity: string): Component['hashes'] {
  return integrity.split(' ').map((one) => {
    const [, algorithm, digest] = /^sha(\d+)-(.+)$/.exec(one)!;
    return {alg: `SHA-${algorithm}`, content: Buffer.from(digest!, 'base64').toString('hex')};
  });
}

function licensesOf(license: string): Component['licenses'] {
  // A name that the SPDX list does not know.
  if (license.includes('/')) return [{license: {name: license}}];
  if (/ (?:or|and) /i.test(license))
    return [{expression: license.replaceAll(' or ', ' OR ').replaceAll(' and ', ' AND ')}];
  return [{license: {id: license}}];
}

/**
 * The list of all packages that a lockfile holds, as CycloneDX. The same lockfile gives the same bytes: there is no
 * time in it, and its number is made from what it holds.
 *
 * @param title name of the site
 * @param shipped folders of the packages that the reader's browser gets
 * @throws a sentence, when a package has no integrity or lacks one that it depends on
 */
export function bomOf(lock: Lockfile, title: string, shipped: ReadonlySet<string>): Bom {
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  const site = 'site';
  for (const [folder, locked] of Object.entries(lock.packages)) {
    const ref = folder === '' ? site : purlOf(folder, locked);
    const known = dependencies.get(ref) ?? new Set();
    dependencies.set(ref, known);
    for (const target of dependenciesOf(folder, locked, lock)) known.add(purlOf(target, lock.packages[target]!));
    if (folder === '') continue;
    if (!locked.integrity)
      throw new Error(
        `package-lock.json: ${folder} has no integrity. Install it from a registry, by name and version.`,
      );
    const [group, name] = nameAt(folder, locked)
      .match(/^(?:(@[^/]+)\/)?(.+)$/)!
      .slice(1);
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      ...(group && {group}),
      name: name!,
      version: locked.version,
      // One version may stand in several folders.
      scope: shipped.has(folder) || components.get(ref)?.scope === 'required' ? 'required' : 'excluded',
      hashes: hashesOf(locked.integrity),
      ...(locked.license && {licenses: licensesOf(locked.license)}),
      purl: ref,
    });
  }
  const byRef = (one: string, other: string): number => (one < other ? -1 : 1);
  const content = {
    metadata: {
      component: {type: 'application' as const, 'bom-ref': site, name: title, version: lock.packages['']!.version},
    },
    components: [...components.values()].sort((one, other) => byRef(one.purl, other.purl)),
    dependencies: [...dependencies]
      .map(([ref, targets]) => ({ref, dependsOn: [...targets].sort(byRef)}))
      .sort((one, other) => byRef(one.ref, other.ref)),
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify(content)),
    version: 1,
    ...content,
  };
}

/** Folders of the packages that one depends on; an optional one may be missing. */
function dependenciesOf(folder: string, locked: LockedPackage, lock: Lockfile): string[] {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = locked;
  const isOptional = (name: string): boolean =>
    name in optionalDependencies || Boolean(peerDependenciesMeta[name]?.optional);
  const names = new Set(
    [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((map) => Object.keys(map)),
  );
  return [...names].flatMap((name) => {
    const target = folderOf(name, folder, lock);
    if (target === null && !isOptional(name)) {
      throw new Error(
        `package-lock.json: ${folder || 'the site'} wants ${name}, which is not there. Write the lockfile anew: npm install --package-lock-only.`,
      );
    }
    return target === null ? [] : [target];
  });
}

/** A UUID of version 8 (RFC 9562 §5.8): its digits are a hash. */
function serialNumber(content: string): string {
  const digits = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** The list of the site's own packages, as a file. */
export function sbomText(): string {
  return `${JSON.stringify(bomOf(readLockfile(), brand.title, new Set(shippedFolders())))}\n`;
}
