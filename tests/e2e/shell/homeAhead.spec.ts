import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {open, reportConnection, test} from '../../support/browser';

const isList = (url: string): boolean => /\/pages_\d+\.\w+\.js$/.test(url);

/** The list in which a page is and its own script, which the home page does not start with. */
async function scriptsOfNext(request: APIRequestContext, home: string, next: string): Promise<string[]> {
  const [before, after] = await Promise.all(
    [home, next].map(
      async (address) =>
        new Set((await (await request.get(address)).text()).match(/(?:\/uk)?\/assets\/js\/[\w.~-]+\.js/g)),
    ),
  );
  const fresh = [...after!].filter((script) => !before!.has(script));
  expect(fresh.map(isList).sort()).toEqual([false, true]);
  return fresh;
}

function listenForScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

for (const home of ['/', '/uk/']) {
  const next = `${home}quickstart`;
  const go = (page: Page) => page.locator(`a[href="${next}"]:visible`).first().click();

  test(`what the links of ${home} lead to is loaded ahead, with the lists in which the pages are`, async ({
    page,
    request,
  }) => {
    const scripts = await scriptsOfNext(request, home, next);
    await reportConnection(page, {effectiveType: '4g', saveData: false});
    const asked = listenForScripts(page);
    await open(page, home);
    await expect.poll(() => scripts.filter((script) => !asked.has(script))).toEqual([]);
    const title = await page.title();
    await go(page);
    await expect(page).toHaveURL(next);
    await expect(page).not.toHaveTitle(title);
  });

  test(`a reader of ${home} who saves data loads no list before a click`, async ({page}) => {
    await reportConnection(page, {effectiveType: '4g', saveData: true});
    const asked = listenForScripts(page);
    await open(page, home);
    await page.waitForLoadState('networkidle');
    expect([...asked].filter(isList)).toEqual([]);
    await go(page);
    await expect(page).toHaveURL(next);
    await expect.poll(() => [...asked].filter(isList)).toHaveLength(1);
  });
}
