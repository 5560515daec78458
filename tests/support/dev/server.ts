import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {root} from '../../../src/content/core/root';
import {freePort} from '../freePort';
import {copyFiles} from '../treeCopy';

/**
 * Copies the files that git knows, or would add, to a new folder, where they can be edited. The packages are linked one
 * by one, because the bundler keeps its cache beside them, and two servers must not write to the same cache.
 */
export function copyTree(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-site-'));
  copyFiles(copy);
  const [from, to] = [root, copy].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((one) => one !== '.cache'))
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  return copy;
}

/** A running `npm start`. */
interface DevServer {
  /** Address of the site's root with the language's prefix, without a slash at the end. */
  address: string;
  /** Milliseconds from the start of the command to the end of the first compilation. */
  readyAfter: number;
  /** The output in the terminal, without npm's remarks on its own configuration. */
  terminal: () => string;
  stop: () => Promise<void>;
}

/**
 * Runs `npm start` in a folder, as the README says it, and waits for its first compilation.
 *
 * @param options arguments after `npm start --`, such as `--locale uk`
 * @param temporary folder for files that it keeps between starts
 * @throws the output in the terminal when it ends or reports an error
 */
export async function startDevServer(folder: string, options: string[], temporary: string): Promise<DevServer> {
  const port = await freePort();
  const begin = Date.now();
  const server: ChildProcess = spawn('npm', ['start', '--', '--no-open', '--port', String(port), ...options], {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts child processes; a process group stops all of them.
    detached: true,
  });
  let output = '';
  const closed = once(server, 'close');
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGTERM');
    await closed;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += stripVTControlCharacters(chunk.toString());
        if (/compiled (successfully|with)/.test(output)) resolve();
        else if (/\[ERROR\]/.test(output)) reject(new Error(output));
      };
      server.stdout!.on('data', read);
      server.stderr!.on('data', read);
      server.once('close', () => reject(new Error(`npm start ended: ${output}`)));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const base = /running at: (\S+?)\/?$/m.exec(output)?.[1];
  if (!base) throw new Error(`npm start names no address: ${output}`);
  return {address: base, readyAfter: Date.now() - begin, terminal: () => output.replace(/^npm .*\n/gm, ''), stop};
}
