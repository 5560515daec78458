import {expect, test} from '@playwright/test';

const pages = [
  {address: '/cabinet/general/overview', drawings: 1},
  {address: '/cabinet/control/access', drawings: 1},
  {address: '/cabinet/payout/create', drawings: 1},
  {address: '/cabinet/control/point_settings', drawings: 1},
  {address: "/services/invoicing/invoicing_service", drawings: 2},
];

for (const {address, drawings} of pages) {
  for (const locale of ['', '/uk']) {
    for (const mode of ['light', 'dark']) {
      test(`${locale}${address} shows its screens in ${mode} mode, with words for those who do not see them`, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(locale + address);
        const figures = page.locator('figure.screen');
        await expect(figures).toHaveCount(drawings);
        for (const figure of await figures.all()) {
          await expect(figure).toBeVisible();
          await expect(figure).toHaveAccessibleName(/.{30,}/);
          const [paper, ink] = await figure.locator('.screen__window').evaluate((element) => {
            const {backgroundColor, color} = getComputedStyle(element);
            return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)![0]));
          });
          expect(paper! > ink!).toBe(mode === 'light');
        }
      });
    }

    test(`${locale}${address} has each mark lead to its explanation, and back`, async ({page}) => {
      await page.goto(locale + address);
      const links = await page.locator('a.screen__mark').evaluateAll((marks) =>
        marks.map((mark) => {
          const target = document.querySelector(mark.getAttribute('href')!);
          const back = target?.matches('li') ? target.querySelector('a.screen__mark')?.getAttribute('href') : mark.closest('li')?.id;
          return {text: mark.textContent, target: target?.textContent ?? '', isBack: target?.matches('li') ? back === `#${mark.id}` : target?.getAttribute('href') === `#${back}`};
        }),
      );
      expect(links.length).toBeGreaterThanOrEqual(10);
      for (const {text, target, isBack} of links) {
        expect(target.startsWith(text!), `mark ${text}`).toBe(true);
        expect(isBack, `mark ${text}`).toBe(true);
      }
    });

    test(`${locale}${address} does not scroll sideways on a phone, nor cut anything in its screens`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(locale + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const {seen, outside} = await page.locator('.screen__window').evaluateAll((windows) => {
        const boxes = windows.flatMap((window) => {
          const frame = window.getBoundingClientRect();
          return [...window.querySelectorAll('*:not(.screen__row--head, .screen__row--head *)')].map((element) => {
            const {left, right, width} = element.getBoundingClientRect();
            return {name: element.className, isOutside: width > 0 && (left < frame.left || right > frame.right + 0.5)};
          });
        });
        return {seen: boxes.length, outside: boxes.filter(({isOutside}) => isOutside).map(({name}) => name)};
      });
      expect(seen).toBeGreaterThan(100);
      expect(outside).toEqual([]);
    });
  }
}
