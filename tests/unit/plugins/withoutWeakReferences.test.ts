import fs from 'node:fs';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {expect, test} from 'vitest';
import {root} from '../../../src/content/core/root';
import {testFolder} from '../../support/testFolder';

/** Names of the files that a registry as Docusaurus writes it brings into the bundle. */
async function compiled(loaders: string[]): Promise<string[]> {
  const folder = testFolder();
  fs.writeFileSync(
    path.join(folder, 'registry.js'),
    'export default {"a": [() => import("./wanted.js"), "./wanted.js", require.resolveWeak("./weak.js")]};',
  );
  for (const name of ['wanted.js', 'weak.js']) fs.writeFileSync(path.join(folder, name), 'export default 1;');
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './registry.js',
    output: {path: path.join(folder, 'out')},
    module: {rules: loaders.map((loader) => ({test: /registry\.js$/, loader}))},
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const modules = stats?.toJson({modules: true}).modules ?? [];
      compiler.close(() => (error ? reject(error) : resolve(modules.map(({name}) => path.basename(name!)))));
    });
  });
}

test('the pages of the registry are compiled when they are imported, not for a weak reference', async () => {
  expect(await compiled([])).toContain('weak.js');
  const modules = await compiled([path.join(root, 'src/plugins/dev-server/withoutWeakReferences.mjs')]);
  expect(modules).toContain('wanted.js');
  expect(modules).not.toContain('weak.js');
});
