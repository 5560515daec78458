/**
 * The site must build, and its tests without a browser pass, with each supported version of Node.js, in a copy of the tree
 * with the packages that are installed: their native parts do not depend on the version (Node-API). Only `npm run
 * test:full` runs it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {countVitest} from '../../src/cli/testReports';
import {readText} from '../support/files';
import {installNode} from '../support/installNode';
import {runIn} from '../support/runIn';
import {testFolder} from '../support/testFolder';
import {copyTree} from '../support/treeCopy';

/** The versions besides that of continuous integration. */
const versions = [22, 24, 26];
/** What `npm test` runs of the tests without a browser. */
const projects = ['unit', 'content', 'built'];

for (const version of versions) {
  test(`the site builds and its tests pass with Node.js ${version}`, async () => {
    const bin = await installNode(version, testFolder());
    const copy = path.join(testFolder(), 'site');
    copyTree(copy);
    const run = (...command: string[]) =>
      runIn(copy, command[0]!, command.slice(1), {
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
        TEST_FULL: '',
        TEST_QUICK: '1',
      });

    // As the scripts of package.json see it.
    const used = (await run('npm', 'exec', '--call', 'node --version')).trim();
    expect(used).toMatch(`v${version}.`);
    await run('npm', 'run', 'build');
    const report = path.join(copy, 'report.json');
    await run(
      ...['npm', 'run', 'test:file', '--', ...projects.flatMap((name) => ['--project', name])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    );
    const {passed, failed} = countVitest(
      JSON.parse(fs.readFileSync(report, 'utf8')) as Parameters<typeof countVitest>[0],
    );
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(1000);
    console.log(`tests passed with Node.js ${used}: ${passed}`);
  });
}

test('CONTRIBUTING.md names the versions', () => {
  expect(readText('CONTRIBUTING.md')).toContain(`on ${versions.slice(0, -1).join(', ')} and ${versions.at(-1)}`);
});
