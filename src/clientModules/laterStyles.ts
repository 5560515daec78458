/**
 * The styles of what scripts add to a page come after its own, which stand in it (`src/plugins/page-styles`): as styles of
 * print, for which no browser waits, until they are turned on here.
 */
const links = typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];

/** Resolves when these styles hold, or have failed: parts that scripts add are not seen without. */
export const laterStyles: Promise<unknown> = Promise.all(
  links.map(async (link) => {
    if (!link.sheet) {
      await new Promise((resolve) => {
        link.addEventListener('load', resolve, {once: true});
        link.addEventListener('error', resolve, {once: true});
      });
    }
    // In a task of its own: the browser lays out the page again.
    await new Promise((resolve) => setTimeout(resolve));
    link.media = 'all';
  }),
);
