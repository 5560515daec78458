import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../src/content/core/root';

/** Cost of one build. */
export interface BuildCost {
  seconds: number;
  /** Of all cores together: less affected by the other load of a machine than the time. */
  cpuSeconds: number;
  /** The most memory that the build held at once, in bytes. */
  peakMemory: number;
}

/**
 * Preloaded by the build: writes its resource usage to file descriptor 3 when it exits. Its worker threads report too;
 * the largest report counts.
 */
const tellUse = `import fs from 'node:fs';
process.on('exit', () => {
  const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
  fs.writeSync(3, JSON.stringify({maxRSS, cpu: userCPUTime + systemCPUTime}) + '\\n');
});`;

/** The configuration that `npm run build` of this site passes to Docusaurus; the baseline has no such file. */
const ownConfig = 'src/compiled/config.cjs';

/** Where the build of a folder is. */
export const builtIn = (folder: string): string => path.join(folder, 'build');

/**
 * Builds the site of a folder in all its languages. The first build of a folder is cold; one after it is warm.
 * @throws with the end of the output, if the build fails
 */
export async function measureBuild(folder: string): Promise<BuildCost> {
  fs.rmSync(builtIn(folder), {recursive: true, force: true});
  const start = performance.now();
  const build = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(tellUse)}`,
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...(fs.existsSync(path.join(folder, ownConfig)) ? ['--config', ownConfig] : []),
    ],
    {cwd: folder, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: {...process.env, NODE_ENV: 'production'}},
  );
  const said: string[] = [];
  const told: string[] = [];
  build.stdout!.on('data', (text: Buffer) => said.push(text.toString()));
  build.stderr!.on('data', (text: Buffer) => said.push(text.toString()));
  build.stdio[3]!.on('data', (text: Buffer) => told.push(text.toString()));
  const status = await new Promise<number | null>((ended) => build.on('close', ended));
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(`The build in ${path.relative(root, folder)} failed:\n${said.join('').slice(-3000)}`);
  const uses = told
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {maxRSS: number; cpu: number});
  return {
    seconds,
    cpuSeconds: Math.max(...uses.map(({cpu}) => cpu)) / 1e6,
    peakMemory: Math.max(...uses.map(({maxRSS}) => maxRSS)) * 1024,
  };
}
