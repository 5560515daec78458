import assert from 'node:assert/strict';
import {expect, type Page} from '@playwright/test';
import {readText} from '../../support/files';
import {listen, open, test} from '../../support/browser';
import {canary, hostileParts, hostileTexts} from '../../support/hostile';

/** Another one by hand: `FUZZ_SEED=7 npx playwright test --project=e2e fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const isFull = Boolean(process.env.TEST_FULL);
const perKind = isFull ? 230 : 24;
/** All are steps of history in one page; one of so many is opened as an address of its own, too. */
const loadEvery = isFull ? 10 : 12;
/** Node answers 431 to longer addresses, as any host does to some length. */
const longestLoaded = 8000;

const prefixes = ['', '/uk'] as const;
/** As the crash screen titles the document. */
const crashTitles = [
  'Page Error',
  (JSON.parse(readText('i18n/uk/code.json')) as Record<string, {message: string}>)['site.errorPage.title']!.message,
];

/** What an input must have changed in the page, so that it is known to have arrived there; see `isTaken`. */
type Effect = 'found' | 'terms' | 'filter' | 'page';

interface Kind {
  name: string;
  effect: Effect;
  /** The address that carries an input. */
  address: (prefix: string, part: string) => string;
}

const kinds: Kind[] = [
  {name: 'q', effect: 'found', address: (prefix, part) => `${prefix}/search/?q=${part}`},
  {name: 'ctx', effect: 'found', address: (prefix, part) => `${prefix}/search/?q=request&ctx=${part}`},
  {name: 'version', effect: 'found', address: (prefix, part) => `${prefix}/search/?q=request&version=${part}`},
  {
    name: '_highlight',
    effect: 'terms',
    address: (prefix, part) => `${prefix}/request_format?_highlight=post&_highlight=${part}`,
  },
  {name: 'path', effect: 'page', address: (prefix, part) => `${prefix}/${part}`},
  {name: 'hash', effect: 'page', address: (prefix, part) => `${prefix}/request_format#${part}`},
  {
    name: 'finder',
    effect: 'filter',
    address: (prefix, part) =>
      `${prefix}/services/?${['q', 'country', 'direction', 'compare'].map((name) => `${name}=${part}`).join('&')}`,
  },
  {
    name: 'framework',
    effect: 'page',
    address: (prefix, part) =>
      `${prefix}/request_format?docusaurus-theme=${part}&docusaurus-data-${part}=${part}&${part}`,
  },
];

interface Visit {
  /** Addresses, or `null` for the page as it is. */
  json: string;
  effect: Effect;
  crashTitles: string[];
  canary: string;
}

/**
 * Goes through addresses in the page, and returns what is wrong with the first that does harm. Runs in the browser;
 * takes JSON, which can say lone surrogates.
 */
async function goThrough({json, effect, crashTitles, canary}: Visit): Promise<{index: number; wrong: string} | null> {
  const addresses = JSON.parse(json) as (string | null)[];
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const box = () => document.querySelector<HTMLInputElement>('.navbar__search-input')!.value;
  // As a text field takes it.
  const inField = (text: string): string => text.replace(/[\r\n]/g, '');
  const isTaken = (): boolean => {
    const parameters = new URLSearchParams(location.search);
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')?.value;
    const asked = parameters.get('q') ?? '';
    switch (effect) {
      case 'found': {
        const status = document.querySelector('main [role=status]')?.textContent ?? '';
        return field === inField(asked) && (asked.trim() === '' || (status !== '' && !status.includes('…')));
      }
      case 'terms':
        return box().startsWith('post') && document.querySelector('article mark') !== null;
      case 'filter':
        return (
          field === inField(asked.slice(0, 100)) &&
          document.querySelector('main [role=search] [role=status]')?.textContent !== ''
        );
      case 'page':
        return true;
    }
  };
  // As the browser reads it: with backslashes, and without tabs and line breaks.
  const leadsAway = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) => link.hostname.includes('evil.example'));
  const wrong = (): string | null => {
    if (canary in window) return 'a script ran';
    const harm =
      document.querySelector(
        '[onerror], [onload], [onfocus], iframe, object, embed, base, a[href^="javascript:" i], a[href^="data:" i]',
      ) ?? leadsAway();
    if (harm) return `there is ${harm.outerHTML.slice(0, 200)}`;
    const title = document.querySelector('main h1, #__docusaurus h1')?.textContent?.trim();
    if (!title) return 'no title is left';
    if (crashTitles.includes(document.title))
      return `the page crashed: ${document.querySelector('main')?.textContent?.slice(0, 200)}`;
    return document.querySelector('main')!.textContent.length > 20 ? null : 'no text is left';
  };
  for (const [index, address] of addresses.entries()) {
    if (address !== null) {
      // Parsed first: Chromium takes no address in which a line break and `<` stand raw.
      history.pushState(null, '', new URL(location.origin + address).href);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }
    await frame();
    await frame();
    for (const end = performance.now() + 15_000; !isTaken(); await frame()) {
      if (performance.now() > end) return {index, wrong: wrong() ?? 'it never arrived in the page'};
    }
    const found = wrong();
    if (found !== null) return {index, wrong: found};
  }
  return null;
}

