import {expect} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {iconService} from '../../../src/icons/iconService';
import {addressOf} from '../../support/built';
import {listen, open, test} from '../../support/browser';
import {axeBudget, visitsWithin} from '../../support/rotation';

// Pages of all kinds took 0.5 s each to open in a tab that has the scripts.
const turn = visitsWithin({minutes: 2, secondsToOpen: 0.5, secondsToLook: 0});
// The others of this turn are open before axe, which listens too.
const heard = new Set(visitsWithin(axeBudget, false).visits.map(({page: {id, locale}}) => addressOf(id, locale)));
const visits = turn.visits.filter(({page: {id, locale}}) => !heard.has(addressOf(id, locale)));

test('the pages of this turn', () => {
  expect(visits.length).toBeGreaterThan(20);
  console.log(`quiet: ${visits.length} pages, of those that axe does not open. ${turn.report}`);
});

for (const {code} of locales) {
  test(`${code}: no page says anything in the console or asks another origin`, async ({page, baseURL}) => {
    test.setTimeout(600_000);
    const noise = listen(page, baseURL!);
    const addresses = visits.flatMap(({page: {id, locale}}) => (locale === code ? [addressOf(id, locale)] : []));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) await open(page, address);
    expect(noise.messages).toEqual([]);
    expect(noise.foreign).toEqual([]);
  });
}

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
