import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, test} from 'vitest';
import {root} from '../../../src/content/core/root';
import {testFolder} from '../../support/testFolder';

const files = {
  'vitest.config.mts': `
    import {defineConfig} from 'vitest/config';
    import {keptWorkers} from ${JSON.stringify(path.join(root, 'tests/watch/pool.mts'))};
    export default defineConfig({test: {isolate: false, pool: keptWorkers}});`,
  'input.yaml': 'first',
  'module.ts': `
    import fs from 'node:fs';
    export const word = 'old';
    export const input = fs.readFileSync('input.yaml', 'utf8');`,
  'kept.test.ts': `
    import {test} from 'vitest';
    import {input, word} from './module';
    test('prints what it sees', () => console.log(\`seen: \${process.pid} \${word} \${input}\`));`,
};

test('a worker is kept from one run to the next, and an edited module or input is seen', async () => {
  const folder = fs.realpathSync(testFolder());
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const child = spawn('npx', ['vitest', 'watch'], {cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore']});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  /** What the next run sees: its process, the word of the module and the input. */
  const nextRun = async (): Promise<string[]> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const seen = /seen: (\S+) (\S+) (\S+)/.exec(line.value);
      if (seen) return seen.slice(1);
    }
    throw new Error('vitest watch ended.');
  };
  try {
    const [first, ...rest] = await nextRun();
    expect(rest).toEqual(['old', 'first']);
    write('kept.test.ts', `${files['kept.test.ts']}\n`);
    expect(await nextRun()).toEqual([first, 'old', 'first']);
    write('module.ts', files['module.ts'].replace('old', 'new'));
    expect(await nextRun()).toEqual([first, 'new', 'first']);
    write('input.yaml', 'second');
    write('kept.test.ts', files['kept.test.ts']);
    const [last, ...now] = await nextRun();
    expect(now).toEqual(['new', 'second']);
    expect(last).not.toBe(first);
  } finally {
    process.kill(-child.pid!);
    await ended;
  }
});
