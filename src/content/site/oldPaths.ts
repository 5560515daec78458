/** Account pages that are also available without the `account/` segment. */
const accountPages = ['list', 'service/list', 'service/service_id'];

/**
 * Other URLs of a page: pages under `/api/` also have the same path under `/docs/api-reference/`, and some account
 * pages the path without `account/`.
 *
 * @param path path of a page, without the locale
 */
export function oldPaths(path: string): string[] {
  const [, rest] = /^\/api\/(.+)$/.exec(path) ?? [];
  if (!rest) {
    return [];
  }
  const [, version, page] = /^(v[12])\/account\/(.+)$/.exec(rest) ?? [];
  return version && page && accountPages.includes(page)
    ? [`/docs/api-reference/${rest}`, `/api/${version}/${page}`, `/docs/api-reference/${version}/${page}`]
    : [`/docs/api-reference/${rest}`];
}
