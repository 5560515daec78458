import {expect, type Page} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

const languages = {
  en: {
    prefix: '',
    color: 'Text of the button',
    weak: 'too weak',
    refused: 'The gateway would refuse this branding',
    corners: 'Corners',
    email: 'Email',
    school: 'Colours of a school',
    pay: 'Pay',
  },
  uk: {
    prefix: '/uk',
    color: 'Текст кнопки',
    weak: 'заслабкий контраст',
    refused: 'Таке оформлення шлюз відхилив би',
    corners: 'Кути',
    email: 'Пошта',
    school: 'Кольори школи',
    pay: 'Сплатити',
  },
} as const;

const address = '/invoicing/branding';
const payerPage = (page: Page) => page.getByRole('figure').locator('[lang]');
const request = (page: Page) => page.locator('pre', {hasText: /^\s*\{\s*"point": 1042/});

for (const [language, words] of casesInTurn('preview', Object.entries(languages))) {
  test(`the payer’s page takes the look that the keyboard gives it, and shows its request (${language})`, async ({
    page,
  }) => {
    await open(page, words.prefix + address);
    const drawn = payerPage(page);
    const button = drawn.getByText(words.pay, {exact: true});
    await page.getByLabel(words.corners, {exact: true}).press('End');
    await expect(button).toHaveCSS('border-radius', '24px');
    await page.getByLabel(words.color, {exact: true}).fill('#eeeeee');
    await expect(button).toHaveCSS('color', 'rgb(238, 238, 238)');
    await expect(request(page)).toContainText('"corner_radius": 24');
    await page.getByLabel(words.color, {exact: true}).fill('#a07030');
    await expect(page.getByText(words.weak)).toBeVisible();
    await expect(page.getByText(words.refused)).toBeVisible();
    await expect(request(page)).toHaveCount(0);
    await page.getByRole('button', {name: words.school}).press('Enter');
    await expect(button).toHaveCSS('background-color', 'rgb(29, 78, 216)');
    await expect(request(page)).toContainText('"template_id"');
  });
}

test('what is wrong with an option is said at its field', async ({page}) => {
  await open(page, address);
  // By keyboard, because a page that still shifts can move away between the press and the release of a pointer.
  await page.getByText('Help for payers', {exact: true}).press('Enter');
  const email = page.getByLabel('Email', {exact: true});
  await email.fill('help@shop');
  await expect(email).toHaveAccessibleDescription('Write it like help@shop.example');
  await expect(request(page)).toHaveCount(0);
  await email.fill('help@shop.example');
  await expect(email).toHaveAccessibleDescription('');
  await expect(payerPage(page)).toContainText('help@shop.example');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('the page has the look of the gateway, without controls that do nothing', async ({page}) => {
    await openUnstarted(page, address);
    await expect(payerPage(page).getByText('Pay', {exact: true})).toHaveCSS('background-color', 'rgb(134, 80, 8)');
    await expect(page.getByLabel('Corners')).toBeHidden();
    await expect(request(page)).toHaveText(/^\s*\{\s*"point": 1042\s*\}\s*$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
