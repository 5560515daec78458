import {expect, test} from 'vitest';
import {
  chunksOfPages,
  readGenerated,
  writePageLists,
  type Generated,
} from '../../../src/plugins/light-client/pageLists';
import {slimConfig} from '../../../src/plugins/light-client/slimConfig';
import {plainPath} from '../../../src/plugins/light-client/plainPath';

const openByNeed = '/openByNeed.ts';
const loaderOf = (name: string, chunk = name): string =>
  `() => import(/* webpackChunkName: "${chunk}" */ "@site/docs/${name}.mdx")`;
const chunkOf = (path: string): string => `chunk${path.replaceAll('/', '_')}`;

/** The files that the framework generates for pages around which there is a root. */
function filesFor(
  paths: string[],
  attributesOf = (_path: string): string => 'sidebar: "docs"',
): Parameters<typeof readGenerated>[0] {
  const leaves = paths.map(
    (path) =>
      `      {\n        path: '${path}',\n        component: ComponentCreator('${path}', 'abc'),\n        exact: true,\n        ${attributesOf(path)}\n      }`,
  );
  const chunks = ['root', ...paths.map(chunkOf)];
  return {
    routes: [
      "import React from 'react';",
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      '',
      'export default [',
      '  {',
      "    path: '/',",
      "    component: ComponentCreator('/', '0ff'),",
      `    routes: [\n${leaves.join(',\n')}\n    ]`,
      '  },',
      '  {',
      "    path: '*',",
      "    component: ComponentCreator('*'),",
      '  },',
      '];',
    ].join('\n'),
    registry: `export default {\n${chunks.map((name) => `  "${name}": [${loaderOf(name)}, "@site/docs/${name}.mdx", require.resolveWeak("@site/docs/${name}.mdx")],`).join('\n')}};\n`,
    routesChunkNames: JSON.stringify({
      '/-0ff': {__comp: 'root'},
      ...Object.fromEntries(paths.map((path) => [`${path}-abc`, {__comp: 'root', content: chunkOf(path)}])),
    }),
  };
}

const generate = (...given: Parameters<typeof filesFor>): Generated => readGenerated(filesFor(...given));

const many = ['/', ...Array.from({length: 40}, (_, index) => `/page_${String(39 - index).padStart(2, '0')}`)];

test('a long list of pages is cut up by path, and nothing of it is left where every reader loads it', () => {
  const files = writePageLists(generate(many), '/', openByNeed);
  expect(Object.keys(files).sort()).toEqual([
    'pages_0.js',
    'pages_1.js',
    'registry.js',
    'routes.js',
    'routesChunkNames.js',
  ]);
  expect(files['routes.js']!.match(/"\/page_\d\d"/g)).toEqual(['"/page_00"', '"/page_32"']);
  expect(files['routes.js']).toContain(
    'openByNeed({"path": "/", component: ComponentCreator("/", "0ff"), routes: [{"path": "/", "exact": true, "sidebar": "docs", component: ComponentCreator("/", "abc")}]}, {"exact":true,"sidebar":"docs"}, [',
  );
  expect(files['registry.js']).toBe(
    `export default {\n  "root": [${loaderOf('root', 'page')}],\n  "chunk_": [${loaderOf('chunk_')}],\n};\n`,
  );
  expect(files['routesChunkNames.js']).toBe(
    'export default {"/-0ff":{"__comp":"root"},"/-abc":{"__comp":"root","content":"chunk_"}};\n',
  );
});

test('each page stands once in a list, with its chunks and how its own is loaded', () => {
  const files = writePageLists(generate(many), '/', openByNeed);
  const lists = ['pages_0.js', 'pages_1.js'].map((name) => files[name]!);
  expect(lists.flatMap((list) => list.match(/(?<=\[)"\/page_\d\d"/g))).toEqual(
    many
      .slice(1)
      .sort()
      .map((path) => JSON.stringify(path)),
  );
  expect(lists[1]).toContain('  ["/page_39","abc",{"__comp":"root","content":"chunk_page_39"}],\n');
  expect(lists[1]).toContain(`  "chunk_page_39": [${loaderOf('chunk_page_39')}],\n`);
  expect(lists[1]).not.toContain('root": [');
});

test('pages that fit in one list, or differ in what their routes say, stay where they are', () => {
  const few = writePageLists(generate(many.slice(0, 33)), '/', openByNeed);
  expect(Object.keys(few).sort()).toEqual(['registry.js', 'routes.js', 'routesChunkNames.js']);
  expect(few['routes.js']).toContain('ComponentCreator("/page_39", "abc")');
  const different = writePageLists(
    generate(many, (path) => `sidebar: "${path === '/page_07' ? 'other' : 'docs'}"`),
    '/',
    openByNeed,
  );
  expect(Object.keys(different)).toHaveLength(3);
});

test('a page starts with its list, what pages have in common as one chunk, and its own', () => {
  const chunks = chunksOfPages(generate(many), '/');
  expect(chunks.get('/page_39')).toEqual(['pages_1', 'page', 'chunk_page_39']);
  expect(chunks.get('/')).toEqual(['page', 'chunk_']);
});

test('a registry of another form is refused', () => {
  const refuses = (registry: string): string | undefined => {
    try {
      readGenerated({...filesFor(many), registry});
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refuses(`export default {\n  "root": ${loaderOf('root')},};\n`)).toContain(
    'does not understand the framework\'s registry.js; adapt it:   "root"',
  );
  expect(refuses('export default create({});\n')).toContain('adapt it: export default create');
});

test('routes of another form are refused', () => {
  expect(() => readGenerated({...filesFor(many), routes: 'export default createRoutes();'})).toThrow(
    "does not understand the framework's routes.js; adapt it: ReferenceError: createRoutes",
  );
});

test('a page without chunks is refused', () => {
  expect(() => writePageLists(readGenerated({...filesFor(many), routesChunkNames: '{}'}), '/', openByNeed)).toThrow(
    "does not understand the framework's routesChunkNames.json; adapt it: no chunk of /page_",
  );
});

test('a page is looked up by one spelling of its path', () => {
  expect(
    ['/Services/Pix/', '/services/pix.html', '/services/pix/index.html', '/services/pix', '/'].map(plainPath),
  ).toEqual(['/services/pix', '/services/pix', '/services/pix', '/services/pix', '']);
});

test('the configuration keeps what pages read', () => {
  const config = {title: 'Docs', presets: [['classic', {}]], headTags: [], themeConfig: {navbar: {}}, customFields: {}};
  expect(slimConfig(`/* written by the build */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","themeConfig":{"navbar":{}},"customFields":{}};\n',
  );
  expect(() => slimConfig('module.exports = {};')).toThrow("does not understand the framework's docusaurus.config.mjs");
});
