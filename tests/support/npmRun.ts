/** Scripts of package.json, run as a developer runs them. */
import {spawn, spawnSync} from 'node:child_process';
import {createInterface} from 'node:readline';
import {root} from '../../src/content/core/root';

/** Runs `npm run <script> -- <words>`; `said` is its whole output. */
export function npmRun(script: string, words: string[] = [], cwd = root): {status: number | null; said: string} {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script, '--', ...words], {
    cwd,
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

/** Starts a server with `npm run <script> -- <words>`, calls `use` after the first line like `line`, and stops it. */
export async function withNpmServer(
  script: string,
  env: Record<string, string>,
  use: (line: string) => Promise<void> | void,
  {words = [], line = /^/}: {words?: string[]; line?: RegExp} = {},
): Promise<void> {
  // A process group of its own, so that the server ends with npm.
  const child = spawn('npm', ['run', '--silent', script, '--', ...words], {
    cwd: root,
    detached: true,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const printed = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (text) => {
        if (line.test(text)) resolve(text);
      });
      child.once('exit', (code) =>
        reject(new Error(`npm run ${script} ended with ${code} before it printed a line like ${line}.`)),
      );
    });
    await use(printed);
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!);
    await ended;
  }
}
