/** axe in an open page, with a quick measurement of contrast. */
import type {Page} from '@playwright/test';
import {source, type ElementContext, type RunOptions} from 'axe-core';

/** Criteria of WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Properties that `loadAxe` adds to `window`. */
export interface AxeWindow {
  /** The rules that the page breaks, each with its first elements. */
  findViolations: (context: ElementContext, options: RunOptions) => Promise<string[]>;
  /**
   * Selects the elements whose contrast is measured: of those with text, the first of each appearance that is not among
   * `seen`, to which it is added. Returns how many there are.
   */
  markAppearances: (root: Element, excluded: string[], seen: Set<string>) => number;
}

/**
 * Loads axe into the open document, unless it is there.
 *
 * Contrast takes three quarters of axe's time, but depends only on the elements and classes around a text, the colour
 * mode and the width, and a page repeats a few dozen such appearances a thousand times. So axe measures only the
 * elements that `markAppearances` has selected, unless `measuresAll`.
 */
export async function loadAxe(page: Page, measuresAll = false): Promise<void> {
  if (await page.evaluate(() => 'findViolations' in window)) return;
  await page.evaluate(source);
  await page.evaluate(
    ({tags, selector}) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      axe.configure({rules: [{id: 'color-contrast', selector}]});
      /** Attributes that style sheets select. */
      const styling =
        /^(class|style|role|type|hidden|open|disabled|fill|opacity|font-.*|data-(?!column$).*|aria-(current|selected|invalid|checked|expanded|pressed))$/;
      const tools: AxeWindow = {
        async findViolations(context, options) {
          const {violations} = await axe.run(context, {
            resultTypes: ['violations'],
            runOnly: {type: 'tag', values: tags},
            ...options,
          });
          return violations.map(
            ({id, help, nodes}) =>
              `${id}: ${help}: ${nodes
                .slice(0, 3)
                .map(({html}) => html.slice(0, 160))
                .join(' | ')}`,
          );
        },
        markAppearances(root, excluded, seen) {
          const known = new Map<Element, string>();
          const appearanceOf = (element: Element): string => {
            const found = known.get(element);
            if (found !== undefined) return found;
            const styled = [...element.attributes].filter(({name}) => styling.test(name) && name !== 'data-measured');
            const own = [element.tagName, ...styled.map(({name, value}) => `${name}=${value}`)];
            // Striped rows: the colour depends on the row's index.
            if (element instanceof HTMLTableRowElement) own.push(String(element.rowIndex % 2));
            const appearance = `${element === root ? '' : appearanceOf(element.parentElement!)}>${own.join(' ')}`;
            known.set(element, appearance);
            return appearance;
          };
          let count = 0;
          for (const element of root.querySelectorAll('*')) {
            element.removeAttribute('data-measured');
            const hasText = [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
            );
            if (!hasText || !element.checkVisibility() || excluded.some((one) => element.closest(one))) continue;
            const appearance = appearanceOf(element);
            if (seen.has(appearance)) continue;
            seen.add(appearance);
            element.setAttribute('data-measured', '');
            count += 1;
          }
          return count;
        },
      };
      Object.assign(window, tools);
    },
    {tags, selector: measuresAll ? '*' : '[data-measured]'},
  );
}

/** The rules that a part of the open page breaks, with the contrast of each of its elements. */
export async function violationsIn(page: Page, selector: string): Promise<string[]> {
  await loadAxe(page, true);
  return page.evaluate((part) => (window as unknown as AxeWindow).findViolations({include: [part]}, {}), selector);
}
