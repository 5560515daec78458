import {expect, test} from '@playwright/test';
import {listen, open} from '../../support/browser';
import {sitemapPaths} from '../../support/sitemap';

test('no page says anything in the console or asks another origin', async ({page, baseURL}) => {
  test.setTimeout(600_000);
  const noise = listen(page, baseURL!);
  const paths = sitemapPaths();
  for (const path of paths) {
    await open(page, path);
  }
  expect(paths.length).toBeGreaterThan(0);
  expect(noise.messages).toEqual([]);
  expect(noise.foreign).toEqual([]);
});

test('the listening itself hears an error, a warning and a foreign request', async ({page, baseURL}) => {
  const noise = listen(page, baseURL!);
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({body: ''}));
  await open(page, '/');
  await page.evaluate(async () => {
    console.error('an error');
    console.warn('a warning');
    await fetch('https://elsewhere.example/', {mode: 'no-cors'});
  });
  await expect.poll(() => noise.messages.length).toBe(2);
  expect(noise.foreign).toHaveLength(1);
});
