/** The language of samples that a reader chose holds for all pages and visits. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf} from '../../support/built';
import {open, test} from '../../support/browser';

const chosen = (page: Page) => page.locator('[data-sample] [role=tab][aria-selected=true]').first();
const choose = (page: Page, name: string) =>
  page.locator('[data-sample]').first().getByRole('tab', {name, exact: true}).click();

test('the chosen language of samples survives a reload, another page, another language and another visit', async ({
  page,
  context,
}) => {
  await open(page, '/api/v2/transaction/create');
  await expect(chosen(page)).not.toHaveText('PHP');
  await choose(page, 'PHP');
  await page.reload();
  await expect(chosen(page)).toHaveText('PHP');
  const visit = await context.newPage();
  for (const {code} of locales) {
    for (const id of ['api/v2/transaction/find', 'api/v1/transaction/create']) {
      await open(visit, addressOf(id, code));
      await expect(chosen(visit)).toHaveText('PHP');
      await expect(visit.locator('[data-sample]').first().locator('pre')).toContainText('<?php');
    }
  }
  await visit.close();
});

test('where the storage is denied, the chosen language survives as long as the document', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/api/v2/transaction/create');
  await choose(page, 'PHP');
  await page.locator('aside a[href="/api/v2/transaction/find"]').click();
  await expect(page).toHaveURL('/api/v2/transaction/find');
  await expect(chosen(page)).toHaveText('PHP');
  await open(page, '/api/v2/transaction/create');
  await expect(chosen(page)).not.toHaveText('PHP');
});
