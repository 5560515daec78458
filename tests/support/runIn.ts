import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/**
 * Runs a program in a folder, outside the environment of the test runner, and returns what it printed.
 *
 * @param env variables that it gets besides those of this process
 * @throws if it fails, with the end of its output
 */
export async function runIn(
  folder: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const {stdout} = await promisify(execFile)(program, args, {
    cwd: folder,
    maxBuffer: 1e9,
    env: {...process.env, NODE_ENV: undefined, ...env},
  }).catch((error: {stdout: string; stderr: string}) => {
    throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout.slice(-5000)}\n${error.stderr.slice(-5000)}`);
  });
  return stdout;
}
