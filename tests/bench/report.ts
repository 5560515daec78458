import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {root} from '../../src/content/core/root';
import {slow} from '../support/throttle';

/** A part of the report: a heading, and what stands under it. */
export interface Section {
  title: string;
  body: string;
}

/** Under which conditions the figures were taken, one line each. */
export function describeConditions(browserVersion: string, runs: number): string {
  const {processor, latency, download} = slow;
  const git = (...words: string[]): string => execFileSync('git', words, {cwd: root, encoding: 'utf8'}).trim();
  const changes = git('status', '--porcelain') ? ' with changes' : '';
  return [
    `- Commit ${git('rev-parse', '--short', 'HEAD')}${changes}, ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, Chromium ${browserVersion}, ${os.cpus().length} processors, load ${os.loadavg()[0]!.toFixed(1)} at the start: times mean something on a machine that does nothing else.`,
    `- Baseline: the default classic preset and the default local search, with the Markdown of the same pages in the same languages.`,
    `- Both sites are served by one server (HTTP/1.1), compressed beforehand with brotli 11 (gzip 9 where it says gzip); bytes are those of bodies, 1 kB is 1,000 bytes. Each visit begins with an empty cache, 1280 × 720.`,
    `- Slow means ${processor} × slower processor, ${(download * 8) / 1e6} Mbit/s and ${latency} ms for each request: what the browser’s tools apply for slow 4G (1.6 Mbit/s, 150 ms).`,
    `- Times are medians of ${runs}; each build is done once.`,
  ].join('\n');
}

/** Logs the progress with the time. */
export const log = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** Shows the report and writes it into a file. */
export function writeReport(sections: Section[], out: string): void {
  const text = sections.map(({title, body}) => `## ${title}\n\n${body}\n`).join('\n');
  const file = path.resolve(root, out);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  console.log(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}.`);
}
