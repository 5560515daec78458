import type {Page} from '@playwright/test';

/** When the browser translates a page: after its hydration, or before. */
export type Moment = 'started' | 'parsed';

/**
 * Imitates the translator of a browser on all pages opened from now on: replaces each text node by elements with a text
 * node of their own, then each text node that is added. The words stay, so that a test can read them.
 *
 * It is stricter than Chrome, and replaces code and blanks between elements as well.
 */
export async function translatePages(page: Page, moment: Moment = 'started'): Promise<void> {
  await page.addInitScript(translateDocument, moment);
}

/** How many texts of the page the translator has replaced. */
export async function countTranslated(page: Page): Promise<number> {
  return page.locator('font > font').count();
}

/** Runs in the page. */
function translateDocument(moment: Moment): void {
  const untouched = 'script, style, textarea, svg, noscript';
  /** Elements in which the parser moves inserted elements out, or the layout turns them into rows. */
  const withoutBlanks = 'html, table, thead, tbody, tr, colgroup, select, datalist';
  const own = new WeakSet<Node>();
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || own.has(text) || text.data === '' || parent.closest(untouched)) return;
    if (text.data.trim() === '' && parent.matches(withoutBlanks)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const translated = document.createTextNode(text.data);
    own.add(translated);
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceAll = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const start = (): void => {
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const {type, target, addedNodes} of changes)
        (type === 'characterData' ? [target] : addedNodes).forEach(replaceAll);
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  };
  if (moment === 'parsed') {
    document.addEventListener('readystatechange', start, {once: true});
    return;
  }
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  });
  observer.observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
}
