/**
 * Runs the tests: `npm test` leaves out slow ones (`tests/support/slowTests.mts`), `npm test -- --whole` does not, and
 * `npm run test:full` makes the exhaustive variants. `--list` only lists the steps.
 * Installs missing system packages where possible, prints the time of each stage against its budget, and ends with `N
 * passed, N failed`.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {locales} from '../content/core/locales';
import {root} from '../content/core/root';
import {samplePackages} from '../samples/packages';
import {countPlaywright, countVitest, withExit, type Counts} from './testReports';

/** Programs and files that the tests need, and the Debian packages that contain them. */
const needs: Record<string, string> = {
  ...samplePackages(),
  // The web server of deploy/. On Debian it is not in an ordinary user's PATH.
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  'chromium-headless-shell': 'chromium-headless-shell',
  // The benchmarks measure in the whole browser.
  chromium: 'chromium',
  curl: 'curl',
  'firefox-esr': 'firefox-esr',
  hunspell: 'hunspell',
  // Reads what was printed.
  pdftotext: 'poppler-utils',
  // The metrics of the fallback fonts in src/css/tokens.css match it, as they match Arial elsewhere.
  '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf': 'fonts-liberation',
  // Dictionaries of the spell checker.
  ...Object.fromEntries(
    locales.map(({spelling}) => [`/usr/share/hunspell/${spelling.dictionary}.dic`, spelling.package]),
  ),
  // WebKit, which needs a display.
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  // The load generator of `npm run test:full`.
  wrk: 'wrk',
};

interface Stage {
  name: string;
  /** Minutes on two idle cores. */
  budget: number;
  steps: Step[];
  /** Whether its steps run at the same time. */
  isSideBySide?: boolean;
}

interface Step {
  name: string;
  command: [program: string, ...words: string[]];
  /** Counts the tests in the JSON report of a test runner. A step without it counts as one. */
  count?: (report: unknown) => Counts;
}

const isFull = process.argv.includes('--full');
const isWhole = isFull || process.argv.includes('--whole');
const reportFile = path.join(os.tmpdir(), `checks-${process.pid}.json`);
const ofProjects = (projects: string[]) => projects.flatMap((project) => ['--project', project]);

