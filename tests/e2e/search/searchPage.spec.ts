import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {open} from '../../support/browser';
import {languages, rareWord, unknownWord} from './languages';
import {expect, test} from './searchTest';
import {casesInTurn} from '../../support/rotation';

const hits = (page: Page): Locator => page.locator('main article');
const address = (parameters: Record<string, string>): string => `search/?${new URLSearchParams(parameters)}`;

for (const language of casesInTurn('search page', languages)) {
  const {code, base, term, apiTerm} = language;
  test.describe(code, () => {
    for (const path of ['search', 'search/']) {
      test(`${base}${path} takes a query and shows its hits`, async ({page}) => {
        await open(page, `${base}${path}?${new URLSearchParams({q: term})}`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(language.title(term));
        await expect(page).toHaveTitle(new RegExp(`^${language.title(term)}`));
        await expect(page.getByRole('searchbox', {name: language.query})).toHaveValue(term);
        await expect(hits(page).first()).toBeVisible();
      });
    }

    test('the page says how many hits there are, and when it does not show them all', async ({page}) => {
      const status = page.locator('main').getByRole('status');
      await open(page, `${base}${address({q: rareWord})}`);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      await expect(status).toHaveText(language.found);
      const [, count] = language.found.exec((await status.textContent())!)!;
      await expect(hits(page)).toHaveCount(Number(count));
      await page.getByRole('searchbox', {name: language.query}).fill(term);
      await expect(status).toHaveText(language.foundMore);
      await expect(hits(page)).toHaveCount(100);
    });

    test('a hit leads to its page with the terms marked', async ({page}) => {
      await open(page, `${base}${address({q: apiTerm})}`);
      await hits(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/[?&]_highlight=/);
      await expect(page.locator('article mark').first()).toBeVisible();
    });

    test('typing changes hits and address, and loses no letter', async ({page}) => {
      await open(page, `${base}search/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(language.emptyTitle);
      const field = page.getByRole('searchbox', {name: language.query});
      await field.pressSequentially(`${term} ${unknownWord}`, {delay: 5});
      await expect(page).toHaveURL(`${base}${address({q: `${term} ${unknownWord}`})}`);
      await expect(field).toHaveValue(`${term} ${unknownWord}`);
      await field.fill(term);
      await expect(page).toHaveURL(`${base}${address({q: term})}`);
      await expect(hits(page).first()).toBeVisible();
    });

    test('the context keeps only API pages, and is chosen by its label', async ({page}) => {
      await open(page, `${base}${address({q: term, ctx: 'api'})}`);
      const choice = page.getByRole('combobox', {name: language.where});
      await expect(choice).toHaveValue('api');
      await expect(choice.locator('option')).toHaveText([language.everywhere, language.apiLabel]);
      await expect(hits(page).first()).toBeVisible();
      const targets = await hits(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      assert.deepEqual(
        targets.filter((target) => !target.startsWith(`${base}api/`)),
        [],
      );
      await choice.selectOption('');
      await expect(page).toHaveURL(`${base}${address({q: term})}`);
    });

    test('each hit of an API page carries the label of the API reference, no other does', async ({page}) => {
      let seen = 0;
      for (const word of [apiTerm, term]) {
        await open(page, `${base}${address({q: word})}`);
        await expect(hits(page).first()).toBeVisible();
        const all = await hits(page).evaluateAll((articles) =>
          articles.map((article) => ({
            links: Array.from(article.querySelectorAll('a'), (link) => link.getAttribute('href')!),
            text: (article as HTMLElement).innerText,
          })),
        );
        for (const {links, text} of all) {
          assert.equal(links.length, 1, text);
          const isApi = links[0]!.startsWith(`${base}api/`);
          assert.equal(text.includes(language.apiLabel), isApi, links[0]);
          seen += isApi ? 1 : 0;
        }
      }
      expect(seen).toBeGreaterThan(0);
    });

    test('an unknown context or version means everything', async ({page}) => {
      await open(page, `${base}${address({q: rareWord})}`);
      const status = page.getByRole('status').filter({hasText: language.found});
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      const found = await status.innerText();
      for (const unknown of ['ctx=nonsense', 'version=nonsense/', 'version=//other.example/', 'ctx=x&version=y']) {
        await open(page, `${base}${address({q: rareWord})}&${unknown}`);
        await expect(status).toHaveText(found);
        await expect(page.getByRole('combobox', {name: language.where})).toHaveValue('');
      }
    });

    test('each hit has a sentence but a second one of its page, and an empty query shows the pages needed most', async ({
      page,
    }) => {
      await open(page, `${base}${address({q: rareWord})}`);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      const found = await hits(page).evaluateAll((all) =>
        all.map((one) => ({
          text: one.querySelector('[class*=hitText]')?.textContent ?? '',
          path: one.querySelector('a')!.pathname,
        })),
      );
      expect(found.length).toBeGreaterThan(0);
      const texts = found
        .filter(({text, path}, index) => text !== '' || found.findIndex((one) => one.path === path) === index)
        .map(({text}) => text);
      expect(texts.filter((text) => !/[.!?…]["”»)]?$/.test(text) && !/^\S+( \S+){0,8}$/.test(text))).toEqual([]);
      await page.getByRole('searchbox', {name: language.query}).fill('');
      await expect(hits(page)).toHaveCount(6);
    });

    test('nothing found is said in the reader’s language, with ways on', async ({page}) => {
      await open(page, `${base}${address({q: unknownWord})}`);
      await expect(page.locator('main').getByRole('status')).toHaveText(language.noResults);
      await expect(hits(page)).toHaveCount(0);
      await expect(page.locator(`main a[href="${base}support"]`)).toBeVisible();
    });

    test('the page follows the browser’s buttons', async ({page}) => {
      await open(page, `${base}${address({q: unknownWord})}`);
      await page.locator('.navbar__search-input').fill(term);
      await page.locator('[class*=hitFooter] a').click();
      const field = page.getByRole('searchbox', {name: language.query});
      await expect(field).toHaveValue(term);
      await page.goBack();
      await expect(field).toHaveValue(unknownWord);
      await expect(hits(page)).toHaveCount(0);
    });

    test.describe('without an index', () => {
      test.use({allowed: [/503/]});

      test('a failed load is said, and tried again when the reader wants', async ({page}) => {
        await page.route('**/search-index*.json', (route) => route.fulfill({status: 503}));
        await open(page, `${base}${address({q: term})}`);
        await expect(page.getByText(language.failed)).toBeVisible();
        await page.unroute('**/search-index*.json');
        await page.getByRole('button', {name: language.tryAgain}).click();
        await expect(hits(page).first()).toBeVisible();
      });
    });
  });
}
