import {expect} from '@playwright/test';
import {open, openUnstarted, test} from '../../support/browser';

const address = '/api/v2/transaction/create';
/** A link in a table, which is static: no component of the page draws it. */
const link = 'article table a[href^="/"]:not([href*="."])';

for (const prefix of ['', '/uk']) {
  test(`${prefix}${address}: what is static stays the element that came`, async ({page}) => {
    await openUnstarted(page, prefix + address, {waitUntil: 'commit'});
    await page.waitForSelector('footer', {state: 'attached'});
    const came = await page.evaluateHandle(() => [
      ...document.querySelectorAll('ul.fields, article table, article pre > code'),
    ]);
    const texts = await came.evaluate((elements) => elements.map(({textContent}) => textContent));
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    const now = await came.evaluate((elements) =>
      elements.filter(({isConnected}) => isConnected).map(({textContent}) => textContent),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(now).toEqual(texts);
  });

  test(`${prefix}${address}: a link in a static part leads on as any other`, async ({page}) => {
    await open(page, prefix + address);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    const found = page.locator(link.replace('^="/"', `^="${prefix}/"`)).first();
    const to = (await found.getAttribute('href'))!;
    await found.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator(`link[rel=canonical][href$="${to.split('#')[0]}"]`)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(prefix + address);
    await expect(page.locator('ul.fields').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('what is no page of this language, or asked for elsewhere, is left to the browser', async ({page}) => {
  await open(page, address);
  const left = await page.evaluate((selector) => {
    const found = document.querySelector<HTMLAnchorElement>(selector)!;
    const isLeft = (href: string, init: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean => {
      const anchor = document.createElement('a');
      for (const [name, value] of Object.entries({href, ...attributes})) anchor.setAttribute(name, value);
      found.after(anchor);
      const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
      let isPrevented = false;
      // The last to hear of it: it goes nowhere from here.
      window.addEventListener(
        'click',
        (heard) => {
          isPrevented = heard.defaultPrevented;
          heard.preventDefault();
        },
        {once: true},
      );
      anchor.dispatchEvent(event);
      anchor.remove();
      return !isPrevented;
    };
    return {
      file: isLeft('/openapi/v2.yaml'),
      twin: isLeft('/callbacks.md'),
      language: isLeft('/uk/callbacks'),
      site: isLeft('https://example.com/callbacks'),
      hash: isLeft('#errors'),
      target: isLeft('/callbacks', {}, {target: '_blank'}),
      download: isLeft('/callbacks', {}, {download: ''}),
      control: isLeft('/callbacks', {ctrlKey: true}),
      middle: isLeft('/callbacks', {button: 1}),
    };
  }, link);
  expect(Object.entries(left).filter(([, isLeft]) => !isLeft)).toEqual([]);
  await expect(page).toHaveURL(address);
});
