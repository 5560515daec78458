import {expect, type Page} from '@playwright/test';
import {open, test} from '../../support/browser';
import {languages} from '../search/languages';
import {breakFile, faultsOf, scriptsOf} from './faults';

const box = (page: Page) => page.locator('.navbar__search-input');
const menu = (page: Page) => page.locator('[class*=dropdownMenu]');
const suggestions = (page: Page) => page.locator('.navbar').getByRole('option');

for (const [place, language] of languages.entries()) {
  const {code, base, term, failed, loading, tryAgain, freshPage} = language;
  const address = `${base}${language.page}`;

  let found: Record<'outline' | 'text' | 'worker' | 'list' | 'marks', string> | undefined;
  /** The files that the search asks for, by what they are. */
  const searchFiles = async (page: Page): Promise<NonNullable<typeof found>> => {
    if (found) return found;
    const paths: string[] = [];
    const started = await scriptsOf(page, address);
    // What is loaded ahead of a click is of another kind.
    page.on(
      'request',
      (request) => ['script', 'fetch'].includes(request.resourceType()) && paths.push(new URL(request.url()).pathname),
    );
    await box(page).fill(term);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    const list = paths.filter((path) => path.endsWith('.js') && !started.includes(path));
    await suggestions(page).first().click();
    await expect(page.locator('article mark').first()).toBeVisible();
    const worker = new URL(page.workers()[0]!.url()).pathname;
    const [outline, text] = ['outline', 'index'].map((name) => paths.find((path) => path.includes(`search-${name}`))!);
    const marked = await scriptsOf(page, `${address}?_highlight=post`, () =>
      expect(page.locator('article mark').first()).toBeVisible(),
    );
    return (found = {
      outline: outline!,
      text: text!,
      worker,
      list: list.find((path) => path !== worker)!,
      marks: marked.find((path) => !started.includes(path))!,
    });
  };

  for (const fault of faultsOf(place)) {
    test(`${code}: the search says so, and leads on, when a file of its own ${fault}`, async ({page}) => {
      const {marks, ...files} = await searchFiles(page);
      for (const [name, file] of Object.entries(files)) {
        expect(file, name).toMatch(/\.js(on)?$/);
        await breakFile(page, file, fault);
        await open(page, address);
        await box(page).fill(term);
        await expect(page.locator('main h1')).toBeVisible();
        // Either file has hits, but only the text has all.
        if (name === (fault === 'hangs' ? 'text' : 'outline')) {
          await expect(suggestions(page).first()).toBeVisible();
          await page.unrouteAll({behavior: 'ignoreErrors'});
          continue;
        }
        await expect(menu(page)).toContainText(fault === 'hangs' ? loading : failed);
        await page.unrouteAll({behavior: 'ignoreErrors'});
        if (fault !== 'hangs') {
          await expect(menu(page).getByRole('link', {name: freshPage})).toHaveAttribute(
            'href',
            `${base}search/?${new URLSearchParams({q: term})}`,
          );
          await menu(page).getByRole('button', {name: tryAgain}).click();
          await expect(menu(page)).not.toContainText(failed);
          await expect(suggestions(page).first()).toBeVisible();
        }
      }
      await breakFile(page, marks, fault);
      const asked = page.waitForRequest(`**${marks}`);
      await open(page, `${address}?_highlight=post`);
      await asked;
      await expect(page.locator('main h1')).toBeVisible();
      await expect(box(page)).toHaveValue('post');
    });
  }

  test(`${code}: another file in place of the index is no index without hits`, async ({page}) => {
    await page.route('**/search-index-*.json', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html>\n<title>Page Not Found</title>\n'}),
    );
    await open(page, `${base}search/?${new URLSearchParams({q: term})}`);
    await expect(page.locator('main').getByRole('status')).toHaveText(failed);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.locator('main').getByRole('link', {name: freshPage}).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
}
