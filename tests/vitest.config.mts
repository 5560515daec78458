import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {checkAnswers} from './support/checkAnswers.mjs';
import {leftOut} from './support/slowTests.mjs';
import {onBundle} from './support/sandbox/onBundle.mjs';

const isFull = Boolean(process.env.TEST_FULL);

/** Tests without a browser. The browser tests are in `playwright.config.ts`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [checkAnswers()],
  test: {
    maxWorkers: 2,
    // The files of a worker share their modules: loading them again for each file would double the time of a run.
    isolate: false,
    setupFiles: 'tests/support/inputCaches.ts',
    allowOnly: false,
    // Ends a test that hangs; a test that only waits for a busy machine does not come near it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: {poll: {timeout: 10_000}},
    // Projects are split by cost: no build, the runtimes of the code samples, a build, several builds.
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: leftOut}},
      {
        extends: true,
        test: {name: 'content', include: ['tests/content/**/*.test.ts'], exclude: ['**/*Samples.test.ts', ...leftOut]},
      },
      // The stories once more, as a browser plays them.
      ...(isFull
        ? [
            {
              extends: true as const,
              plugins: [onBundle()],
              test: {
                name: 'sandbox',
                include: ['tests/content/stories/**/*.test.ts'],
                globalSetup: 'tests/support/sandbox/bundleSetup.ts',
                setupFiles: 'tests/support/sandbox/compareAcrossRealms.ts',
              },
            },
          ]
        : []),
      {extends: true, test: {name: 'samples', include: ['tests/content/**/*Samples.test.ts'], exclude: leftOut}},
      {
        extends: true,
        // Load is put on the server in `npm run test:full` alone.
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          exclude: isFull ? [] : ['**/load.test.ts', ...leftOut],
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: 5_400_000,
          hookTimeout: 5_400_000,
        },
      },
    ],
  },
});
