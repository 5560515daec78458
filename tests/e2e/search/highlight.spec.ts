import assert from 'node:assert/strict';
import {open} from '../../support/browser';
import {languages} from './languages';
import {expect, test} from './searchTest';
import {casesInTurn} from '../../support/rotation';

for (const {code, base, page: path, kept} of casesInTurn('highlight', languages)) {
  test(`${code}: each _highlight of the address is marked in the article, and stands in the search box`, async ({
    page,
  }) => {
    await open(page, `${base}${path}?_highlight=post&_highlight=json`);
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeVisible();
    const texts = (await marks.allInnerTexts()).map((text) => text.toLowerCase());
    expect([...new Set(texts)].sort()).toEqual(['json', 'post']);
    await expect(page.locator('.navbar__search-input')).toHaveValue('post json');
  });

  test(`${code}: the box keeps what was typed, and the page of the hit has its words marked`, async ({page}) => {
    await open(page, base);
    const box = page.locator('.navbar__search-input');
    for (const [typed, marked] of kept) {
      await box.fill(typed);
      await page.locator('.navbar').getByRole('option', {selected: true}).waitFor();
      await box.press('Enter');
      await expect(page).toHaveURL(/_highlight=/);
      await expect(box).toHaveValue(typed);
      await expect(page.locator('article mark').filter({hasText: marked}).first()).toBeVisible();
      const texts = await page.locator('article mark').allTextContents();
      assert.deepEqual(
        texts.filter((text) => !marked.test(text)),
        [],
        typed,
      );
      await page.reload();
      await expect(box).toHaveValue(typed);
    }
  });

  test(`${code}: a page without _highlight has no marks, also after one that had`, async ({page}) => {
    await open(page, `${base}${path}?_highlight=post`);
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.locator(`.menu a[href="${base}"]`).first().click();
    await expect(page).toHaveURL(base);
    await expect(page.locator('article mark')).toHaveCount(0);
    await expect(page.locator('.navbar__search-input')).toHaveValue('');
    await page.goBack();
    await expect(page.locator('article mark').first()).toBeVisible();
  });
}
