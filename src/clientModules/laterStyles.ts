/**
 * The styles of what scripts add to a page come after its own, which stand in it (`src/plugins/page-styles`): as styles of
 * print, for which no browser waits, until they are turned on here.
 */
if (typeof document !== 'undefined') {
  document.querySelectorAll<HTMLLinkElement>('link[data-later]').forEach((link) => (link.media = 'all'));
}

export {};
