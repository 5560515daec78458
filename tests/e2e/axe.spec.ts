import {expect, type Page} from '@playwright/test';
import {loadAxe, type AxeWindow} from '../support/axe';
import {addressOf} from '../support/built';
import {expectNone, listen, open, recordViolations, showMode, test as base, type Noise} from '../support/browser';
import {axeBudget, axeWidth, everyLook, visitsWithin, type Look} from '../support/rotation';
import {otherKinds, prefixes} from './look/kinds';

const isFull = Boolean(process.env.TEST_FULL);
const {visits, report} = visitsWithin(axeBudget);

/** One tab for all pages: scripts and fonts stay in its cache. */
const test = base.extend<object, {tab: Page; noise: Noise}>({
  tab: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      const violations = await recordViolations(context);
      await use(await context.newPage());
      await context.close();
      expectNone(violations);
    },
    {scope: 'worker'},
  ],
  noise: [({tab}, use, {project}) => use(listen(tab, project.use.baseURL!)), {scope: 'worker'}],
});

/** Brings the open page into a mode and a width, all its blocks open. */
async function show(tab: Page, {mode, width}: Look): Promise<void> {
  await tab.setViewportSize({width, height: 844});
  await showMode(tab, mode);
  await tab.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Parts that only a phone shows appear in the frame after it became one.
    await frame();
    document.querySelectorAll('details').forEach((block) => (block.open = true));
    // Tables measure themselves in the frame after they appeared.
    await frame();
    await frame();
  });
}

/** The rules that the open page breaks, each with its first elements. */
async function violationsOf(tab: Page): Promise<string[]> {
  await loadAxe(tab, isFull);
  return tab.evaluate(
    (exclude) => {
      const {findViolations, markAppearances} = window as unknown as AxeWindow;
      markAppearances(document.body, exclude, new Set());
      return findViolations(
        {exclude},
        // Experimental in axe, required by WCAG 2.5.3: a name contains the visible text.
        {rules: {'label-content-name-mismatch': {enabled: true}}},
      );
    },
    // The rows of a long table repeat each other.
    isFull ? [] : ['tbody tr:nth-child(n + 31)'],
  );
}

test('the pages of this turn', () => {
  expect(visits.length).toBeGreaterThan(20);
  console.log(`axe: ${report}`);
});

/** Addresses to open instead of the pages of this turn: `TEST_PAGES="/callbacks /uk/callbacks"`. */
const named = process.env.TEST_PAGES?.split(' ').map((address) => ({address, looks: everyLook}));
const looked = named ?? [
  ...visits.map(({page, looks}) => ({address: addressOf(page.id, page.locale), looks})),
  ...Object.values(prefixes).flatMap((prefix) =>
    otherKinds.map((path) => ({address: prefix + path, looks: everyLook})),
  ),
];
/** Parts that are on every complete page. */
const wholeBy = (address: string): string => (address.includes('/search/') ? 'main article' : 'main h1');
/** The browser itself notes that an address has no page. */
const isExpected = (message: string): boolean => /\/no_such_page: Failed to load resource: .* 404/.test(message);

for (const {address, look} of looked.flatMap(({address, looks}) => looks.map((look) => ({address, look})))) {
  test(`axe finds nothing on ${address}, ${look.mode} at ${look.width} px`, async ({tab, noise}) => {
    // The look before this one has left the page open, unless another tab ran it.
    if (new URL(tab.url()).pathname !== address) {
      await tab.setViewportSize({width: axeWidth, height: 844});
      await open(tab, address);
    }
    await expect(tab.locator(wholeBy(address)).first()).toBeVisible();
    expect(tab.frames()).toHaveLength(1);
    await show(tab, look);
    expect(await violationsOf(tab)).toEqual([]);
    // See shell/quiet.spec.ts, which opens other pages.
    expect([...noise.messages.splice(0).filter((message) => !isExpected(message)), ...noise.foreign.splice(0)]).toEqual(
      [],
    );
  });
}

test('axe itself sees a fault of the mode, of the width and of the words', async ({tab}) => {
  await open(tab, '/');
  await tab.evaluate(() => {
    const [sheet, dim, narrow, image] = [
      new CSSStyleSheet(),
      document.createElement('p'),
      document.createElement('p'),
      new Image(),
    ];
    sheet.replaceSync(
      '[data-theme=dark] #dim {color: #333; background: #222} @media (min-width: 997px) {#narrow {display: none}}',
    );
    document.adoptedStyleSheets.push(sheet);
    dim.id = 'dim';
    dim.append('Text');
    image.src = '/img/mark.svg';
    narrow.id = 'narrow';
    narrow.append(image);
    document.querySelector('article')!.append(dim, narrow);
  });
  const rules = async (look: Look) => {
    await show(tab, look);
    return (await violationsOf(tab)).map((violation) => violation.split(':')[0]);
  };
  expect(await rules({mode: 'light', width: 1280})).toEqual([]);
  expect(await rules({mode: 'dark', width: 1280})).toEqual(['color-contrast']);
  expect(await rules({mode: 'light', width: 390})).toEqual(['image-alt']);
});
