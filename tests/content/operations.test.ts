import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readTask} from '../../src/cli/release';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {fileOf} from '../../src/plugins/remark-facts/page';
import {readText} from '../support/files';

const blocks = (code: (typeof locales)[number]['code']): string[] =>
  [...readText(fileOf('operations', code)).matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block!);
const commands = blocks(defaultLocale).join('').trim().split('\n');

test('the commands of /operations are those of the repository, and the same in every language', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const {code} of locales) expect(blocks(code), code).toEqual(blocks(defaultLocale));
  const {scripts} = JSON.parse(readText('package.json')) as {scripts: Record<string, string>};
  const page = readText(fileOf('operations', defaultLocale));
  const runs = [...page.matchAll(/npm run (\w+)(?: -- ([^\n`]+))?/g)];
  expect(runs.filter(([, script]) => script === 'release').length).toBeGreaterThan(3);
  for (const [command, script, words] of runs) {
    expect(Object.keys(scripts), command).toContain(script);
    if (script === 'release') expect(readTask(words!.split(' ')).folder, command).toBe('/srv/docs');
  }
  const files = [...page.matchAll(/\b(?:deploy|src)\/[\w./]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(fs.existsSync(path.join(root, file)), file).toBe(true);
});

test('/operations says how many releases are kept, and what nginx sends', () => {
  for (const {code} of locales) {
    const page = readText(fileOf('operations', code));
    expect(page).toContain(code === defaultLocale ? 'Five releases are kept' : 'Зберігаються п’ять релізів');
    for (const caching of /set \$caching "(.+)";/.exec(readText('deploy/site.conf'))!.slice(1))
      expect(page).toContain(`\`${caching}\``);
  }
  expect(readTask(['/srv/docs']).keep).toBe(5);
});
