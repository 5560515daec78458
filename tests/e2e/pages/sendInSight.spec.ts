/** “Send” and the status of the last response are in sight while a field is edited, on every operation and width. */
import {expect, type Page} from '@playwright/test';
import {contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {locales} from '../../../src/content/core/locales';
import {pathOf} from '../../../src/pages/kinds/operation/operation';
import {addressOf} from '../../support/built';
import {formOpener, open, test} from '../../support/browser';
import {casesInTurn, changedPages} from '../../support/rotation';

const words = {
  en: {open: 'Try it', send: 'Send', code: 'Code', close: 'Close', about: 'About currency', last: 'Response 201'},
  uk: {
    open: 'Спробувати',
    send: 'Надіслати',
    code: 'Код',
    close: 'Закрити',
    about: 'Про поле currency',
    last: 'Відповідь 201',
  },
};

const sizes = {
  beside: {width: 1440, height: 900},
  inText: {width: 1024, height: 800},
  phone: {width: 390, height: 844},
};

const create = 'api/v2/transaction/create';
const form = (page: Page) => page.locator('section:has(> form)');

/**
 * Gives each field of the open form the focus, and returns those that are out of sight then, or that leave “Send” out of
 * sight.
 */
const outOfSight = (page: Page): Promise<{fields: number; failures: string[]}> =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLFormElement>('section > form')!;
    own.querySelectorAll('details').forEach((block) => (block.open = true));
    const send = document.querySelector(`button[form="${own.id}"]`)!;
    const isSeen = (element: Element): boolean => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return [top + 2, top + height - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
    };
    const fields = [...own.querySelectorAll<HTMLElement>('input, select, textarea')].filter((one) =>
      one.checkVisibility(),
    );
    const failures = fields.flatMap((field) => {
      field.focus();
      return [
        ...(isSeen(send) ? [] : [`${field.id}: Send is out of sight`]),
        ...(isSeen(field) ? [] : [`${field.id}: the field is out of sight`]),
      ];
    });
    return {fields: fields.length, failures};
  });

const operations = contractNames().flatMap((name) => listOperations(loadContract(name)));
const changed = changedPages().map((id) => `/${id}`);
const isChanged = ({id}: (typeof operations)[number]): boolean => changed.includes(pathOf(id));
const shapeOf = ({id}: (typeof operations)[number]): string => id.split('/').slice(0, -1).join();

for (const [place, size] of Object.entries(sizes)) {
  test(`at ${size.width} px, Send is in sight while any field of an operation is edited`, async ({page}) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    const shown = casesInTurn(`send ${place}`, operations, {shapeOf, isChanged});
    let fields = 0;
    const failures: string[] = [];
    for (const {id} of shown) {
      await open(page, pathOf(id));
      await formOpener(page, words.en.open).click();
      await expect(form(page).getByRole('heading').first()).toBeFocused();
      const seen = await outOfSight(page);
      fields += seen.fields;
      failures.push(...seen.failures.map((failure) => `${id}: ${failure}`));
    }
    expect(failures).toEqual([]);
    expect(fields).toBeGreaterThan(shown.length);
  });
}

for (const code of casesInTurn(
  'send in sight',
  locales.map((locale) => locale.code),
)) {
  const word = words[code];

  test(`${code}: the status of the last response is in sight while fields are edited, and leads to it`, async ({
    page,
  }) => {
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await open(page, addressOf(create, code));
      await formOpener(page, word.open).click();
      await form(page).getByRole('button', {name: word.send, exact: true}).click();
      await expect(page.locator('h4[data-status]')).toBeFocused();
      const last = form(page).getByRole('button', {name: word.last, exact: true});
      await form(page)
        .getByLabel(/^description/)
        .focus();
      await expect(last).toBeInViewport({ratio: 1});
      await last.click();
      await expect(page.locator('h4[data-status]')).toBeFocused();
      await expect(page.locator('h4[data-status]')).toBeInViewport({ratio: 1});
    }
  });

  test(`${code}: a description of a field is shown on demand, and is always told to screen readers`, async ({page}) => {
    await open(page, addressOf(create, code));
    await formOpener(page, word.open).click();
    const input = form(page).getByLabel(/^currency/);
    await expect(input).toHaveAccessibleDescription(/ISO 4217/);
    const text = form(page).getByText(/ISO 4217/);
    await expect(text).toBeHidden();
    const about = form(page).getByRole('button', {name: word.about, exact: true});
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await about.click();
    await expect(text).toBeVisible();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
  });

  test(`${code}: the tabs change between code and form, which keeps what was typed`, async ({page}) => {
    await page.setViewportSize(sizes.beside);
    await open(page, addressOf(create, code));
    const tabs = page.locator('[data-face] [role=tab]');
    const sample = page.locator('[data-sample]').first();
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(form(page)).toBeVisible();
    await expect(sample).toBeHidden();
    await form(page)
      .getByLabel(/^amount/)
      .fill('7.25');
    await page.getByRole('tab', {name: word.code, exact: true}).click();
    await expect(form(page)).toBeHidden();
    await expect(sample).toBeVisible();
    await tabs.nth(1).click();
    await expect(form(page).getByLabel(/^amount/)).toHaveValue('7.25');
  });

  test(`${code}: on a phone the form is a sheet that has the focus, gives it back and keeps what was typed`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await open(page, addressOf(create, code));
    const opener = formOpener(page, word.open);
    const sheet = page.getByRole('dialog');
    const amount = form(page).getByLabel(/^amount/);
    await opener.click();
    await expect(sheet).toBeVisible();
    await amount.fill('7.25');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(amount).toHaveValue('7.25');
    await sheet.getByRole('button', {name: word.close, exact: true}).click();
    await expect(sheet).toBeHidden();
    // Turned aside, the form stands in the page, as it was.
    await page.setViewportSize(sizes.inText);
    await opener.click();
    await expect(amount).toHaveValue('7.25');
    await expect(sheet).toBeHidden();
  });
}
