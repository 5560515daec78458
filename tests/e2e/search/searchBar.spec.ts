import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {root} from '../../../src/content/core/root';
import type {SearchMessage} from '../../../src/plugins/search/client/protocol';
import {hold, open, openUnstarted} from '../../support/browser';
import {apiPage, commonLetter, growingTerm, languages, unknownWord} from './languages';
import {expect, test} from './searchTest';
import {casesInTurn} from '../../support/rotation';

const box = (page: Page): Locator => page.locator('.navbar__search-input');
const suggestions = (page: Page): Locator => page.locator('.navbar').getByRole('option');
const list = (page: Page): Locator => page.getByRole('listbox');
const footer = (page: Page): Locator => page.locator('[class*=hitFooter] a');

const outlineFile = '**/assets/search-outline-*.json';
const textFile = '**/search-index-*.json';

/** Texts that stand in the code of the libraries, and nowhere else. */
const codeSigns = {lunr: 'stopWordFilter', mark: 'data-markjs'};

/** Paths of the search's own files that the page asks for from now on. */
function watchSearchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/search-\w+-\w+\.json$/.test(path)) {
      paths.push(path);
    }
  });
  return paths;
}

for (const language of casesInTurn('search box', languages)) {
  const {code, base, term, apiTerm} = language;
  test.describe(code, () => {
    test('the index is loaded when the reader points at the search box, not before, and only once', async ({page}) => {
      const paths = watchSearchRequests(page);
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      await open(page, `${base}${language.page}`);
      await page.waitForLoadState('networkidle');
      expect(paths).toEqual([]);
      expect(workers).toEqual([]);
      await box(page).hover();
      const files = [
        expect.stringMatching(new RegExp(`^${base}assets/search-outline-[0-9a-f]{12}\\.json$`)),
        expect.stringMatching(new RegExp(`^${base}search-index-[0-9a-f]{12}\\.json$`)),
      ];
      await expect.poll(() => paths).toEqual(files);
      await box(page).fill(term);
      await expect(suggestions(page).first()).toBeVisible();
      expect(paths).toEqual(files);
      expect(workers).toHaveLength(1);
    });

    test('the search’s own code is not loaded before the reader turns to the search', async ({page}) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          // A script that is still on its way when the test ends does not matter.
          scripts.push(response.text().catch(() => ''));
        }
      });
      const holds = async (sign: string): Promise<boolean> =>
        (await Promise.all(scripts)).some((text) => text.includes(sign));
      await open(page, `${base}${language.page}`);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(1);
      const folder = path.join(root, 'build/assets/js');
      const built = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
      for (const sign of Object.values(codeSigns)) {
        expect(
          built.some((text) => text.includes(sign)),
          sign,
        ).toBe(true);
        expect(await holds(sign), sign).toBe(false);
      }
    });

    test('the index is loaded when the search box gets the focus by keyboard', async ({page}) => {
      const paths = watchSearchRequests(page);
      await open(page, `${base}${language.page}`);
      await page.waitForLoadState('networkidle');
      await box(page).focus();
      await expect.poll(() => paths).toHaveLength(2);
    });

    test('the box is labelled, suggests eight hits of many, and leads to all of them', async ({page}) => {
      await open(page, base);
      const labelled = page.getByRole('combobox', {name: language.search});
      await labelled.fill(commonLetter);
      await expect(suggestions(page)).toHaveCount(8);
      await labelled.fill(term);
      await expect(suggestions(page).locator('mark').first()).toContainText(new RegExp(term.slice(0, 4), 'i'));
      await expect(footer(page)).toHaveText(language.seeAll);
      await footer(page).click();
      await expect(page).toHaveURL(`${base}search/?${new URLSearchParams({q: term})}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(language.title(term));
    });

    test('a word that differs in two letters is found', async ({page}) => {
      await open(page, base);
      await box(page).fill(language.misspelt);
      await expect(suggestions(page).first()).toContainText(new RegExp(language.meant, 'i'));
    });

    test('Enter opens the best hit, where the terms are marked and stand in the box', async ({page}) => {
      await open(page, base);
      await box(page).fill(term);
      await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
      const address = (await suggestions(page).first().getAttribute('href'))!;
      await box(page).press('Enter');
      await expect(page).toHaveURL(address);
      expect(new URL(page.url()).searchParams.getAll('_highlight').length).toBeGreaterThan(0);
      await expect(page.locator('article mark').first()).toBeVisible();
      await expect(box(page)).toHaveValue(new URL(page.url()).searchParams.getAll('_highlight').join(' '));
      await expect(box(page)).not.toBeFocused();
      await expect(suggestions(page)).toHaveCount(0);
    });

    test('Enter opens the best hit of what is typed, also where that hit comes later', async ({page}) => {
      await page.addInitScript((late) => {
        // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its worker below
        const post = Worker.prototype.postMessage as (
          this: Worker,
          message: SearchMessage,
          transfer: Transferable[],
        ) => void;
        const released = new Promise<void>((resolve) => Object.assign(window, {releaseQuery: resolve}));
        Worker.prototype.postMessage = function (this: Worker, message: SearchMessage, transfer: Transferable[] = []) {
          if (message.kind === 'query' && message.query.input === late) {
            void released.then(() => post.call(this, message, transfer));
          } else {
            post.call(this, message, transfer);
          }
        } as typeof Worker.prototype.postMessage;
      }, term);
      await open(page, base);
      await box(page).fill(term.slice(0, 3));
      await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await box(page).fill(term);
      await box(page).press('Enter');
      await page.evaluate(() => (window as unknown as {releaseQuery: () => void}).releaseQuery());
      await expect(page.locator('article mark').first()).toBeVisible();
      expect(new URL(page.url()).searchParams.getAll('_highlight').join(' ')).not.toBe(term.slice(0, 3));
      await expect(box(page)).toHaveValue(new URL(page.url()).searchParams.getAll('_highlight').join(' '));
    });

    test('arrows choose another hit, Escape closes the list, a click opens a hit', async ({page}) => {
      await open(page, base);
      await box(page).fill(apiTerm);
      await expect(suggestions(page).nth(1)).toBeVisible();
      await box(page).press('ArrowDown');
      await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await suggestions(page).nth(1).getAttribute('id'))!,
      );
      await box(page).press('ArrowUp');
      await box(page).press('ArrowUp');
      await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
      await box(page).press('Escape');
      await expect(suggestions(page)).toHaveCount(0);
      await box(page).focus();
      const address = (await suggestions(page).nth(1).getAttribute('href'))!;
      await suggestions(page).nth(1).click();
      await expect(page).toHaveURL(address);
    });

    test('Home and End choose the first and the last hit', async ({page}) => {
      await open(page, base);
      await box(page).fill(apiTerm);
      await expect(suggestions(page).nth(1)).toBeVisible();
      await box(page).press('End');
      await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await suggestions(page).last().getAttribute('id'))!,
      );
      await box(page).press('Home');
      await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    });

    test('the reader sees and hears that the index is loading, then how many hits there are', async ({page}) => {
      const release = await hold(page, outlineFile);
      await open(page, base);
      await box(page).fill(term);
      await expect(page.locator('[class*=dropdownMenu]')).toHaveText(language.loading);
      await expect(page.getByRole('status').filter({hasText: language.loading})).toHaveCount(1);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      release();
      await expect(suggestions(page).first()).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('status').filter({hasText: language.suggestions})).toHaveCount(1);
    });

    test('hits from the text are added below: what the reader sees and has chosen keeps its place', async ({page}) => {
      const release = await hold(page, textFile);
      await open(page, base);
      await box(page).fill(growingTerm);
      await expect(list(page)).toHaveAttribute('aria-busy', 'true');
      await box(page).press('ArrowDown');
      await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      const look = () =>
        suggestions(page).evaluateAll((options) =>
          options.map((option) => ({
            address: option.getAttribute('href'),
            text: option.querySelector('[class*=hitTitle]')!.textContent,
            isChosen: option.getAttribute('aria-selected'),
            top: option.getBoundingClientRect().top,
          })),
        );
      const before = await look();
      expect(before.length).toBeGreaterThan(1);
      expect(before.length).toBeLessThan(8);
      release();
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await expect(suggestions(page)).toHaveCount(8);
      expect((await look()).slice(0, before.length)).toEqual(before);
      await expect(page.getByRole('status').filter({hasText: language.suggestions})).toHaveCount(1);
      // A later search for the same word has the hits of the text in their own places.
      await box(page).fill(unknownWord);
      await expect(suggestions(page)).toHaveCount(0);
      await box(page).fill(growingTerm);
      await expect(suggestions(page)).toHaveCount(8);
      expect((await look()).map(({address}) => address).slice(0, before.length)).not.toEqual(
        before.map(({address}) => address),
      );
    });

    test('the first hits do not need the text, and only with the text nothing is found', async ({page}) => {
      const release = await hold(page, textFile);
      await open(page, base);
      const menu = page.locator('[class*=dropdownMenu]');
      for (const word of [language.textTerm, unknownWord]) {
        await box(page).fill(term);
        await expect(suggestions(page)).toHaveCount(8);
        await expect(list(page)).toHaveAttribute('aria-busy', 'true');
        await box(page).fill(word);
        await expect(menu).toHaveText(language.loading);
        await expect(page.getByRole('status').filter({hasText: language.loading})).toHaveCount(1);
      }
      release();
      await expect(menu).toContainText(language.noResults);
      await box(page).fill(language.textTerm);
      await expect(suggestions(page).first()).toBeVisible();
    });

    test('a tap opens a hit', async ({browser}) => {
      const context = await browser.newContext({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});
      const page = await context.newPage();
      await open(page, base);
      await box(page).tap();
      await box(page).fill(term);
      const address = (await suggestions(page).nth(1).getAttribute('href'))!;
      await suggestions(page).nth(1).tap();
      await expect(page).toHaveURL(address);
      await context.close();
    });

    // A window of 1280 × 1024 at 400 % is the second.
    for (const viewport of [
      {width: 320, height: 640},
      {width: 320, height: 256},
    ]) {
      test(`at ${viewport.width} × ${viewport.height} box, hits and footer can be seen and reached`, async ({page}) => {
        await page.setViewportSize(viewport);
        await open(page, base);
        await box(page).click();
        await box(page).fill(term);
        const parts = [box(page), page.locator('[class*=dropdownMenu]'), suggestions(page).last(), footer(page)];
        await expect(suggestions(page)).toHaveCount(8);
        for (const part of parts) {
          await part.scrollIntoViewIfNeeded();
          const place = (await part.boundingBox())!;
          expect(place.x).toBeGreaterThanOrEqual(0);
          expect(place.x + place.width).toBeLessThanOrEqual(viewport.width);
          expect(place.y).toBeGreaterThanOrEqual(0);
          expect(place.y + place.height).toBeLessThanOrEqual(viewport.height);
          expect(place.height).toBeGreaterThanOrEqual(24);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      });
    }

    test('nothing found is said in the reader’s language, with ways on', async ({page}) => {
      await open(page, base);
      await box(page).fill(unknownWord);
      const menu = page.locator('[class*=dropdownMenu]');
      await expect(menu.locator('p').first()).toHaveText(language.noResults);
      await expect(page.getByRole('status').filter({hasText: language.noResults})).toHaveCount(1);
      await menu.locator(`a[href="${base}support"]`).click();
      await expect(page).toHaveURL(`${base}support`);
      await expect(menu).toHaveCount(0);
    });

    test('an empty box offers the pages needed most, of which none is chosen', async ({page}) => {
      await open(page, base);
      await box(page).focus();
      await expect(suggestions(page)).toHaveCount(6);
      await expect(list(page).getByRole('option', {selected: true})).toHaveCount(0);
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await box(page).press('Enter');
      await expect(page).toHaveURL(base);
      await box(page).press('ArrowUp');
      await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
      await box(page).press('ArrowDown');
      await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await suggestions(page).first().getAttribute('id'))!,
      );
      await box(page).press('Enter');
      await expect(page).toHaveURL(`${base}quickstart`);
      await expect(suggestions(page)).toHaveCount(0);
    });

    test('what is not offered is said and read out, and the nearest page is a step away', async ({page}) => {
      await open(page, base);
      await box(page).fill('apple pay');
      const notice = page.locator('[class*=notOffered]');
      await expect(notice).toContainText(language.notOffered);
      await expect(page.getByRole('status').filter({hasText: language.notOffered})).toHaveCount(1);
      const link = notice.getByRole('link').first();
      const address = (await link.getAttribute('href'))!;
      await expect(suggestions(page).first()).toHaveAttribute('href', new RegExp(`^${address}`));
      await link.click();
      await expect(page).toHaveURL(address);
      await box(page).fill('google pay');
      await expect(suggestions(page).first()).toContainText('Google Pay');
      await expect(notice).toHaveCount(0);
    });

    test('a code gives its answer in its row, and each row says what it is', async ({page}) => {
      await open(page, base);
      await box(page).fill('signature_invalid');
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      const row = suggestions(page).first();
      await expect(row.locator('[class*=hitGroup]')).toHaveText(language.errorLabel);
      await expect(row.locator('[class*=hitText]')).toHaveText(language.signatureAnswer);
      const texts = await suggestions(page).evaluateAll((rows) =>
        rows.map((one) =>
          [...one.querySelectorAll('[class*=hitGroup], [class*=hitText]')].map((part) => part.textContent),
        ),
      );
      expect(texts.flat().filter((text) => text === '')).toEqual([]);
      expect(texts).toHaveLength(8);
    });

    test('on an API page the suggestions and their footer stay within the API reference', async ({page}) => {
      await open(page, `${base}${apiPage}`);
      await box(page).fill(term);
      await expect(footer(page)).toHaveText(language.seeAllWithin);
      for (const address of await suggestions(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!),
      )) {
        expect(address.startsWith(`${base}api/`), address).toBe(true);
      }
      await footer(page).click();
      await expect(page).toHaveURL(`${base}search/?${new URLSearchParams({q: term, ctx: 'api'})}`);
    });

    test('on an API page that finds nothing the footer leads outside', async ({page}) => {
      await open(page, `${base}${apiPage}`);
      await box(page).fill(unknownWord);
      await expect(footer(page)).toHaveText(language.seeAllOutside);
      await footer(page).click();
      await expect(page).toHaveURL(`${base}search/?q=${unknownWord}`);
    });

    test('each suggestion of an API page carries the label of the API reference, no other does', async ({page}) => {
      await open(page, base);
      let seen = 0;
      for (const word of [apiTerm, term]) {
        await box(page).fill(word);
        // A hit may have the word in another form.
        const start = encodeURIComponent(word.slice(0, 7));
        await expect(suggestions(page).first()).toHaveAttribute('href', new RegExp(start, 'i'));
        const all = await suggestions(page).evaluateAll((options) =>
          options.map((option) => ({target: option.getAttribute('href')!, text: (option as HTMLElement).innerText})),
        );
        for (const {target, text} of all) {
          const isApi = target.startsWith(`${base}api/`);
          expect(text.includes(language.apiLabel), target).toBe(isApi);
          seen += isApi ? 1 : 0;
        }
      }
      expect(seen).toBeGreaterThan(0);
    });

    test('no key but those of the box itself turns to the search', async ({page}) => {
      await open(page, base);
      for (const key of ['Control+k', 'Meta+k', '/', 's']) {
        await page.keyboard.press(key);
      }
      await expect(box(page)).not.toBeFocused();
    });

    test('clearing the box takes the marks away', async ({page}) => {
      await open(page, `${base}${language.page}?${new URLSearchParams({_highlight: 'POST'})}`);
      await expect(page.locator('article mark').first()).toBeVisible();
      await page.getByRole('button', {name: language.clear}).click();
      await expect(page.locator('article mark')).toHaveCount(0);
      await expect(page).toHaveURL(`${base}${language.page}`);
      await expect(box(page)).toHaveValue('');
    });

    test('what was typed before the page came alive is kept and searched for', async ({page}) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/js/main.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await openUnstarted(page, base, {waitUntil: 'commit'});
      await box(page).fill(term);
      release();
      await expect(suggestions(page).first()).toBeVisible();
      await expect(box(page)).toHaveValue(term);
    });

    test('letters typed while the code of the search is on its way make one query, and the index is on its way too', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const queries: string[] = [];
        Object.assign(window, {queries});
        // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its worker below
        const post = Worker.prototype.postMessage as (
          this: Worker,
          message: SearchMessage,
          transfer: Transferable[],
        ) => void;
        Worker.prototype.postMessage = function (this: Worker, message: SearchMessage, transfer: Transferable[] = []) {
          if (message.kind === 'query') queries.push(message.query.input);
          post.call(this, message, transfer);
        } as typeof Worker.prototype.postMessage;
      });
      const code = '**/search-box.*.js';
      const release = await hold(page, code);
      await open(page, base);
      const asked = Promise.all([page.waitForRequest(code), page.waitForRequest(outlineFile)]);
      await box(page).pressSequentially(term);
      await asked;
      await expect(page.locator('[class*=dropdownMenu]')).toHaveText(language.loading);
      release();
      await expect(suggestions(page).first()).toBeVisible();
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      // The outline answers, and then the text, unless it comes first.
      const queries = await page.evaluate(() => (window as unknown as {queries: string[]}).queries);
      expect([...new Set(queries)]).toEqual([term]);
      expect(queries.length).toBeLessThanOrEqual(2);
    });

    test.describe('without an index', () => {
      test.use({allowed: [/503/]});

      test('a failed load is said below the hits, and tried again when the reader wants', async ({page}) => {
        const menu = page.locator('[class*=dropdownMenu]');
        for (const files of [[outlineFile, textFile], [textFile]]) {
          for (const file of files) await page.route(file, (route) => route.fulfill({status: 503}));
          await open(page, base);
          await box(page).fill(term);
          await expect(menu).toContainText(language.failed);
          await expect(suggestions(page)).toHaveCount(files.includes(outlineFile) ? 0 : 8);
          for (const file of files) await page.unroute(file);
          await menu.getByRole('button', {name: language.tryAgain}).click();
          await expect(menu).not.toContainText(language.failed);
          await expect(suggestions(page).first()).toBeVisible();
          await expect(list(page)).toHaveAttribute('aria-busy', 'false');
        }
      });
    });
  });
}

test('the search box takes the same place before and after the page comes alive', async ({browser}) => {
  for (const width of [390, 1280]) {
    const places = [];
    for (const isAlive of [false, true]) {
      const context = await browser.newContext({viewport: {width, height: 800}});
      const page = await context.newPage();
      // Scripts that are still on their way; where they are off, there is no box.
      if (!isAlive) await page.route('**/assets/js/*.js', () => {});
      await openUnstarted(page, '/', {waitUntil: isAlive ? 'networkidle' : 'commit'});
      await expect(box(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      places.push(await box(page).boundingBox());
      await context.close();
    }
    expect(places[0]).not.toBeNull();
    expect(places[1]).toEqual(places[0]);
  }
});
