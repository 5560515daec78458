/**
 * Axe on every page: in one open tab the text of each page takes the place of the one before, as the build wrote it.
 * So nothing is loaded or started again, and the shell, which all pages share, is left to `axe.spec.ts`.
 */
import {expect, type Page} from '@playwright/test';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {loadAxe, type AxeWindow} from '../support/axe';
import {addressOf} from '../support/built';
import {open, test} from '../support/browser';
import {pages} from '../support/pages';
import {seedOfRun} from '../support/rotation';

// Texts are taken out of pages and laid into others, which the security policy of a page refuses.
test.use({bypassCSP: true});

const widths = [1280, 390];
/** In how many turns `npm test` takes all pages; every other run takes them at once. */
const turns = process.env.TEST_QUICK ? 4 : 1;
// Taken out: `axe.spec.ts` covers code, and the rows of a long table repeat each other.
const left = ['.theme-code-block', 'tbody tr:nth-child(n + 31)'];

/** Opens the tab in which pages are laid. */
async function openTab(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({width, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await loadAxe(page);
}

/** The rules that the text of a page breaks, each with its first elements; contrast where an appearance occurs first. */
async function faultsOf(page: Page, address: string): Promise<{faults: string[]; newLooks: number}> {
  return page.evaluate(
    async ({address: from, left}) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const built = new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html');
      const main = document.querySelector('main')!;
      main.replaceChildren(...document.importNode(built.querySelector('main')!, true).childNodes);
      main.querySelectorAll(left.join()).forEach((element) => element.remove());
      main.querySelectorAll('details').forEach((block) => (block.open = true));
      const {documentElement} = document;
      documentElement.dataset.theme = 'light';

      const {
        findViolations,
        markAppearances,
        looks = new Set(),
      } = window as unknown as AxeWindow & {looks?: Set<string>};
      Object.assign(window, {looks});
      await frame();
      const newLooks = markAppearances(main, [], looks);
      const context = {include: [main]};
      const faults = await findViolations(context, {
        // A frame around a wide table becomes a stop of the keyboard when the page starts.
        rules: {'scrollable-region-focusable': {enabled: false}},
      });
      if (newLooks > 0) {
        documentElement.dataset.theme = 'dark';
        await frame();
        faults.push(...(await findViolations(context, {runOnly: ['color-contrast']})));
      }
      return {faults: faults.map((fault) => `${from}: ${fault}`), newLooks};
    },
    {address, left},
  );
}

for (const {code} of locales) {
  for (const [side, width] of widths.entries()) {
    test(`axe finds nothing in the text of ${turns === 1 ? 'every other page' : 'a turn of the pages'} in ${code} at ${width} px`, async ({
      page,
    }) => {
      await openTab(page, width, addressOf('request_format', code));
      // What one language shows at a width, the other shows at the other one.
      const own = pages
        .filter((_, index) => (index + (code === defaultLocale ? 0 : 1)) % widths.length === side)
        .filter((_, index) => index % turns === seedOfRun() % turns);
      expect(own.length).toBeGreaterThan(100 / turns);
      const faults: string[] = [];
      let looks = 0;
      for (const id of own) {
        const found = await faultsOf(page, addressOf(id, code));
        faults.push(...found.faults);
        looks += found.newLooks;
      }
      expect(faults).toEqual([]);
      console.log(
        `axe on the text of ${own.length} pages in ${code} at ${width} px; contrast of ${looks} looks in both modes`,
      );
    });
  }
}

test('axe itself sees a picture without words, a small target, and a colour of one mode, once for each look', async ({
  page,
}) => {
  const text = `<main><div>
    <h1>Heading</h1><img src="/img/mark.svg">
    <div><a href="#a" class="small" aria-label="a"></a><a href="#b" class="small" aria-label="b"></a></div>
    <style>.small {display: inline-block; width: 10px; height: 10px} [data-theme=dark] .dim {color: #333}</style><p class="dim">First</p><p class="dim">Second</p>
  </div></main>`;
  await page.route('**/faulty', (route) => route.fulfill({body: text, contentType: 'text/html'}));
  await openTab(page, 1280, '/request_format');
  const first = await faultsOf(page, '/faulty');
  expect(first.faults.map((fault) => fault.split(': ')[1]).sort()).toEqual([
    'color-contrast',
    'image-alt',
    'target-size',
  ]);
  expect(first.faults.join('\n')).toContain('First');
  expect(first.faults.join('\n')).not.toContain('Second');
  expect((await faultsOf(page, '/faulty')).newLooks).toBe(0);
});