/** Runs Vitest projects: tests without a browser. */
const vitest = (...projects: string[]): Step => ({
  name: projects.join(' and '),
  command: [
    'npx',
    ...['vitest', 'run', '--config', 'tests/vitest.config.mts', ...ofProjects(projects)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  ],
  count: (report) => countVitest(report as Parameters<typeof countVitest>[0]),
});

/** Runs one test file at a time, because a build uses both cores. */
const oneByOne = (step: Step): Step => ({...step, command: [...step.command, '--no-file-parallelism']});

/** Runs Playwright projects without their dependencies, which ran in an earlier step. */
const playwright = (...projects: string[]): Step => ({
  name: projects.join(' and '),
  command: ['npx', 'playwright', 'test', '--no-deps', ...ofProjects(projects), '--reporter=list,json'],
  count: (report) => countPlaywright(report as Parameters<typeof countPlaywright>[0]),
});

/** The budget of a stage in this run. */
const budgetOf = (quick: number, whole: number, full = whole): number => (isFull ? full : isWhole ? whole : quick);

const stages: Stage[] = [
  {
    name: 'types, format, lint',
    budget: 1,
    isSideBySide: true,
    steps: [
      {name: 'types', command: ['npm', 'run', 'typecheck']},
      {name: 'format', command: ['npx', 'prettier', '--check', '.']},
      {name: 'lint', command: ['npm', 'run', 'lint']},
    ],
  },
  {name: 'unit, content', budget: budgetOf(2, 5, 7), steps: [vitest('unit', 'content')]},
  // Includes the small fixture site of the shell's tests, which would otherwise hold up all browser tests.
  {
    name: 'build of the sites',
    budget: budgetOf(2, 8),
    steps: [{name: 'build', command: ['npm', 'run', 'build']}, playwright('shell-site')],
  },
  {name: 'built-site checks', budget: budgetOf(1.5, 5), steps: [vitest('built')]},
  {name: 'samples', budget: budgetOf(1, 10), steps: [vitest('samples')]},
  {name: 'axe', budget: budgetOf(1.5, 10), steps: [playwright('axe')]},
  {name: 'other browser tests', budget: budgetOf(3, 15), steps: [playwright('e2e')]},
  ...(isWhole
    ? [
        {name: 'development server', budget: 4, steps: [playwright('dev')]},
        {name: 'other engines', budget: budgetOf(0, 3, 7), steps: [playwright('firefox', 'webkit')]},
      ]
    : []),
  // Two installs and more than twenty builds are too slow for any other run.
  ...(isFull
    ? [{name: 'further installs and builds', budget: 80, steps: [vitest('sandbox'), oneByOne(vitest('builds'))]}]
    : []),
];

/** Installs missing packages on Debian as root; elsewhere exits with a sentence that lists them. */
function ensureNeeds(): void {
  const isMissing = (need: string) =>
    need.startsWith('/') ? !fs.existsSync(need) : spawnSync('sh', ['-c', `command -v ${need}`]).status !== 0;
  const packages = [
    ...new Set(
      Object.keys(needs)
        .filter(isMissing)
        .map((need) => needs[need]!),
    ),
  ];
  if (packages.length === 0) return;
  const isDebian = fs.existsSync('/etc/debian_version');
  if (!isDebian || os.userInfo().uid !== 0) {
    console.error(`Install these Debian packages (or their like), which the tests need: ${packages.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(' ')} …`);
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const {status, stderr} = spawnSync('apt-get', command, {env: environment, encoding: 'utf8'});
    if (status !== 0) {
      console.error(`apt-get ${command.join(' ')} failed: ${stderr}`);
      process.exit(1);
    }
  }
}

const environmentOf = ({command}: Step): NodeJS.ProcessEnv => ({
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  // Playwright then refuses to take whatever listens on its port for the site of this build.
  ...(command.includes('playwright') && {CI: '1'}),
  ...(isFull && {TEST_FULL: '1'}),
  ...(!isWhole && {TEST_QUICK: '1'}),
});

/** Runs one step and returns the number of passed and failed checks. */
function run(step: Step): Counts {
  const {command, count} = step;
  const [program, ...words] = command;
  const {status} = spawnSync(program, words, {cwd: root, stdio: 'inherit', env: environmentOf(step)});
  if (!count) return countOf(status);
  if (!fs.existsSync(reportFile)) return {passed: 0, failed: 1};
  const counts = withExit(count(JSON.parse(fs.readFileSync(reportFile, 'utf8'))), status);
  fs.rmSync(reportFile);
  return counts;
}

/** Runs a step beside others. What it prints follows in one piece when it ends. */
function runBeside(step: Step): Promise<Counts> {
  const [program, ...words] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, words, {cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environmentOf(step)});
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('close', (status) => {
      console.log(`\n— ${step.name}\n${Buffer.concat(said).toString()}`);
      resolve(countOf(status));
    });
  });
}

/** A step without a report of its tests is one check. */
const countOf = (status: number | null): Counts => (status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

/** The counts of the steps of a stage, in their order. */
async function runStage({steps, isSideBySide}: Stage): Promise<Counts[]> {
  if (isSideBySide) return Promise.all(steps.map(runBeside));
  return steps.map((step) => {
    console.log(`\n— ${step.name}`);
    return run(step);
  });
}

if (process.argv.includes('--list')) {
  for (const {steps} of stages) for (const {name} of steps) console.log(name);
  process.exit();
}

async function main(): Promise<void> {
  ensureNeeds();
  const total = {passed: 0, failed: 0};
  const times: string[] = [];
  const failures: string[] = [];
  for (const stage of stages) {
    const start = Date.now();
    const counts = await runStage(stage);
    for (const [index, {passed, failed, failures: titles = []}] of counts.entries()) {
      total.passed += passed;
      total.failed += failed;
      if (failed === 0) continue;
      const {name} = stage.steps[index]!;
      console.log(`— ${name}: ${failed} failed`);
      failures.push(...(titles.length > 0 ? titles : [name]));
    }
    const minutes = (Date.now() - start) / 60_000;
    times.push(`${stage.name.padEnd(28)} ${minutes.toFixed(1).padStart(5)} of ${String(stage.budget).padStart(4)} min`);
    // Without a build, the later stages have nothing to test.
    if (stage.name.startsWith('build') && counts.some(({failed}) => failed > 0)) break;
  }
  const left = isWhole
    ? ''
    : 'Left out: tests/support/slowTests.mts, the development server and other engines (npm test -- --whole).\n';
  console.log(`\n${times.join('\n')}\n${left}`);
  // Once more at the end, because a log is read from there.
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
