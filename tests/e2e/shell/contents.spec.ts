import {expect} from '@playwright/test';
import {open} from '../../support/browser';
import {test} from '../../support/shellSite';

test('the table of contents holds the levels 2 and 3', async ({page}) => {
  await open(page, '/code');
  const links = page.locator('.table-of-contents a');
  await expect(links).toHaveText(['Second level', 'Third level']);
  await expect(page.getByRole('heading', {name: 'Fourth level'})).toBeVisible();
});

/** A token that only the language's own grammar finds, and its colour. */
const tokens: Record<string, [kind: string, text: string]> = {
  java: ['keyword', 'class'],
  json: ['name', '"external_id"'],
  bash: ['comment', '# comment'],
  php: ['keyword', 'function'],
  javascript: ['string', 'hash '],
  python: ['keyword', 'def'],
  http: ['keyword', 'Content-Type'],
  kotlin: ['keyword', 'fun'],
};

test('every language of the site is highlighted', async ({page}) => {
  await open(page, '/code');
  for (const [language, [kind, text]] of Object.entries(tokens)) {
    const block = page.locator(`.language-${language} code`);
    await expect(block.locator(`.token.${kind}`).filter({hasText: text}).first(), language).toBeVisible();
    const plain = await block.evaluate((node) => getComputedStyle(node).color);
    const colors = await block
      .locator('.token')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).color));
    expect(
      colors.some((color) => color !== plain),
      language,
    ).toBe(true);
  }
});
