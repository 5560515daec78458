import {expect, type APIRequestContext} from '@playwright/test';
import {brand} from '../../../src/brand';
import {locales} from '../../../src/content/core/locales';
import {open, test} from '../../support/browser';

/** The configuration as it travels to the browser: the text of the main script, its characters unescaped. */
async function shippedConfiguration(request: APIRequestContext, home: string): Promise<string> {
  const html = await (await request.get(home)).text();
  const script = /src=["']?([^"' >]*\/main\.[^"' >]+\.js)/.exec(html);
  const text = await (await request.get(script![1]!)).text();
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

test('the browser gets the title, the address, the tagline and the languages as they are specified', async ({
  request,
}) => {
  const configuration = await shippedConfiguration(request, '/');
  expect(configuration).toContain(brand.title.en);
  expect(configuration).toContain(`https://${brand.hosts.site}`);
  expect(configuration).toContain(brand.tagline);
  expect(configuration).toContain('"defaultLocale":"en","locales":["en","uk"]');
  for (const {code, label, direction, htmlLang, calendar} of locales) {
    expect(configuration).toContain(
      `"${code}":{"label":"${label}","direction":"${direction}","htmlLang":"${htmlLang}","calendar":"${calendar}"`,
    );
  }
});

test('the docs have one version, labelled Next, last, with the start page as main doc and no drafts', async ({
  request,
}) => {
  const configuration = await shippedConfiguration(request, '/');
  expect(configuration).toContain(
    '"versions":[{"name":"current","label":"Next","isLast":true,"path":"/","mainDocId":"index",',
  );
  expect(configuration.match(/"mainDocId":/g)).toHaveLength(1);
  expect(configuration).toContain('"draftIds":[]');
});

const languages = [
  {home: '/', lang: 'en', title: brand.title.en, description: /gateway/},
  {home: '/uk/', lang: 'uk', title: brand.title.uk, description: /шлюз/},
];

for (const {home, lang, title, description} of languages) {
  test(`${home} says its language, its direction, its title and its other languages`, async ({page}) => {
    await open(page, home);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveTitle(new RegExp(`(^|\\| )${title}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://${brand.hosts.site}${home}`);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
      'en',
      'uk',
      'x-default',
    ]);
    await expect(page.locator('.footer__copyright')).toHaveText(brand.copyright);
  });
}
