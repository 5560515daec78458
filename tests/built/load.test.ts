import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {currentRelease, listReleases, switchTo} from '../../src/cli/releases';
import {root} from '../../src/content/core/root';
import {containerConfiguration, startNginx, temporaryFolder} from '../support/nginx';

/*
 * Load on loopback while `current` switches between releases, compared with the default configuration of nginx on the
 * same files. Prints the figures and asserts only that no request failed. Making the release takes minutes.
 */
const addresses = [
  '/',
  '/uk/',
  '/callbacks/',
  '/api/v2/transaction/create/',
  '/uk/services/pix/payin_hpp/',
  '/img/favicon.svg',
  '/callbacks.md',
];
const seconds = 8;

/** Runs wrk, and returns its report and the number of errors in it. */
async function load(port: number, temporary: string): Promise<{report: string; errors: number}> {
  const script = path.join(temporary, 'addresses.lua');
  fs.writeFileSync(
    script,
    `local addresses = {${addresses.map((address) => `"${address}"`).join(', ')}}
local turn = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
request = function()
  turn = turn % #addresses + 1
  return wrk.format("GET", addresses[turn])
end
`,
  );
  const wrk = spawn('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', '-s', script, `http://127.0.0.1:${port}`]);
  let report = '';
  for (const stream of [wrk.stdout, wrk.stderr]) stream.on('data', (part: Buffer) => (report += part.toString()));
  await new Promise((resolve) => wrk.on('close', resolve));
  if (!report.includes('Requests/sec')) throw new Error(`wrk measured nothing: ${report}`);
  const counts = [...report.matchAll(/(?:connect|read|write|timeout|responses:) (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return {report, errors: counts.reduce((sum, count) => sum + count, 0)};
}

const figures = (name: string, report: string): string => {
  const of = (pattern: RegExp): string => pattern.exec(report)?.[1] ?? '?';
  return `${name.padEnd(36)} ${of(/Requests\/sec:\s+(\S+)/).padStart(9)} requests/s, ${of(/Transfer\/sec:\s+(\S+)/).padStart(9)}/s, p99 ${of(/99%\s+(\S+)/)}`;
};

test('under load nobody gets an error while releases change places', {timeout: 1_800_000}, async () => {
  const temporary = temporaryFolder();
  const plain = temporaryFolder();
  const folder = path.join(temporary, 'docs');
  const release = (): void => {
    const {status, stderr} = spawnSync('npm', ['run', 'release', '--', folder], {cwd: root, encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
  };
  release();
  release();
  const nginx = await startNginx(temporary, (port) => containerConfiguration(folder, temporary, port));
  // The default configuration, without a log, because writing to disk would distort the comparison.
  const asItComes = await startNginx(plain, (port) => {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${plain}/${name};`)
      .join(' ');
    return `events {} http { include /etc/nginx/mime.types; access_log off; ${places} server { listen 127.0.0.1:${port}; root ${folder}/current/site; } }`;
  });
  try {
    const [earlier, later] = listReleases(folder);
    let switches = 0;
    const turn = setInterval(() => {
      switchTo(folder, currentRelease(folder) === later ? earlier! : later!);
      switches += 1;
    }, 250);
    const ours = await load(nginx.port, temporary);
    clearInterval(turn);
    const theirs = await load(asItComes.port, temporary);
    console.log(figures(`deploy/, ${switches} changes of release`, ours.report));
    console.log(figures('nginx as it comes, at rest', theirs.report));
    expect(switches).toBeGreaterThan(5);
    expect(ours.errors, ours.report).toBe(0);
  } finally {
    nginx.stop();
    asItComes.stop();
    for (const name of [temporary, plain]) fs.rmSync(name, {recursive: true});
  }
});
