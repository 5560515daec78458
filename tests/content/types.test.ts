import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {generateTypes, listTypeFiles} from '../../src/cli/typeFiles';
import {contractNames} from '../../src/content/contract/contract';
import {root} from '../../src/content/core/root';

test('generated types are those of the schemas and the contracts', async () => {
  const drawn = await generateTypes();
  expect(Object.keys(drawn).length).toBeGreaterThan(40);
  const stale = [...new Set([...Object.keys(drawn), ...listTypeFiles()])].filter((file) => {
    const there = path.join(root, file);
    return !fs.existsSync(there) || fs.readFileSync(there, 'utf8') !== drawn[file];
  });
  expect(stale, 'these files are not what their sources give. Run `npm run types` and commit them').toEqual([]);
});

test('each schema of data and each contract has its types under the same name', () => {
  const schemas = fs
    .readdirSync(path.join(root, 'src/data'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('schema.yaml'))
    .map((name) => `src/types/data/${name.replace(/(\.schema)?\.yaml$/, '.ts')}`);
  const contracts = contractNames().map((name) => `src/types/contract/${name}.ts`);
  expect(schemas.length).toBeGreaterThan(30);
  expect(listTypeFiles().sort()).toEqual(
    [...schemas, ...contracts, 'src/types/data/index.ts', 'src/types/pages/frontMatter.ts'].sort(),
  );
});