/** Search box and links work: the page is whole, whatever it has gone through. */
async function expectUsable(page: Page): Promise<void> {
  await page.locator('.navbar__search-input').fill('callback');
  await expect(page.locator('.navbar').getByRole('option').first()).toBeVisible();
  await page.locator('.navbar__search-input').press('Escape');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\/(uk\/)?$/);
  await expect(page.locator('article h1')).toBeVisible();
}

/** Listens from the first address on; what a missing page itself says is no noise. */
function startListening(page: Page, baseURL: string): () => void {
  const noise = listen(page, baseURL);
  page.on('dialog', (dialog) => {
    noise.messages.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return () => {
    assert.deepEqual(
      noise.messages.filter((message) => !message.includes('404')),
      [],
    );
    assert.deepEqual(noise.foreign, []);
  };
}

const stay: Visit = {json: '[null]', effect: 'page', crashTitles, canary};

for (const {name, effect, address} of kinds) {
  test(`${perKind} inputs as ${name} do no harm`, async ({page, baseURL}) => {
    const expectQuiet = startListening(page, baseURL!);
    const addresses = hostileParts(perKind, seed).map((part, index) =>
      address(prefixes[index % prefixes.length]!, part),
    );
    const visit = async (json: string, describe: (index: number) => string): Promise<void> => {
      const harm = await page.evaluate(goThrough, {json, effect, crashTitles, canary});
      if (harm) assert.fail(`${harm.wrong}, seed ${seed}, ${name}, ${describe(harm.index)}`);
    };
    const describe = (index: number): string => `input ${index}: ${JSON.stringify(addresses[index]!.slice(0, 300))}`;

    await open(page, address('', 'request'));
    for (const [place, prefix] of prefixes.entries()) {
      // The languages are sites of their own.
      if (place > 0) await open(page, address(prefix, 'request'));
      const own = addresses.flatMap((each, index) => (index % prefixes.length === place ? [{each, index}] : []));
      assert.ok(own.length > 10);
      await visit(JSON.stringify(own.map(({each}) => each)), (index) => describe(own[index]!.index));
      await expectUsable(page);
    }

    let loaded = 0;
    for (const [index, each] of addresses.entries()) {
      if (index % loadEvery !== 0) continue;
      // A hash is not sent.
      const address = new URL(baseURL + each).href.slice(0, name === 'hash' ? undefined : longestLoaded);
      const answer = await open(page, address);
      // A step within the page, as from hash to hash, has no answer.
      if (answer)
        assert.ok([200, 404].includes(answer.status()), `${answer.status()}, seed ${seed}, ${describe(index)}`);
      await visit('[null]', () => `loaded ${describe(index)}`);
      loaded += 1;
    }
    assert.ok(loaded > 1);
    await expectUsable(page);
    expectQuiet();
  });
}

test(`${perKind} inputs typed into the search box do no harm`, async ({page, baseURL}) => {
  const expectQuiet = startListening(page, baseURL!);
  const box = page.locator('.navbar__search-input');
  for (const [place, prefix] of prefixes.entries()) {
    await open(page, `${prefix}/`);
    for (const [index, text] of hostileTexts(perKind, seed).entries()) {
      if (index % prefixes.length !== place) continue;
      await box.fill(text);
      const harm = await page.evaluate(goThrough, stay);
      if (harm)
        assert.fail(`${harm.wrong}, seed ${seed}, search box, input ${index}: ${JSON.stringify(text.slice(0, 300))}`);
    }
    await expectUsable(page);
  }
  expectQuiet();
});

test('the look at a page sees a script that ran, markup, links away, a crash and an empty page', async ({page}) => {
  await open(page, '/request_format');
  const look = () => page.evaluate(goThrough, stay).then((harm) => harm?.wrong ?? null);
  assert.equal(await look(), null);
  const hostile: [tag: string, attributes: Record<string, string>][] = [
    ['object', {}],
    ['a', {href: 'javascript:0'}],
    ['a', {href: '//evil.example'}],
    ['a', {href: '/\t\\evil.example/x'}],
    ['iframe', {}],
  ];
  for (const [tag, attributes] of hostile) {
    await page.evaluate(
      ([name, values]) => {
        const element = document.createElement(name);
        Object.entries(values).forEach(([key, value]) => element.setAttribute(key, value));
        document.querySelector('article')!.append(Object.assign(document.createElement('div'), {id: 'hostile'}));
        document.querySelector('#hostile')!.append(element);
      },
      [tag, attributes] as const,
    );
    assert.match(String(await look()), /^there is </, tag);
    await page.evaluate(() => document.querySelector('#hostile')!.remove());
  }
  const title = await page.title();
  for (const crashTitle of crashTitles) {
    await page.evaluate((text) => (document.title = text), crashTitle);
    assert.match(String(await look()), /^the page crashed/);
  }
  await page.evaluate((text) => (document.title = text), title);
  await page.evaluate((name) => Object.assign(window, {[name]: 1}), canary);
  assert.equal(await look(), 'a script ran');
  await page.evaluate((name) => Reflect.deleteProperty(window, name), canary);
  await page.evaluate(() => document.querySelector('main')!.replaceChildren(document.createElement('h1')));
  assert.equal(await look(), 'no title is left');
});
