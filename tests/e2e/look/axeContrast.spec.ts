import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {kinds, prefixes} from './kinds';

const modes = ['light', 'dark'] as const;
/** English in both modes; Ukrainian, whose colours are the same, in the one or the other by turns. */
const modesOf = (locale: string, index: number) => (locale === 'en' ? modes : [modes[index % 2]!]);

for (const [locale, prefix] of Object.entries(prefixes)) {
  kinds.forEach((address, index) => {
    const checked = modesOf(locale, index);
    test(`${prefix}${address} has enough contrast in ${checked.join(' and ')} mode`, async ({page}) => {
      // Without this, colours would be read while they fade from one mode into the other.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(prefix + address);
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((block) => (block.open = true));
        // The rows of a long table repeat each other, and two hundred of them take axe a minute.
        document.querySelectorAll('tbody tr:nth-child(n + 21)').forEach((row) => row.remove());
      });
      for (const mode of checked) {
        await page.locator('html').evaluate((element, theme) => element.setAttribute('data-theme', theme), mode);
        const {violations, passes} = await new AxeBuilder({page})
          .withRules(['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'])
          .analyze();
        const faults = violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
        expect(faults, mode).toEqual([]);
        expect(passes.find(({id}) => id === 'color-contrast')?.nodes.length ?? 0, mode).toBeGreaterThan(10);
      }
    });
  });
}
