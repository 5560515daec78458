import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readTask} from '../../src/cli/release';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {securityText} from '../../src/content/site/securityText';
import {fileOf} from '../../src/pages/page';
import {listFiles, readText} from '../support/files';

const page = readText('deploy/README.md');
const manifest = JSON.parse(readText('package.json')) as {scripts: Record<string, string>; engines: {node: string}};

test('the commands and files of deploy/README.md are those of the repository', () => {
  const runs = [...page.matchAll(/npm run (\w+)(?: -- ([^\n`]+))?/g)];
  expect(runs.filter(([, script]) => script === 'release').length).toBeGreaterThan(3);
  for (const [command, script, words] of runs) {
    expect(Object.keys(manifest.scripts), command).toContain(script);
    if (script === 'release') expect(readTask(words!.split(' ')).folder, command).toBe('/srv/docs');
  }
  const files = [...page.matchAll(/\b(?:deploy|src)\/[\w./]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(fs.existsSync(path.join(root, file)), file).toBe(true);
});

test('deploy/README.md gives the versions, numbers and messages of their sources', () => {
  expect(page).toContain('Five releases are kept');
  expect(readTask(['/srv/docs']).keep).toBe(5);
  for (const caching of /set \$caching "(.+)";/.exec(readText('deploy/site.conf'))!.slice(1))
    expect(page).toContain(`\`${caching}\``);
  const [first, second, last] = manifest.engines.node
    .split(' || ')
    .map((range) => range.replace(/^\D+/, '').replace(/\.0$/, ''));
  expect(page).toContain(`Node.js (${first}, ${second}, or ${last} and newer)`);
  expect(page).toContain('at most eleven months');
  expect(securityText(new Date('2025-01-31T12:00:00Z'))).toContain('Expires: 2025-12-01T');
  const container = readText('deploy/Dockerfile');
  expect(page).toContain(`port ${/EXPOSE (\d+)/.exec(container)![1]}`);
  const packages = /apt-get install (nginx [^\n]+)/.exec(page)![1]!;
  expect(container).toContain(`--no-install-recommends ${packages} `);
  expect(page).toContain(`https://${/server_name (\S+);/.exec(readText('deploy/server.conf'))![1]}/`);
  const messages = ['Another release is being made, or one broke off', 'is missing: run \\`npm run build\\` first'];
  for (const message of messages) {
    expect(readText('src/cli/releases.ts')).toContain(message);
    expect(page.replaceAll('`', '')).toContain(message.replaceAll('\\`', ''));
  }
});

test('the links of deploy/README.md lead to its headings', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!.toLowerCase().replaceAll(' ', '-'));
  const targets = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(2);
  for (const target of targets) expect(headings).toContain(target);
});

test('no page for merchants links to the page on running the site, which is gone', () => {
  const pages = locales.flatMap(({code}) => listFiles(path.dirname(fileOf('index', code))));
  expect(pages.length).toBeGreaterThan(200);
  for (const file of pages) expect(readText(file), file).not.toMatch(/\]\(\/operations|deploy\/README/);
});
