/** A field of an operation and the line of the sample that sends it light each other up. */
import {expect} from '@playwright/test';
import {open, test} from '../../support/browser';

test('a field lights its line, and the line lights the field, in each language of the samples', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/api/v2/transaction/create');
  const sample = page.locator('[data-sample]').first();
  const field = page.locator('#request-amount');
  const line = sample.locator('.token-line').filter({hasText: /amount\W.*150\.00/});
  for (const language of ['Bash', 'PHP', 'Node.js', 'Python', 'JSON']) {
    await sample.getByRole('tab', {name: language, exact: true}).click();
    await expect(sample.getByRole('tabpanel', {name: language, exact: true})).toContainText('150.00');
    await field.getByRole('link').focus();
    await expect(line, language).toHaveAttribute('data-lit');
    await expect(field).toHaveAttribute('data-lit');
    await sample.getByRole('tab', {name: language, exact: true}).focus();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  }
  await field.scrollIntoViewIfNeeded();
  await sample
    .getByRole('button', {name: /^Show all/})
    .or(sample.locator('pre'))
    .first()
    .hover();
  await line.hover();
  await expect(field).toHaveAttribute('data-lit');
  await page.locator('main h1').hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('a line that arrives while its field has the focus is lit', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.php', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await open(page, '/api/v2/transaction/create');
  const sample = page.locator('[data-sample]').first();
  const asked = page.waitForRequest('**/*.php');
  await sample.getByRole('tab', {name: 'PHP', exact: true}).click();
  await asked;
  await page.locator('#request-amount').getByRole('link').focus();
  answer();
  await expect(sample.locator('.token-line').filter({hasText: "'amount' => '150.00'"})).toHaveAttribute('data-lit');
});
