/**
 * Runs all tests: `npm test`, or with `--full` the exhaustive variants (`npm run test:full`). `--list` only lists the
 * steps.
 * Installs missing system packages where possible, prints the time of each stage against its budget, and ends with `N
 * passed, N failed`.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {locales} from '../content/core/locales';
import {root} from '../content/core/root';
import {countPlaywright, countVitest, withExit, type Counts} from './testReports';

/** Programs and files that the tests need, and the Debian packages that contain them. */
const needs: Record<string, string> = {
  '/usr/share/java/gson.jar': 'libgoogle-gson-java',
  // The web server of deploy/. On Debian it is not in an ordinary user's PATH.
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  chromium: 'chromium',
  curl: 'curl',
  'firefox-esr': 'firefox-esr',
  hunspell: 'hunspell',
  java: 'default-jdk-headless',
  javac: 'default-jdk-headless',
  jq: 'jq',
  openssl: 'openssl',
  php: 'php-cli',
  // The metrics of the fallback fonts in src/css/tokens.css match it, as they match Arial elsewhere.
  '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf': 'fonts-liberation',
  python3: 'python3',
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
  /** Minutes on two cores; 45 for all stages. */
  budget: number;
  steps: Step[];
}

interface Step {
  name: string;
  command: [program: string, ...words: string[]];
  /** Counts the tests in the JSON report of a test runner. A step without it counts as one. */
  count?: (report: unknown) => Counts;
}

const isFull = process.argv.includes('--full');
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

const stages: Stage[] = [
  {
    name: 'types, lint, unit, content',
    budget: isFull ? 6 : 4,
    steps: [
      {name: 'types', command: ['npm', 'run', 'typecheck']},
      {name: 'format', command: ['npx', 'prettier', '--check', '.']},
      {name: 'lint', command: ['npm', 'run', 'lint']},
      vitest('unit', 'content'),
    ],
  },
  // Includes the small fixture site of the shell's tests, which would otherwise hold up all browser tests.
  {
    name: 'build of the sites',
    budget: 8,
    steps: [{name: 'build', command: ['npm', 'run', 'build']}, playwright('shell-site')],
  },
  {name: 'built-site checks', budget: 5, steps: [vitest('built')]},
  {name: 'development server', budget: 4, steps: [playwright('dev')]},
  {name: 'samples', budget: 10, steps: [vitest('samples')]},
  {name: 'axe', budget: 10, steps: [playwright('axe')]},
  {name: 'other browser tests', budget: 8, steps: [playwright('e2e')]},
  {name: 'other engines', budget: isFull ? 7 : 3, steps: [playwright('firefox', 'webkit')]},
  // Two installs and five more builds are too slow for the default run.
  ...(isFull
    ? [{name: 'further installs and builds', budget: 45, steps: [vitest('sandbox'), oneByOne(vitest('builds'))]}]
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

/** Runs one step and returns the number of passed and failed checks. */
function run({command: [program, ...words], count}: Step): Counts {
  const {status} = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...(isFull && {TEST_FULL: '1'})},
  });
  if (!count) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!fs.existsSync(reportFile)) return {passed: 0, failed: 1};
  const counts = withExit(count(JSON.parse(fs.readFileSync(reportFile, 'utf8'))), status);
  fs.rmSync(reportFile);
  return counts;
}

if (process.argv.includes('--list')) {
  for (const {steps} of stages) for (const {name} of steps) console.log(name);
  process.exit();
}

ensureNeeds();
const total = {passed: 0, failed: 0};
const times: string[] = [];
for (const stage of stages) {
  const start = Date.now();
  let failedHere = 0;
  for (const step of stage.steps) {
    console.log(`\n— ${step.name}`);
    const {passed, failed} = run(step);
    total.passed += passed;
    total.failed += failed;
    failedHere += failed;
    if (failed > 0) console.log(`— ${step.name}: ${failed} failed`);
  }
  const minutes = (Date.now() - start) / 60_000;
  times.push(`${stage.name.padEnd(28)} ${minutes.toFixed(1).padStart(5)} of ${String(stage.budget).padStart(2)} min`);
  // Without a build, the later stages have nothing to test.
  if (stage.name.startsWith('build') && failedHere > 0) break;
}
console.log(`\n${times.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
