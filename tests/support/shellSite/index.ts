import type {AddressInfo} from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import {createSiteServer} from '../../../src/cli/serve';
import {root} from '../../../src/content/core/root';
import {test as base} from '../browser';

/** Where `build.setup.ts` puts the site of the shell tests. */
export const shellSiteDirectory = path.join(root, '.docusaurus/shell-site-build');

const icons = {prefix: 'mdi', width: 24, height: 24, icons: {gate: {body: '<path d="M2 2h20v20H2z"/>'}}};

/** A browser test whose addresses are those of the site of the shell tests, served for one worker. */
export const test = base.extend<object, {shellSite: string}>({
  shellSite: [
    async ({}, use) => {
      const server = createSiteServer(shellSiteDirectory).listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({shellSite}, use) => use(shellSite),
  // One icon of this site is not bundled; a test never reaches the real icon service.
  context: async ({context}, use) => {
    await context.route(/^https:\/\/api\.(iconify\.design|simplesvg\.com|unisvg\.com)\//, (route) =>
      route.fulfill({json: icons}),
    );
    await use(context);
  },
});

/** The script that holds a text: a page's own chunk, found by a text that only this page has. */
export function chunkWith(text: string): string {
  const scripts = path.join(shellSiteDirectory, 'assets/js');
  const chunks = fs
    .readdirSync(scripts)
    .filter((name) => fs.readFileSync(path.join(scripts, name), 'utf8').includes(text));
  if (chunks.length !== 1) {
    throw new Error(`"${text}" is in ${chunks.length} chunks of the shell site; choose a text of one page.`);
  }
  return `**/assets/js/${chunks[0]}`;
}
