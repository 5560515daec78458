/**
 * Pages that no longer exist, and the page that readers get instead. Redirected with their Markdown version.
 * `/operations` described how to host this site; `deploy/README.md` does now, and no page is a substitute for it.
 */
export const removedPages: Readonly<Record<string, string>> = {'/operations': '/'};

/** Account pages that are also available without the `account/` segment. */
const accountPages = ['list', 'service/list', 'service/service_id'];

/**
 * Other URLs of a page: those of removed pages that lead to it; pages under `/api/` also have the same path under
 * `/docs/api-reference/`, and some account pages the path without `account/`.
 *
 * @param path path of a page, without the locale
 */
export function oldPaths(path: string): string[] {
  const [, rest] = /^\/api\/(.+)$/.exec(path) ?? [];
  if (!rest) {
    return Object.keys(removedPages).filter((removed) => removedPages[removed] === path);
  }
  const [, version, page] = /^(v[12])\/account\/(.+)$/.exec(rest) ?? [];
  return version && page && accountPages.includes(page)
    ? [`/docs/api-reference/${rest}`, `/api/${version}/${page}`, `/docs/api-reference/${version}/${page}`]
    : [`/docs/api-reference/${rest}`];
}
