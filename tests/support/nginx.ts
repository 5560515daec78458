import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {readText} from './files';
import {freePort} from './freePort';

/** The user `nobody` if the tests run as root: nginx has to work unprivileged. */
const unprivileged = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A running nginx, in a folder of its own below the system's temporary one. */
export interface Nginx {
  port: number;
  /** Sends a request for a path, without normalizing it. */
  ask: (address: string, headers?: http.OutgoingHttpHeaders, method?: string) => Promise<Answer>;
  reload: () => void;
  stop: () => void;
}

/** A folder that nginx may read, and write to. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  fs.chmodSync(folder, 0o777);
  return folder;
}

/** A configuration of `deploy/` with its paths and ports replaced by those of a test; each key has to occur in it. */
export function configurationOf(file: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((text, [place, own]) => {
    if (!text.includes(place)) throw new Error(`${file} no longer says ${place}: change what the test replaces.`);
    return text.replaceAll(place, own);
  }, readText(file));
}

/** The configuration of the container, for a folder of releases. */
export function containerConfiguration(folder: string, temporary: string, port: number): string {
  return configurationOf('deploy/nginx.conf', {
    '/srv/docs': folder,
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/tmp/nginx_': `${temporary}/`,
    '/dev/stdout': `${temporary}/access.log`,
  });
}

const configurationFile = (temporary: string): string => path.join(temporary, 'nginx.conf');

/** Runs nginx with further arguments: to test its configuration, to start it (waits until it listens), to signal it. */
function run(temporary: string, ...words: string[]): void {
  const given = [
    '-e',
    `${temporary}/error.log`,
    '-c',
    configurationFile(temporary),
    '-g',
    `pid ${temporary}/pid;`,
    ...words,
  ];
  // A file, because nginx keeps the descriptor open: `spawnSync` would wait for a pipe to close.
  const said = path.join(temporary, 'said');
  const {status, error} = spawnSync('/usr/sbin/nginx', given, {
    stdio: ['ignore', 'ignore', fs.openSync(said, 'w')],
    ...unprivileged,
  });
  if (status !== 0)
    throw new Error(`nginx ${words.join(' ')} failed: ${error ? String(error) : fs.readFileSync(said, 'utf8')}`);
}

/**
 * Tests a configuration with `nginx -t`.
 * @param temporary a folder in which no nginx runs
 */
export function checkConfiguration(text: string, temporary: string): void {
  fs.writeFileSync(configurationFile(temporary), text);
  run(temporary, '-t');
}

/** Starts nginx with the configuration that `write` gives for a free port. */
export async function startNginx(temporary: string, write: (port: number) => string): Promise<Nginx> {
  const port = await freePort();
  fs.writeFileSync(configurationFile(temporary), write(port));
  run(temporary);
  const agent = new http.Agent({keepAlive: true});
  return {
    port,
    ask: (address, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const request = http.request({host: '127.0.0.1', port, path: address, headers, method, agent}, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts)}),
          );
        });
        request.on('error', reject).end();
      }),
    reload: () => {
      // nginx closes idle connections, and a request on one of them would fail.
      agent.destroy();
      run(temporary, '-s', 'reload');
    },
    stop: () => {
      agent.destroy();
      run(temporary, '-s', 'stop');
    },
  };
}
