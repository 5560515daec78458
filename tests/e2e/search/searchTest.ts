import {expect} from '@playwright/test';
import {test as base} from '../../support/browser';

/** Fails when a page logs an error or a warning, leaves an error unhandled, or asks another origin. */
export const test = base.extend<{isQuiet: void; allowed: RegExp[]}>({
  /** Messages that a test provokes. */
  allowed: async ({}, use) => use([]),
  isQuiet: [
    async ({page, baseURL, allowed}, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          noise.push(message.text());
        }
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) {
          noise.push(`asks ${request.url()}`);
        }
      });
      await use();
      expect(noise.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
