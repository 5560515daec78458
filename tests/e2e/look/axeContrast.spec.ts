import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {kinds, prefixes} from './kinds';

for (const mode of ['light', 'dark'] as const) {
  for (const [locale, prefix] of Object.entries(prefixes)) {
    for (const address of kinds) {
      test(`${prefix}${address} has enough contrast in ${mode} mode (${locale})`, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(prefix + address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await page.evaluate(() => document.querySelectorAll('details').forEach((block) => (block.open = true)));
        const {violations, passes} = await new AxeBuilder({page})
          .withRules(['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'])
          .analyze();
        const faults = violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
        expect(faults).toEqual([]);
        expect(passes.find(({id}) => id === 'color-contrast')?.nodes.length ?? 0).toBeGreaterThan(10);
      });
    }
  }
}
