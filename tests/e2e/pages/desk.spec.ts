/** The desk of a page: the first request in view at once, beside the text or before it. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {open, openUnstarted, test} from '../../support/browser';
import {pages} from '../../support/pages';
import {casesInTurn, changedPages, kindOf, turnOf} from '../../support/rotation';

const operations = pages.filter((id) => kindOf(id).kind === 'operation');
const changed = changedPages();
const create = 'api/v2/transaction/create';
const words = {
  en: {
    desk: 'Code samples',
    scenario: 'Scenario',
    callback: 'Callback',
    absent: 'This scenario has no callback.',
  },
  uk: {
    desk: 'Приклади коду',
    scenario: 'Сценарій',
    callback: 'Колбек',
    absent: 'У цьому сценарії колбека немає.',
  },
};
/** How far down the fourth line of the first request may end. */
const screens = [
  {width: 1280, height: 900, limit: 900},
  {width: 390, height: 844, limit: 2 * 844},
];
const wide = {width: 1280, height: 900};

const deskOf = (page: Page) => page.locator('[data-desk]');
const isInDesk = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('[data-desk]')));

for (const {code} of casesInTurn('desk', locales)) {
  const word = words[code];

  test.describe(`${code}: the desk`, () => {
    test('shows four lines of the first request in the first screen, on a phone in the first two: operations and, beside their texts, services and the quickstart', async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      // What the server sends is what is seen first.
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      expect(operations.length).toBeGreaterThan(60);
      const services = turnOf('service', code);
      expect(services.length).toBeGreaterThan(15);
      const late: string[] = [];
      const shapeOf = (id: string): string => kindOf(id).shape;
      const isChanged = (id: string): boolean => changed.includes(id);
      const shown = casesInTurn('first screen', operations, {shapeOf, isChanged});
      for (const id of [...shown, ...services, 'quickstart']) {
        const address = addressOf(id, code);
        // The styles are in the document itself.
        await openUnstarted(page, address, {waitUntil: 'domcontentloaded'});
        for (const {width, height, limit} of screens) {
          // On a phone, facts, the screens of the payer and fields come first, and so do the steps of the quickstart.
          if (width < wide.width && !shown.includes(id)) continue;
          await page.setViewportSize({width, height});
          const {end, frameEnd} = await page.evaluate(() => {
            const request = document.querySelector('[data-desk] pre')!;
            const bottom = (element: Element) => element.getBoundingClientRect().bottom;
            return {end: bottom(request.querySelectorAll('.token-line')[3]!), frameEnd: bottom(request)};
          });
          if (end > Math.min(limit, frameEnd)) late.push(`${address} at ${width} px: ${end}`);
        }
      }
      await context.close();
      expect(late).toEqual([]);
    });

    test('stands beside the text and stays in view on a wide screen, and before the facts on a narrow one', async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await open(page, addressOf(create, code));
      const picker = page.getByRole('combobox', {name: word.scenario});
      const facts = page.locator('table.facts');
      const [beside, text] = [await deskOf(page).boundingBox(), await facts.boundingBox()];
      expect(text!.x + text!.width).toBeLessThan(beside!.x);
      await page.locator('#errors').scrollIntoViewIfNeeded();
      await expect(picker).toBeInViewport();
      await page.setViewportSize({width: 1199, height: 900});
      const [above, below] = [await deskOf(page).boundingBox(), await facts.boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
      expect(above!.width).toBeGreaterThanOrEqual(below!.width);
    });

    test('of the quickstart stands beside its steps on a wide screen, and after them on a narrow one', async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await open(page, addressOf('quickstart', code));
      const step = page.locator('#get');
      const [beside, first] = [await deskOf(page).boundingBox(), await step.boundingBox()];
      expect(first!.x + first!.width).toBeLessThan(beside!.x);
      expect(beside!.y).toBeLessThan(first!.y);
      for (const width of [1199, 390]) {
        await page.setViewportSize({width, height: 844});
        const {y} = (await deskOf(page).boundingBox())!;
        // The last step ends with a command and what it prints.
        expect(y).toBeGreaterThan((await page.locator('#refund ~ .theme-code-block').last().boundingBox())!.y);
        expect(y).toBeLessThan((await page.locator('#next').boundingBox())!.y);
        expect((await step.boundingBox())!.y).toBeLessThan(844);
      }
    });

    test('is a named region in which the keyboard reaches everything and from which it goes on into the text', async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await open(page, addressOf(create, code));
      const desk = page.getByRole('region', {name: word.desk});
      await expect(desk.getByRole('heading', {name: word.desk})).toBeVisible();
      await page.locator('[class*=endpoint] button').last().focus();
      const reached: string[] = [];
      do {
        await page.keyboard.press('Tab');
        reached.push(
          await page.evaluate(() => {
            const {tagName, role, classList} = document.activeElement as HTMLElement;
            return classList.contains('hash-link') ? 'heading' : (role ?? tagName.toLowerCase());
          }),
        );
        await expect(page.locator(':focus')).toBeInViewport();
      } while ((await isInDesk(page)) && reached.length < 30);
      const stops = reached.filter((stop) => stop !== 'button').join(' ');
      expect(stops).toMatch(/^heading select tab tab group a a group group \w+$/);
      expect(await page.evaluate(() => document.activeElement!.closest('.markdown') !== null)).toBe(true);
    });

    test('follows the picker and the list of scenarios', async ({page}) => {
      await page.setViewportSize(wide);
      await open(page, addressOf(create, code));
      const picker = page.getByRole('combobox', {name: word.scenario});
      await picker.focus();
      await page.keyboard.press('ArrowDown');
      const second = await picker.inputValue();
      await expect(page.locator(`#scenario-${second} a`)).toHaveAttribute('aria-current', 'true');
      const third = page.locator('.markdown li[id^=scenario-]').nth(2);
      await third.locator('a').hover();
      await third.locator('a').click();
      await expect(picker).toHaveValue((await third.getAttribute('id'))!.replace('scenario-', ''));
    });

    test('says that a scenario has no callback', async ({page}) => {
      await open(page, addressOf('api/v2/transaction/find', code));
      const callback = page.getByRole('group', {name: word.callback, exact: true});
      await expect(callback.locator('pre')).toBeVisible();
      await page.getByRole('combobox', {name: word.scenario}).selectOption('payment_unpaid');
      await expect(callback).toHaveText(word.absent);
    });

    test('on a phone, choosing in the list leads to the desk, and the browser leads back', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      const address = addressOf(create, code);
      await open(page, address);
      const link = page.locator('#scenario-payout_pix a');
      await link.hover();
      await link.click();
      await expect(page).toHaveURL(`${address}#samples`);
      await expect(page.getByRole('combobox', {name: word.scenario})).toBeInViewport();
      await expect(page.getByRole('combobox', {name: word.scenario})).toHaveValue('payout_pix');
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(link).toBeInViewport();
    });

    test('moves nothing when the chosen language of samples arrives', async ({page, context}) => {
      await page.setViewportSize(wide);
      const address = addressOf(create, code);
      await open(page, address);
      await deskOf(page).getByRole('tab', {name: 'JSON', exact: true}).click();
      const visit = await context.newPage();
      await visit.setViewportSize(wide);
      await visit.addInitScript(() => {
        Object.assign(globalThis, {shifted: 0});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (globalThis as unknown as {shifted: number}).shifted += (entry as unknown as {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(visit, address);
      await expect(visit.locator('[data-sample] [role=tabpanel]')).not.toContainText('openssl');
      await expect(visit.locator('[data-sample] [role=tabpanel]')).toContainText('external_id');
      expect(await visit.evaluate(() => (globalThis as unknown as {shifted: number}).shifted)).toBe(0);
      await visit.close();
    });

    test('is printed whole and in the flow of the page', async ({page}) => {
      await page.setViewportSize(wide);
      await open(page, addressOf(create, code));
      await page.emulateMedia({media: 'print'});
      const [desk, facts] = [await deskOf(page).boundingBox(), await page.locator('table.facts').boundingBox()];
      expect(desk!.y + desk!.height).toBeLessThanOrEqual(facts!.y);
      const hidden = await deskOf(page)
        .locator('pre')
        .evaluateAll((blocks) => blocks.map((block) => block.scrollHeight - block.clientHeight));
      expect(hidden).toEqual(hidden.map(() => 0));
      await page.emulateMedia({media: null});
    });

    test('folds “On this page” above the text, which also opens without JavaScript', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: wide});
      const page = await context.newPage();
      await openUnstarted(page, addressOf(create, code));
      const link = page.locator('.table-of-contents a[href="#states"]');
      await expect(link).toBeHidden();
      await page.locator('.theme-doc-toc-mobile summary').click();
      await link.click();
      await expect(page.locator('#states')).toBeInViewport();
      await context.close();
    });
  });
}
