import {expect} from '@playwright/test';
import {iconService} from '../../src/icons/iconService';
import {test, type SiteWindow} from '../support/engines';
import {shellSiteDirectory} from '../support/shellSite';

const operation = '/api/v2/transaction/create';
const searchBox = '.navbar__search-input';

const textOf = (window: SiteWindow, selector: string) =>
  window.run((css) => document.querySelector(css)?.textContent?.trim(), selector);
const attributeOf = (window: SiteWindow, selector: string, name: string) =>
  window.run((css, key) => document.querySelector(css)?.getAttribute(key), selector, name);
const countOf = (window: SiteWindow, selector: string) =>
  window.run((css) => document.querySelectorAll(css).length, selector);
/** Pastes the clipboard into a field that is added to the page. No permission is needed for that, as for a reader. */
async function pasted(window: SiteWindow): Promise<string> {
  await window.run(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await window.press('Paste');
  return window.run(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted')!;
    field.remove();
    return field.value;
  });
}

test('the listening hears errors, warnings, violations of the policy and missing files', async ({
  window,
  complaints,
}) => {
  await window.open('/');
  await window.run(() => {
    console.error('an error');
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    const style = document.createElement('style');
    style.append('a {color: red}');
    document.head.append(style);
    void fetch('/no_such_file');
  });
  for (const word of ['an error', 'a warning', 'thrown', 'rejected', 'style-src', '404 /no_such_file']) {
    await expect.poll(() => complaints.filter((complaint) => complaint.includes(word)), word).not.toEqual([]);
  }
  // WebKit reports one violation twice. A document that was left reports no more.
  await window.open('/');
  complaints.splice(0);
});

