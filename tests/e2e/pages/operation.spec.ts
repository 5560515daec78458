import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';
import {languages} from '../../../src/samples/languages';
import {sampleFiles} from '../../../src/samples/files';
import {addressOf} from '../../support/built';
import {casesInTurn} from '../../support/rotation';

const files = sampleFiles();
/** The code in the chosen language. */
const samplePanel = '[data-sample] [role=tabpanel]';
const folder = 'samples/v2/transaction/create';
const words = {
  en: {
    request: 'Request: language',
    scenario: 'Scenario',
    answer: 'Response 201',
    callback: 'Callback',
    copy: 'Copy the address: Test',
    failed: 'could not be loaded',
  },
  uk: {
    request: 'Запит: мова',
    scenario: 'Сценарій',
    answer: 'Відповідь 201',
    callback: 'Колбек',
    copy: 'Копіювати адресу: Тестове середовище',
    failed: 'не вдалося завантажити',
  },
};

/** Removes final line ends, which a file has and a code block lacks. */
const trimmed = (text: string): string => text.replace(/\n+$/, '');

for (const code of casesInTurn('operation', Object.keys(words) as (keyof typeof words)[])) {
  const address = addressOf('api/v2/transaction/create', code);
  const word = words[code];

  test.describe(`${code}: the page of an operation`, () => {
    test('shows the bytes of the published file in every language, highlighted', async ({page}) => {
      await open(page, address);
      const tabs = page.getByRole('tablist', {name: word.request});
      const panel = page.locator(samplePanel);
      for (const {label, extension} of languages) {
        const file = page
          .waitForResponse((response) => response.url().endsWith(`/pix_hosted_page.${extension}`))
          .catch(() => null);
        await tabs.getByRole('tab', {name: label, exact: true}).click();
        if (label !== languages[0]!.label) expect((await file)?.status()).toBe(200);
        const shown = panel.locator('pre code');
        await expect(
          shown.locator('.token.string, .token.punctuation, .token.keyword, .token.name').first(),
        ).toBeVisible();
        const lines = await shown.locator('.token-line').allInnerTexts();
        expect(trimmed(lines.map((line) => line.replace(/\n$/, '')).join('\n')), label).toBe(
          trimmed(files[`${folder}/pix_hosted_page.${extension}`]!()),
        );
      }
    });

    test('on a phone, the fields of the two versions are one below the other, each beside the name of its column', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, addressOf('reference/versions', code));
      const tables = await page.locator('table.versions').all();
      expect(tables.length).toBeGreaterThan(20);
      for (const table of tables.slice(0, 3)) {
        const cells = await table.locator('tbody tr:first-child > *').evaluateAll((row) =>
          row.map((cell) => ({
            column: cell.getAttribute('data-column'),
            left: cell.getBoundingClientRect().left,
            top: cell.getBoundingClientRect().top,
          })),
        );
        expect(cells.map(({column}) => column)).toEqual(await table.locator('thead th').allTextContents());
        expect(new Set(cells.map(({left}) => left)).size).toBe(1);
        expect(new Set(cells.map(({top}) => top)).size).toBe(cells.length);
        expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
    });

    test('keeps request, answer and callback in the scenario that the reader chose', async ({page}) => {
      await open(page, address);
      await page.getByRole('combobox', {name: word.scenario}).selectOption('payout_pix');
      await expect(page.locator('#scenario-payout_pix a')).toHaveAttribute('aria-current', 'true');
      await expect(page.locator(samplePanel)).toContainText('pix/payout_h2h');
      const answer = JSON.parse(files[`${folder}/payout_pix.answer.json`]!()) as {data: {id: string}};
      for (const name of [word.answer, word.callback]) {
        await expect(page.getByRole('group', {name, exact: true})).toContainText(answer.data.id);
      }
    });

    test('remembers the language of samples on other pages and in other tabs', async ({page, context}) => {
      await open(page, address);
      const other = await context.newPage();
      await open(other, addressOf('api/v1/transaction/create', code));
      await page.getByRole('tab', {name: 'Python'}).click();
      await expect(other.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
      await expect(other.locator(samplePanel)).toContainText('import hashlib');
      await other.reload();
      await expect(other.locator(samplePanel)).toContainText('import hashlib');
    });

    test('moves between the languages with the arrow keys, and focus stays on the tab', async ({page}) => {
      await open(page, address);
      await page.getByRole('tab', {name: 'Bash'}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', {name: 'PHP'})).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('tab', {name: 'JSON', exact: true})).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', {name: 'Bash'})).toBeFocused();
    });

    test('says that a sample could not be loaded, and links to its file', async ({page}) => {
      await page.route('**/*.kt', (route) => route.fulfill({status: 503}));
      await open(page, address);
      await page.getByRole('tab', {name: 'Kotlin'}).click();
      await expect(page.locator(samplePanel).getByRole('alert')).toContainText(word.failed);
      await expect(page.locator(samplePanel).getByRole('link')).toHaveAttribute(
        'href',
        `/${folder}/pix_hosted_page.kt`,
      );
    });

    test('leads on from the address of a field to the page that describes it, and opens the block around it', async ({
      page,
    }) => {
      await open(page, `${address}#answer-data-next_action-account-holder_name`);
      const name = page.locator('#answer-data-next_action-account-holder_name');
      await expect(name).toBeInViewport();
      await name.click();
      await expect(page).toHaveURL(
        `${addressOf('reference/transaction', code)}#transaction-next_action-account-holder_name`,
      );
      await expect(page.locator('#transaction-next_action-account-holder_name')).toBeInViewport();
    });

    test('opens the block around a field that the address names, and marks the term that was searched', async ({
      page,
    }) => {
      const transaction = addressOf('reference/transaction', code);
      await open(page, `${transaction}?_highlight=holder_name#transaction-next_action-account-holder_name`);
      const field = page.locator('#transaction-next_action-account-holder_name');
      await expect(field).toBeInViewport();
      await expect(field.locator('mark').first()).toBeVisible();
    });

    test('copies the address of the operation', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address);
      await page.getByRole('button', {name: word.copy}).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^https:\/\/.*\.example\/v2\/transaction\/create$/,
      );
    });
  });

  test(`${code}: without JavaScript the first sample can be read and the others are links to files`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await openUnstarted(page, address);
    await expect(page.locator(samplePanel)).toContainText('openssl');
    for (const {label, extension} of languages) {
      const link = page.getByRole('tab', {name: label, exact: true});
      await expect(link).toHaveAttribute('href', `/${folder}/pix_hosted_page.${extension}`);
    }
    await context.close();
  });
}
