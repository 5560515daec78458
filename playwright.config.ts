import fs from 'node:fs';
import path from 'node:path';
import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4000);
const hasBuild = fs.existsSync(path.join(__dirname, 'build/index.html'));
// Only browser tests need the server. A run that names no project may include them.
const named = process.argv.flatMap((word, index, words) =>
  words[index - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
);
const needsServer = named.length === 0 || named.some((project) => project === 'axe' || project === 'e2e');

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'line',
  timeout: 60_000,
  expect: {timeout: 10_000},
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        // On a busy machine Chromium drops the smooth scrolling of a key press, and the scroll with it.
        '--disable-smooth-scrolling',
      ],
    },
  },
  // Projects are split by cost: without a build, with a build, in a browser.
  projects: [
    {name: 'unit', testDir: 'tests/unit', testMatch: '**/*.test.ts'},
    {name: 'content', testDir: 'tests/content', testMatch: '**/*.test.ts', testIgnore: '**/*Samples.test.ts'},
    {name: 'samples', testDir: 'tests/content', testMatch: '**/*Samples.test.ts', timeout: 600_000},
    {name: 'built', testDir: 'tests/built', testMatch: '**/*.test.ts'},
    {name: 'builds', testDir: 'tests/builds', testMatch: '**/*.test.ts', timeout: 5_400_000},
    {name: 'axe', testDir: 'tests/e2e', testMatch: '**/axe*.spec.ts'},
    {name: 'shell-site', testDir: 'tests/support/shellSite', testMatch: 'build.setup.ts'},
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/axe*.spec.ts',
      dependencies: ['shell-site'],
      // One browser context per worker, cleared between tests, so that Chromium's compiled-code cache is reused.
      use: {reuseContext: true},
    },
  ],
  ...(hasBuild &&
    needsServer && {
      webServer: {
        command: 'npx tsx src/cli/serve.ts',
        env: {PORT: String(port)},
        url: `http://localhost:${port}/`,
        reuseExistingServer: !process.env.CI,
      },
    }),
});
