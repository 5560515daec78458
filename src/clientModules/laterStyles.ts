/**
 * Loads the non-critical style sheet, for elements that only scripts add. The critical styles are inlined
 * (`src/plugins/built-pages/steps/inlineStyles`), so the page does not wait for this file.
 */
const links =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];

/** Resolves when these styles have loaded or failed. Wait for it before showing elements that scripts add. */
export const laterStyles: Promise<unknown> = Promise.all(
  links.map(
    ({href}) =>
      new Promise((resolve) => {
        // Appended at the end: inserting a style sheet among the others makes the browser match its fonts again, and a
        // font that missed the first paint would cause a layout shift.
        const sheet = document.createElement('link');
        sheet.onload = resolve;
        sheet.onerror = resolve;
        sheet.rel = 'stylesheet';
        sheet.href = href;
        // A separate task, because the browser recalculates the layout.
        setTimeout(() => document.head.append(sheet));
      }),
  ),
);
