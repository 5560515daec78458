import {plainPath} from './plainPath';

/** A route in `.docusaurus/routes.js`; `hash` distinguishes routes with the same path. */
interface Route {
  path: string;
  component: Component;
  exact?: boolean;
  routes?: Route[];
  [attribute: string]: unknown;
}
interface Component {
  path: string;
  hash: string | undefined;
}

/** Chunk names of a route by module attribute (`.docusaurus/routesChunkNames.json`). */
type ChunkNames = Record<string, unknown>;

/** The client files that Docusaurus generates in `.docusaurus`. */
export interface Generated {
  routes: Route[];
  /**
   * The loader of each chunk by name (`registry.js`). None may be omitted: the server build would then wait for the
   * client build to read its page.
   */
  loaders: Map<string, string>;
  /** By `path-hash` of a route (`routesChunkNames.json`). */
  chunkNames: Record<string, ChunkNames>;
  /** Names of the initial chunks of more than half of all pages, which become the shared chunk. */
  shared: Set<string>;
}

/** The chunk of all modules that pages share: smaller than many files, and without a request waterfall. */
export const sharedChunk = 'page';

/** Pages per list. A visit loads one list, and the first path of every other list. */
const pagesOfList = 32;

/**
 * Generates replacements for `routes.js`, `registry.js` and `routesChunkNames.js`, which list every page and are loaded
 * by every visitor. Here a long list of routes is split by path into files (`pages_0.js` …) that are loaded lazily
 * (`openByNeed`). The page at `baseUrl` stays in the main list, because the theme requires it.
 *
 * The registry keeps only its loaders, as the rest is for the server. Chunks that most pages share become one chunk.
 * @throws if a page has no chunks
 */
