import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cacheLoader} from '../core/fileCache';
import {defaultLocale} from '../core/locales';
import {root} from '../core/root';
import {siteTitle} from '../core/siteTitle';
import {loadShipped} from './shipped';

export const sbomFile = 'sbom.cdx.json';

interface Component {
  type: string;
  'bom-ref': string;
  name: string;
  version: string;
  /** `required` for packages that the reader's browser receives, `excluded` for those that build and test the site. */
  scope: string;
  purl: string;
  hashes: {alg: string; content: string}[];
  licenses?: object[];
}

/** The part of a CycloneDX document that the site publishes. */
export interface Bom {
  $schema: string;
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: {component: Pick<Component, 'type' | 'bom-ref' | 'name' | 'version' | 'purl'>};
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

/**
 * The packages of a lockfile as npm lists them, in CycloneDX.
 *
 * @param folder where package.json and package-lock.json are
 * @throws a sentence with npm's own reason, when it refuses the lockfile
 */
export function npmSbom(folder: string): Bom {
  // Under NODE_ENV=production npm leaves packages of development out, unless it is told otherwise; below
  // `npm run --silent` it keeps its reasons to itself.
  const options = ['--package-lock-only', '--include=dev', '--offline', '--sbom-type=application', '--loglevel=error'];
  try {
    const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', ...options], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return JSON.parse(text) as Bom;
  } catch (error) {
    throw new Error(
      `package-lock.json: npm sbom cannot list the packages. Correct what it names, or write the lockfile anew: npm install --package-lock-only.\n${String(error)}`,
    );
  }
}

/**
 * Makes npm's list deterministic, so that the same lockfile gives the same bytes: removes time, folder and npm version,
 * and derives the serial number from the content. Removes duplicates, because npm 10 lists a package once per folder.
 *
 * @param title name of the site
 * @param shipped `name@version` of the packages that the reader's browser gets
 */
export function reproducible(listed: Bom, title: string, shipped: ReadonlySet<string>): Bom {
  const components = new Map(
    listed.components.map(({type, 'bom-ref': ref, version, purl, hashes, licenses}): [string, Component] => {
      // npm writes the folder's name, which is an alias if package.json installs the package under another name.
      const name = ref.slice(0, ref.lastIndexOf('@'));
      const scope = shipped.has(ref) ? 'required' : 'excluded';
      return [ref, {type, 'bom-ref': ref, name, version, scope, purl, hashes, licenses}];
    }),
  );
  const dependencies = new Map<string, Set<string>>();
  for (const {ref, dependsOn} of listed.dependencies)
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...dependsOn]));
  const {type, 'bom-ref': site, version, purl} = listed.metadata.component;
  const content = {
    metadata: {component: {type, 'bom-ref': site, name: title, version, purl}},
    components: [...components.keys()].sort().map((ref) => components.get(ref)!),
    dependencies: [...dependencies.keys()].sort().map((ref) => ({ref, dependsOn: [...dependencies.get(ref)!].sort()})),
  };
  const {$schema, bomFormat, specVersion} = listed;
  return {$schema, bomFormat, specVersion, serialNumber: serialNumber(JSON.stringify(content)), version: 1, ...content};
}

/** A UUID of version 8 (RFC 9562 §5.8): its digits are a hash. */
function serialNumber(content: string): string {
  const digits = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** The list of the site's own packages, as a file. npm takes a second, and its list is the same for all languages. */
export const sbomText = cacheLoader((): string => {
  const {code, works} = loadShipped(defaultLocale);
  const packages = [...code, ...works].filter(({isPackage}) => isPackage);
  const shipped = new Set(packages.map(({name, version}) => `${name}@${version}`));
  return `${JSON.stringify(reproducible(npmSbom(root), siteTitle(defaultLocale), shipped))}\n`;
}, 'sbom');
