import {open, openUnstarted} from '../../support/browser';
import {apiPage, languages} from './languages';
import {expect, test} from './searchTest';

for (const {code, base} of languages) {
  const old = `${base}docs/api-reference/${apiPage.slice('api/'.length)}`;

  test(`${code}: an old address leads to the API page with query and hash`, async ({page}) => {
    await open(page, base);
    await open(page, `${old}?_highlight=idempotency&_highlight=json#request`);
    await expect(page).toHaveURL(`${base}${apiPage}?_highlight=idempotency&_highlight=json#request`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The redirect page itself is not a place to come back to.
    await page.goBack();
    await expect(page).toHaveURL(base);
  });

  test(`${code}: an old address leads to the API page without scripts`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await openUnstarted(page, old);
    await expect(page).toHaveURL(`${base}${apiPage}`);
    await context.close();
  });
}
