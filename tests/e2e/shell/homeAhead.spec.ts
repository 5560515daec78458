import {expect, type Page} from '@playwright/test';
import {open, reportConnection, test} from '../../support/browser';

/** Adds the path of each script that the page requests from now on, prefetched ones included. */
function listenForScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/js/')) asked.add(pathname);
  });
  return asked;
}

/** The scripts that a page starts with. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  await reportConnection(page, {effectiveType: '4g', saveData: true});
  const asked = listenForScripts(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return asked;
}

for (const home of ['/', '/uk/']) {
  const next = `${home}quickstart`;
  const go = (page: Page) => page.locator(`a[href="${next}"]:visible`).first().click();

  test(`the page that a link of ${home} leads to is prefetched, unless the reader saves data`, async ({
    page,
    context,
  }) => {
    const first = await scriptsOf(page, home);
    const other = await context.newPage();
    const own = [...(await scriptsOf(other, next))].filter((script) => !first.has(script));
    expect(own).toHaveLength(1);
    await other.close();

    const reader = await context.newPage();
    await reportConnection(reader, {effectiveType: '4g', saveData: false});
    const asked = listenForScripts(reader);
    await open(reader, home);
    await expect.poll(() => own.filter((script) => !asked.has(script))).toEqual([]);
    const title = await reader.title();
    await go(reader);
    await expect(reader).toHaveURL(next);
    await expect(reader).not.toHaveTitle(title);
    await reader.close();
  });
}
