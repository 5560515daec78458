import {execFile} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {brand} from '../../src/brand';
import {defaultLocale} from '../../src/content/core/locales';
import {downloads} from '../../src/published';
import type {PublishedFile} from '../../src/published/file';

const run = promisify(execFile);

/** The published files of some groups of `/downloads` in English, by address. */
async function publishedFiles(groups: string[]): Promise<Record<string, PublishedFile>> {
  const chosen = downloads.filter(({group, isMany}) => groups.includes(group) && !isMany);
  const files: Record<string, PublishedFile> = {};
  for (const {files: make} of chosen) Object.assign(files, await make(defaultLocale));
  return files;
}

/**
 * Runs a command of a page that downloads files, with a server in place of the site.
 *
 * @param command addresses the site by its host
 * @param folder where the command runs
 */
export async function download(command: string, folder: string): Promise<void> {
  const files = await publishedFiles(['gateway', 'samples']);
  const site = http.createServer((request, response) => {
    const file = files[request.url!.slice(1)];
    if (typeof file === 'string') response.end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const address = `https://${brand.hosts.site}/`;
    if (!command.includes(address)) throw new Error(`This command downloads nothing from ${address}: ${command}`);
    // A file that does not exist would be stored as an empty one.
    const strict = command.replace('curl ', 'curl --fail --silent --show-error ');
    await run('bash', ['-euc', strict.replaceAll(address, `${origin}/`)], {cwd: folder});
  } finally {
    site.close();
  }
}
