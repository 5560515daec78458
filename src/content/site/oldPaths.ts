/** Segments after `/api/{v}/` under which pages of `account/` are known too. */
const accountPages = ['list', 'service/list', 'service/service_id'];

/**
 * The other addresses of a page: for pages under `/api/` the same path under `/docs/api-reference/`, and for some
 * pages of accounts the path without `account/`.
 * @param path of a page, without the locale
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
