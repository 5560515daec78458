import fs from 'node:fs';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {prefixOf, type LocaleCode} from './src/content/core/locales';
import {engineNames, type EngineOptions} from './tests/support/engines';
import {leftOut} from './tests/support/slowTests.mjs';

const port = Number(process.env.TEST_PORT ?? 4000);
const hasBuild = fs.existsSync(path.join(__dirname, 'build/index.html'));
/** A language of the development server, which `npm run test:changed` opens instead of the build. */
const devLocale = process.env.TEST_DEV_LOCALE as LocaleCode | undefined;
const devServer = {
  command: `npm start -- --locale ${devLocale} --port ${port} --no-open`,
  // Its own folder, because a developer's server may be running in the same tree.
  env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/changed'},
  url: `http://localhost:${port}${devLocale && prefixOf(devLocale)}/`,
  timeout: 180_000,
};
const buildServer = {
  command: 'npx tsx src/cli/serve.ts',
  env: {PORT: String(port)},
  url: `http://localhost:${port}/`,
  reuseExistingServer: !process.env.CI,
};

const ignored = leftOut.map((file) => `**/${file}`);

/** Browser tests. The tests without a browser are in `tests/vitest.config.mts`. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'line',
  // Only a hanging test reaches these timeouts; a busy machine does not.
  timeout: 1_800_000,
  expect: {timeout: 60_000},
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // Chromium without the windows of a desktop.
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        // Widths of letters are not rounded to pixels, as on the screens of readers.
        '--font-render-hinting=none',
        // On a busy machine Chromium drops the smooth scrolling of a key press, and the scroll with it.
        '--disable-smooth-scrolling',
        // `http://plain.example` is no secure context, so it has no clipboard API.
        '--host-resolver-rules=MAP plain.example 127.0.0.1',
      ],
    },
  },
  projects: [
    // `npm run bench:dev` measures how long an update takes, so the timeout is generous.
    {name: 'dev', testDir: 'tests/dev', testMatch: '**/*.spec.ts', expect: {timeout: 120_000}},
    {name: 'axe', testDir: 'tests/e2e', testMatch: '**/axe*.spec.ts', testIgnore: ignored},
    {name: 'shell-site', testDir: 'tests/support/shellSite', testMatch: 'build.setup.ts'},
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/axe*.spec.ts', ...ignored],
      dependencies: ['shell-site'],
      // One browser context per worker, cleared between tests, so that Chromium's compiled-code cache is reused.
      use: {reuseContext: true},
    },
    // A project starts its engine once, and the two run side by side.
    ...engineNames.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      // Pages of each kind are opened in `npm run test:full` alone.
      testIgnore: process.env.TEST_FULL ? [] : '**/kinds.spec.ts',
      fullyParallel: false,
      use: {engineName},
    })),
  ],
  webServer: devLocale ? devServer : hasBuild ? buildServer : undefined,
});
