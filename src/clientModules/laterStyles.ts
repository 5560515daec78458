/**
 * The styles of what scripts add to a page come after its own, which stand in it (`src/plugins/page-styles`): the page
 * asks for the file, and does not wait for it.
 */
const links =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];

/** Resolves when these styles hold, or have failed: parts that scripts add are not seen without. */
export const laterStyles: Promise<unknown> = Promise.all(
  links.map(
    ({href}) =>
      new Promise((resolve) => {
        // Added at the end: a change among the style sheets would make the browser look for its fonts again, and a font
        // that came too late for the first paint would move the page.
        const sheet = document.createElement('link');
        sheet.onload = resolve;
        sheet.onerror = resolve;
        sheet.rel = 'stylesheet';
        sheet.href = href;
        // In a task of its own: the browser lays the page out anew.
        setTimeout(() => document.head.append(sheet));
      }),
  ),
);