test('links of the home page lead to an operation without loading the document again', async ({window}) => {
  await window.open('/');
  await window.run(() => void Object.assign(globalThis, {isSameDocument: true}));
  await window.click('main a[href="/api/v2/"]');
  await window.click(`main a[href="${operation}"]`);
  await expect.poll(() => textOf(window, 'h1')).toBe('Create a transaction');
  expect(await window.place()).toBe(operation);
  expect(await countOf(window, 'ul.fields > li')).toBeGreaterThan(10);
  expect(await window.run(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('the pages that the home page links to are loaded ahead', async ({window}) => {
  await window.open('/');
  // Scripts that the page needs itself are loaded by script elements. A refused one has no body.
  const ahead = () =>
    window.run(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({name, initiatorType, decodedBodySize}) =>
            name.endsWith('.js') && initiatorType !== 'script' && decodedBodySize > 0,
        ).length,
    );
  await expect.poll(ahead).toBeGreaterThan(10);
});

test('the finder shows the services that fit what the reader types', async ({window}) => {
  const shown = () =>
    window.run(() =>
      [...document.querySelectorAll<HTMLInputElement>('tbody input[name=compare]')]
        .filter((box) => box.checkVisibility())
        .map(({value}) => value),
    );
  await window.open('/services/');
  const all = await shown();
  const fitting = all.filter((code) => code.startsWith('oxxo/'));
  expect(fitting).not.toEqual([]);
  expect(fitting.length).toBeLessThan(all.length);
  await window.type('main [role=search] input[type=search]', 'oxxo');
  await expect.poll(shown).toEqual(fitting);
  await expect.poll(() => window.place()).toBe('/services/?q=oxxo');
});

test('a hash opens the collapsed block around its target', async ({window}) => {
  const [address, target] = ['/reference/transaction', '#transaction-next_action-url'];
  await window.open(`${address}${target}`);
  await expect.poll(() => window.isSeen(target)).toBe(true);
  await window.open(address);
  expect(await window.run((css) => document.querySelector(css)!.checkVisibility(), target)).toBe(false);
});

test('the language menu leads to the same page in the other language', async ({window}) => {
  await window.open(`${operation}?from=test#request`);
  await window.click('.navbar .dropdown > .navbar__link');
  await window.click('.navbar .dropdown__menu a[lang=uk]');
  await expect.poll(() => window.place()).toBe(`/uk${operation}?from=test#request`);
  await window.waitFor('html[lang=uk][data-has-hydrated=true]');
  expect(await textOf(window, 'h1')).toBe('Створити транзакцію');
});

test('the colour mode is switched and remembered', async ({window}) => {
  await window.open('/');
  const background = () => window.run(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await window.click('.navbar [class*=colorModeToggle] button');
  await expect.poll(() => attributeOf(window, 'html', 'data-theme')).toBe('dark');
  const dark = await background();
  expect(dark).not.toBe(light);
  await window.open('/uk/');
  expect(await attributeOf(window, 'html', 'data-theme')).toBe('dark');
  expect(await background()).toBe(dark);
});

test('a search leads to the best hit, where its word is highlighted', async ({window}) => {
  await window.open('/');
  await window.type(searchBox, 'request');
  await expect.poll(() => countOf(window, '[role=option]')).toBe(8);
  // Eight hits may still be those of a part of the word.
  const bestHit = () => attributeOf(window, '[role=option]', 'href');
  await expect.poll(bestHit).toMatch(/\?_highlight=request$/);
  expect(await attributeOf(window, '[role=option]', 'aria-selected')).toBe('true');
  const address = await bestHit();
  await window.press('Enter');
  await expect.poll(() => window.place()).toBe(address);
  await expect.poll(async () => (await textOf(window, 'article mark'))?.toLowerCase()).toContain('request');
  expect(await window.run((css) => document.querySelector<HTMLInputElement>(css)!.value, searchBox)).toContain(
    'request',
  );
});

test('tabs are chosen with the pointer and the keyboard, and a sample is loaded', async ({window}) => {
  const [bash, php, node] = [1, 2, 3].map((place) => `[data-sample] [role=tab]:nth-of-type(${place})`);
  const sample = '[data-sample] [role=tabpanel]';
  await window.open(operation);
  await expect.poll(() => attributeOf(window, bash!, 'aria-selected')).toBe('true');
  await window.click(php!);
  await expect.poll(() => attributeOf(window, php!, 'aria-selected')).toBe('true');
  await expect.poll(() => textOf(window, sample)).toContain('<?php');
  await window.press('ArrowRight');
  await expect.poll(() => attributeOf(window, node!, 'aria-selected')).toBe('true');
  await expect.poll(() => textOf(window, sample)).toContain('createHmac');
  expect(await window.run((css) => document.activeElement === document.querySelector(css), node!)).toBe(true);
});

test('the copy buttons put the address, the sample and the page’s Markdown on the clipboard', async ({window}) => {
  await window.open(operation);
  await window.click('[class*=endpoint] button');
  await expect.poll(() => textOf(window, '[class*=endpoint] [role=status]')).toBe('Copied');
  expect(await pasted(window)).toMatch(/^https:\/\/.*\.example\/v2\/transaction\/create$/);
  const copy = '[data-sample] [role=tabpanel] button[aria-label^="Copy"]';
  await window.click(copy);
  await window.waitFor('[data-sample] [role=tabpanel] button[aria-label="Copied"]');
  expect(await pasted(window)).toContain('openssl');
  const menu = '[data-page-bar] > details:last-child';
  await window.click(`${menu} > summary`);
  await window.click(`${menu} button`);
  await expect.poll(() => textOf(window, `${menu} [role=status]`)).toBe('Copied');
  expect(await pasted(window)).toMatch(/^# Create a transaction\n/);
});

test('on a phone the menu opens, holds the page still and leads on', async ({window}) => {
  await window.resize(390, 844);
  await window.open('/request_format');
  expect(await window.run(() => innerWidth)).toBe(390);
  expect(await window.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const link = '.navbar-sidebar .theme-doc-sidebar-menu a[href="/"]';
  const overflow = () => window.run(() => getComputedStyle(document.body).overflowY);
  await window.click('.navbar__toggle');
  await expect.poll(() => window.isSeen(link)).toBe(true);
  expect(await overflow()).toBe('hidden');
  // A click on what still slides may miss it.
  await expect.poll(() => window.run(() => document.getAnimations().length)).toBe(0);
  await window.click(link);
  await expect.poll(() => window.place()).toBe('/');
  await expect.poll(() => countOf(window, '.navbar-sidebar--show')).toBe(0);
  await expect.poll(overflow).not.toBe('hidden');
});

test('a misspelt address shows the pages nearest to it', async ({window, complaints}) => {
  const nearest = 'main [role=status] li a';
  await window.open('/v2/transaction/creat');
  await expect.poll(() => textOf(window, nearest)).toBe('Create a transaction');
  expect(complaints.splice(0)).toEqual(['404 /v2/transaction/creat']);
  await window.click(nearest);
  await expect.poll(() => window.place()).toBe(operation);
  await expect.poll(() => textOf(window, 'article h1')).toBe('Create a transaction');
});

test.describe('a page that crashes', () => {
  test.use({directory: shellSiteDirectory});

  test('shows what happened, and a way back', async ({window, complaints}) => {
    await window.open('/crash');
    await window.click('.theme-doc-markdown button');
    await expect.poll(() => textOf(window, 'h1')).toBe('This page crashed.');
    await expect.poll(() => window.run(() => document.title)).toBe('Page Error');
    expect(await textOf(window, 'main')).toContain('The rates could not be drawn');
    const said = complaints
      .splice(0)
      .filter((complaint) => !iconService.resources.some((host) => complaint.includes(host)));
    expect(said).toEqual([expect.stringContaining('The rates could not be drawn')]);
    await window.click('.navbar a[href="/"]');
    await expect.poll(() => textOf(window, 'h1')).toBe('Shell');
  });
});
