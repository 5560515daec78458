/** Normalizes a path as sort and lookup key; the router treats these spellings as equal too. */
export const plainPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
