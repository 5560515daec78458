/** A path as lists of pages are sorted by, and pages looked up: the router makes no difference between these spellings either. */
export const plainPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
