/**
 * Scores one page of each kind of the built site with Lighthouse: `npm run bench:lighthouse`, after a build. Scores are
 * medians of five; `--runs` changes that, `--page` the page (several times, if wanted), `--site` the folder of the
 * build, `--out` the file of the figures.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../../src/content/core/root';
import {pageKinds} from '../e2e/look/kinds';
import {alignColumns, median} from './figures';
import {readRuns} from './options';
import {log, writeReport} from './report';
import {serveCompressed} from './server';

/** The categories and the least good score of each, out of 100. */
const targets = {performance: 95, accessibility: 100, 'best-practices': 100, seo: 100};
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

interface Answer {
  lighthouseVersion: string;
  runtimeError?: {message: string};
  categories: Record<Category, {score: number | null}>;
}

/** Runs Lighthouse with its default settings: a phone, simulated slow 4G, 4 × slower processor. */
async function ask(url: string): Promise<Answer> {
  const lighthouse = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, CHROME_PATH: '/usr/bin/chromium'}},
  );
  const [said, errors]: Buffer[][] = [[], []];
  lighthouse.stdout.on('data', (part: Buffer) => said!.push(part));
  lighthouse.stderr.on('data', (part: Buffer) => errors!.push(part));
  const status = await new Promise<number | null>((ended) => lighthouse.on('close', ended));
  if (status !== 0) throw new Error(`Lighthouse failed for ${url}:\n${Buffer.concat(errors!).toString().slice(-2000)}`);
  const answer = JSON.parse(Buffer.concat(said!).toString()) as Answer;
  const isScored = categories.every((category) => answer.categories[category]?.score != null);
  if (!isScored)
    throw new Error(`Lighthouse could not score ${url}: ${answer.runtimeError?.message ?? 'a category has no score'}.`);
  return answer;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      page: {type: 'string', multiple: true, default: pageKinds},
      site: {type: 'string', default: path.join(root, 'build')},
      out: {type: 'string', default: '.docusaurus/lighthouse.md'},
    },
  });
  const runs = readRuns(values.runs);
  const site = await serveCompressed(path.resolve(values.site));
  const rows = [['', ...categories.map((category) => `${category} (≥ ${targets[category]})`)]];
  let version = '';
  try {
    for (const address of values.page) {
      log(address);
      const answers: Answer[] = [];
      for (let run = 0; run < runs; run += 1) answers.push(await ask(site.origin + address));
      version = answers[0]!.lighthouseVersion;
      rows.push([
        address,
        ...categories.map((category) => {
          const score = Math.round(100 * median(answers.map((answer) => answer.categories[category].score!)));
          return `${score} ${score >= targets[category] ? 'met' : 'MISSED'}`;
        }),
      ]);
    }
  } finally {
    site.close();
  }
  writeReport([{title: `Lighthouse ${version}, medians of ${runs}`, body: alignColumns(rows)}], values.out);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
