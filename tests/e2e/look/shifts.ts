import type {Page} from '@playwright/test';

/** Counts how far the content of the page moves by itself, from before the first paint. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const state = window as unknown as {shift: number};
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as {shift: number}).shift;
    });
}
