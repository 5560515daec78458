import {expect} from '@playwright/test';
import {locales} from '../../../src/content/core/locales';
import {addressOf, facesFor} from '../../../src/plugins/typeface/faces';
import {open, openUnstarted, test} from '../../support/browser';
import {prefixes} from './kinds';
import {watchShifts} from './shifts';

const budget = 60_000;
const pages = ['/', '/request_format'];

for (const {code, script} of locales) {
  const prefix = prefixes[code];
  for (const address of pages) {
    test(`${prefix}${address} loads its own fonts within 60 kB and nothing moves`, async ({page}) => {
      const shift = await watchShifts(page);
      const sizes: Record<string, number> = {};
      page.on('response', async (response) => {
        if (/\.woff2/.test(response.url())) sizes[new URL(response.url()).pathname] = (await response.body()).length;
      });
      await open(page, prefix + address);
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBe(0);
      expect(Object.keys(sizes)).toContain(`${prefix}/fonts/site-sans-latin.woff2`);
      if (script === 'Cyrillic') expect(Object.keys(sizes)).toContain(`${prefix}/fonts/site-sans-cyrillic.woff2`);
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(budget);
    });

    test(`${prefix}${address} stays where it is when the fonts come late`, async ({page}) => {
      const shift = await watchShifts(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let asked = 0;
      await page.route('**/*.woff2', async (route) => {
        asked += 1;
        await held;
        await route.continue();
      });
      await openUnstarted(page, prefix + address, {waitUntil: 'commit'});
      await expect(page.locator('h1')).toBeVisible();
      // Painted in the fallback, and the font's block period is over: up to 100 ms in which text is invisible and may
      // still get the font (CSS Fonts 4, `font-display: optional`).
      await page.waitForFunction((blockPeriod) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() - paint.startTime > 2 * blockPeriod;
      }, 100);
      release();
      await page.waitForLoadState('load');
      expect(asked).toBeGreaterThan(0);
      expect(await shift()).toBe(0);
    });
  }

  test(`${prefix}/ uses the fonts of its language, and preloads those of the first screen`, async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open(page, `${prefix}/`);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(script === 'Cyrillic' ? 2 : 1);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({family, status}) => status === 'loaded' && !family.endsWith('Fallback'))
        .map(({family, unicodeRange}) => `${family} ${unicodeRange.split(',')[0]}`);
    });
    expect(loaded.sort()).toEqual(
      ['Site Mono U+0-FF', 'Site Sans U+0-7F', ...(script === 'Cyrillic' ? ['Site Sans U+404'] : [])].sort(),
    );
    // A browser warns of a preloaded file that the page does not use.
    expect(warnings).toEqual([]);
  });

  test(`${prefix}/callbacks takes as much room in the fallback as in the web font`, async ({page}) => {
    await open(page, `${prefix}/callbacks`);
    const files = facesFor(code).filter(({family}) => family === 'Site Sans');
    const widths = await page.evaluate(
      async (sources) => {
        // The page itself keeps the fallback if the font came late.
        for (const [address, range] of sources) {
          const face = new FontFace('Measured', `url(${address})`, {weight: '400 600', unicodeRange: range!});
          document.fonts.add(await face.load());
        }
        const line = document.createElement('span');
        line.style.whiteSpace = 'nowrap';
        line.textContent = [...document.querySelectorAll('article p')].map(({textContent}) => textContent).join(' ');
        document.querySelector('article')!.append(line);
        const found: Record<string, number> = {};
        for (const weight of ['400', '600']) {
          const [own, other] = ['Measured', 'Site Sans Fallback'].map((family) => {
            Object.assign(line.style, {fontFamily: `'${family}'`, fontWeight: weight});
            return line.getBoundingClientRect().width;
          });
          found[weight] = own! / other!;
        }
        return found;
      },
      files.map((face) => [addressOf(face, `${prefix}/`), face.unicodeRange]),
    );
    for (const [weight, ratio] of Object.entries(widths)) {
      expect(ratio, weight).toBeGreaterThan(0.985);
      expect(ratio, weight).toBeLessThan(1.015);
    }
  });
}
