import {expect} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {iconService} from '../../../src/icons/iconService';
import {addressOf} from '../../support/built';
import {listen, open, test} from '../../support/browser';
import {pages} from '../../support/pages';
import {axeBudget, axeWidth, visitsWithin, widths} from '../../support/rotation';

const isFull = Boolean(process.env.TEST_FULL);
// Pages of all kinds took 0.5 s each to open in a tab that has the scripts. Half of the looks are in the light mode.
const turn = visitsWithin({minutes: 1, secondsToOpen: 0, secondsToLook: 0.25});
// In an ordinary run axe opens other pages, at the greater width, and listens too.
const heard = new Set(
  isFull ? [] : visitsWithin(axeBudget, false).visits.map(({page: {id, locale}}) => addressOf(id, locale)),
);
const visits = turn.visits.flatMap(({page: {id, locale}, looks}) =>
  looks
    .filter(({mode}) => mode === 'light')
    .map(({width}) => ({locale, width, address: addressOf(id, locale)}))
    .filter(({width, address}) => width < axeWidth || !heard.has(address)),
);

test('the pages of this turn', () => {
  expect(visits.length).toBeGreaterThan(20);
  if (isFull) expect(visits).toHaveLength(pages.length * locales.length * widths.length);
  console.log(`quiet: ${visits.length} visits, of those that axe does not make. ${turn.report}`);
});

for (const {code} of locales) {
  for (const width of widths) {
    test(`${code}, ${width} px: each page hydrates, says nothing in the console and asks no other origin`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({width, height: 844});
      const noise = listen(page, baseURL!);
      const addresses = visits
        .filter((visit) => visit.locale === code && visit.width === width)
        .map(({address}) => address);
      expect(addresses.length).toBeGreaterThan(10);
      for (const address of addresses) await open(page, address);
      expect(noise.messages).toEqual([]);
      expect(noise.foreign).toEqual([]);
    });
  }
}

test('the listening itself hears an element and a text that hydration finds changed', async ({page, baseURL}) => {
  for (const [from, to] of [
    ['</h1>', ' changed</h1>'],
    ['<div class="theme-doc-markdown', '<p></p><div class="theme-doc-markdown'],
  ] as const) {
    const noise = listen(page, baseURL!);
    await page.route('**/callbacks', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace(from, to)});
    });
    await open(page, '/callbacks');
    expect(noise.messages.join('\n')).toContain('onRecoverableError');
    await page.unroute('**/callbacks');
  }
});

test('the listening itself hears an error, a warning and a foreign request', async ({page, baseURL}) => {
  const noise = listen(page, baseURL!);
  // The policy refuses every other one.
  const [host] = iconService.resources;
  await page.route(`${host}/**`, (route) => route.fulfill({body: ''}));
  await open(page, '/');
  await page.evaluate(async (address) => {
    console.error('an error');
    console.warn('a warning');
    await fetch(address, {mode: 'no-cors'});
  }, host);
  await expect.poll(() => noise.messages.length).toBe(2);
  expect(noise.foreign).toHaveLength(1);
});
