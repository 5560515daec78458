/** The address of a row leads to the whole row, and marks it: on load, and from a search, which adds highlights. */
import {expect, type Page} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf, readBuilt} from '../../support/built';
import {open, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';

/** The permalinks of the rows in the HTML of a page. */
const permalinks = /<a href="?#([^\s">]+)"? id="?\1"? aria-label/g;

const rowsOf = new Map(
  readBuilt('en')
    .map(({id, html}) => [id, [...html.matchAll(permalinks)].map(([, row]) => row!)] as const)
    .filter(([, rows]) => rows.length > 0),
);

/** Where a row is, which rows are marked, and the place between the bars and the end of the window. */
const stateOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const row = document.getElementById(name)!.closest('tr')!;
    const bars = [...document.querySelectorAll('.navbar, [data-is-passed] > [data-page-bar]')];
    const {top, bottom} = boxOf(row);
    return {
      top,
      bottom,
      start: Math.max(...bars.map((bar) => boxOf(bar).bottom)),
      end: window.innerHeight,
      marked: [...document.querySelectorAll('tbody tr')]
        .filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((one) => one.querySelector('a[id]')?.id),
    };
  }, id);

async function expectReached(page: Page, id: string, arrival: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const {top, bottom, start, end, marked} = await stateOf(page, id);
        // A row may be higher than a phone; then its beginning is in view.
        const isWhole = top >= start - 0.5 && (bottom <= end + 0.5 || bottom - top > end - start - 16);
        return {isWhole, marked};
      },
      {message: `${id} ${arrival}`},
    )
    .toEqual({isWhole: true, marked: [id]});
}

test('pages with rows are known', () => {
  expect([...rowsOf.keys()]).toEqual(
    expect.arrayContaining(['glossary', 'reference/api_error_codes', 'reference/failure_reason_codes']),
  );
});

for (const [index, pageId] of casesInTurn('rows of pages', [...rowsOf.keys()], {
  shapeOf: (id) => (/codes?$/.test(id) ? id : ''),
}).entries()) {
  const {code} = locales[index % locales.length]!;
  for (const locale of process.env.TEST_FULL ? locales.map((one) => one.code) : [code])
    test(`on a phone, the address of a row of ${pageId} shows the whole row and marks it (${locale})`, async ({
      page,
    }) => {
      const rows = rowsOf.get(pageId)!;
      const address = addressOf(pageId, locale);
      await page.setViewportSize({width: 390, height: 844});
      for (const id of new Set([rows[0]!, rows[Math.floor(rows.length / 2)]!, rows.at(-1)!])) {
        await open(page, '/404.html');
        await open(page, `${address}#${id}`);
        await expectReached(page, id, 'on load');

        await open(page, addressOf('index', locale));
        await page.evaluate(
          (target) => {
            history.pushState({}, '', target);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `${address}?_highlight=${encodeURIComponent(id)}#${id}`,
        );
        await expect(page.locator(`[id="${id}"]`)).toBeAttached();
        await expectReached(page, id, 'from a search');
      }
    });
}
