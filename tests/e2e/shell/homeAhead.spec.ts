import {expect, type Page} from '@playwright/test';
import {open, reportConnection, test} from '../../support/browser';
import {scriptsOf} from '../resilience/faults';

/** The own script of a page, which the home page does not start with. */
async function ownScript(page: Page, home: string, address: string): Promise<string> {
  const before = await scriptsOf(page, home);
  const own = (await scriptsOf(page, address)).filter((script) => !before.includes(script));
  expect(own).toHaveLength(1);
  return own[0]!;
}

for (const home of ['/', '/uk/']) {
  const next = `${home}quickstart`;
  const go = (page: Page) => page.locator(`a[href="${next}"]:visible`).first().click();

  for (const saveData of [false, true]) {
    const when = saveData ? 'not before a click of a reader who saves data' : 'ahead';
    test(`the page that a link of ${home} leads to is loaded ${when}`, async ({page, context}) => {
      const script = await ownScript(page, home, next);
      const reader = await context.newPage();
      await reportConnection(reader, {effectiveType: '4g', saveData});
      const asked: string[] = [];
      reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(reader, home);
      if (saveData) {
        await reader.waitForLoadState('networkidle');
        expect(asked).not.toContain(script);
      } else {
        await expect.poll(() => asked).toContain(script);
      }
      const title = await reader.title();
      await go(reader);
      await expect(reader).toHaveURL(next);
      await expect(reader).not.toHaveTitle(title);
      expect(asked).toContain(script);
      await reader.close();
    });
  }
}