export function writePageLists(generated: Generated, baseUrl: string, openByNeed: string): Record<string, string> {
  const loaders = new Map(
    [...generated.loaders].map(([name, loader]) => [name, generated.shared.has(name) ? inSharedChunk(loader) : loader]),
  );
  const names = new Map(Object.entries(generated.chunkNames));
  const files: Record<string, string> = {};

  const writeRegistry = (ofList: Map<string, string>): string =>
    `{\n${[...ofList].map(([name, loader]) => `  ${JSON.stringify(name)}: [${loader}],`).join('\n')}\n}`;

  /** Generates one list and removes its pages from the files that every visitor loads. */
  function writeList(pages: Route[], index: number): string {
    const own = new Map<string, string>();
    const lines = pages.map((page) => {
      const chunks = names.get(keyOf(page));
      if (!chunks) throw notUnderstood('routesChunkNames.json', `no chunk of ${keyOf(page)}`);
      names.delete(keyOf(page));
      const content = chunks.content as string | undefined;
      const loader = content && loaders.get(content);
      if (content && loader) {
        own.set(content, loader);
        loaders.delete(content);
      }
      return `  ${JSON.stringify([page.path, page.component.hash, chunks])},`;
    });
    const name = nameOfList(index);
    files[`${name}.js`] =
      `export const pages = [\n${lines.join('\n')}\n];\nexport const registry = ${writeRegistry(own)};\n`;
    return `[${JSON.stringify(plainPath(pages[0]!.path))}, () => import(/* webpackChunkName: "${name}" */ "./${name}.js")]`;
  }

  function writeRoute(route: Route): string {
    const {component, routes: nested, ...rest} = route;
    const creator = `ComponentCreator(${[component.path, component.hash]
      .filter((word) => word !== undefined)
      .map((word) => JSON.stringify(word))
      .join(', ')})`;
    const listed = nested ? listedOf(nested, baseUrl) : [];
    const inList = new Set(listed);
    const others = nested?.filter((page) => !inList.has(page));
    const fields = [
      ...Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
      `component: ${creator}`,
    ];
    if (others) fields.push(`routes: [${others.map(writeRoute).join(', ')}]`);
    const written = `{${fields.join(', ')}}`;
    if (listed.length === 0) return written;
    const {path: _path, component: _component, ...attributes} = listed[0]!;
    const lists = Array.from({length: Math.ceil(listed.length / pagesOfList)}, (_, index) =>
      writeList(listed.slice(index * pagesOfList, (index + 1) * pagesOfList), index),
    );
    return `openByNeed(${written}, ${JSON.stringify(attributes)}, [\n  ${lists.join(',\n  ')},\n])`;
  }

  const written = generated.routes.map(writeRoute);
  files['routes.js'] = [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import {openByNeed} from ${JSON.stringify(openByNeed)};`,
    `export default [\n${written.join(',\n')},\n];\n`,
  ].join('\n');
  files['registry.js'] = `export default ${writeRegistry(loaders)};\n`;
  files['routesChunkNames.js'] = `export default ${JSON.stringify(Object.fromEntries(names))};\n`;
  return files;
}

/** Names of the initial chunks of each page, by path. */
export function chunksOfPages({routes, chunkNames, shared}: Generated, baseUrl: string): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  const placesIn = new Map<Route[], Map<Route, number>>();
  walkRoutes(routes, chunkNames, (route, names, siblings) => {
    // Cached per list of siblings: sorting them again for every page would be quadratic.
    const places = placesIn.get(siblings) ?? new Map(listedOf(siblings, baseUrl).map((page, index) => [page, index]));
    placesIn.set(siblings, places);
    const place = places.get(route);
    const list = place === undefined ? [] : [nameOfList(Math.floor(place / pagesOfList))];
    chunks.set(route.path, [...new Set([...list, ...names.map((name) => (shared.has(name) ? sharedChunk : name))])]);
  });
  return chunks;
}

/**
 * Parses the generated files.
 * @throws if their format is not the expected one
 */
export function readGenerated(files: {routes: string; registry: string; routesChunkNames: string}): Generated {
  const routes = readRoutes(files.routes);
  const chunkNames = JSON.parse(files.routesChunkNames) as Record<string, ChunkNames>;
  return {routes, loaders: readRegistry(files.registry), chunkNames, shared: findShared(routes, chunkNames)};
}

function findShared(routes: Route[], chunkNames: Generated['chunkNames']): Set<string> {
  const counts = new Map<string, number>();
  let pages = 0;
  walkRoutes(routes, chunkNames, (_route, names) => {
    pages += 1;
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count > pages / 2).map(([name]) => name));
}

const keyOf = ({component: {path, hash}}: Route): string => `${path}-${hash}`;

/** Visits the routes of all pages with the names of their initial chunks and their sibling routes. */
function walkRoutes(
  routes: Route[],
  chunkNames: Generated['chunkNames'],
  visit: (page: Route, names: string[], siblings: Route[]) => void,
): void {
  const namesIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn);
  const walk = (siblings: Route[], above: string[]): void => {
    for (const route of siblings) {
      const names = [...above, ...namesIn(chunkNames[keyOf(route)])];
      if (route.routes) walk(route.routes, names);
      else visit(route, names, siblings);
    }
  };
  walk(routes, []);
}

const inSharedChunk = (loader: string): string => loader.replace(/(?<=webpackChunkName: ")[^"]+/, sharedChunk);

const nameOfList = (index: number): string => `pages_${index}`;

/**
 * The pages to load lazily, sorted by path. Empty if they fit into one list, or differ in more than path and chunks.
 */
function listedOf(routes: Route[], baseUrl: string): Route[] {
  const attributesOf = ({path: _path, component: _component, ...rest}: Route): string => JSON.stringify(rest);
  const listed = routes.filter((route) => route.exact && !route.routes && route.path !== baseUrl);
  if (listed.length <= pagesOfList || listed.some((page) => attributesOf(page) !== attributesOf(listed[0]!))) return [];
  const byPath = (one: Route, other: Route): number => (plainPath(one.path) < plainPath(other.path) ? -1 : 1);
  return listed.sort(byPath);
}

function readRoutes(source: string): Route[] {
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the file is code that the framework has just written
    return (new Function('ComponentCreator', code) as (create: (path: string, hash?: string) => Component) => Route[])(
      (path, hash) => ({path, hash}),
    );
  } catch (error) {
    throw notUnderstood('routes.js', String(error));
  }
}

/** Format of `registry.js`; each line is `"name": [() => import(…), "module", require.resolveWeak("module")],`. */
const wholeRegistry = /^export default \{\n(.*)\};\s*$/s;
const entry = /^ {2}("[^"]+"): \[(\(\) => import\(.+?"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],$/;

function readRegistry(source: string): Map<string, string> {
  const [, entries] = wholeRegistry.exec(source) ?? [];
  if (entries === undefined) throw notUnderstood('registry.js', source.slice(0, 80));
  return new Map(
    entries
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name, loader] = entry.exec(line) ?? [];
        if (!name || !loader) throw notUnderstood('registry.js', line);
        return [JSON.parse(name) as string, loader];
      }),
  );
}

const notUnderstood = (file: string, what: string): Error =>
  new Error(`src/plugins/light-client/pageLists.ts does not understand the framework's ${file}; adapt it: ${what}`);
