import {locales, prefixOf} from '../core/locales';
import {hasPage, listPages, routeOf} from '../core/sidebar';
import {oldPaths} from './oldPaths';

/** A redirect; both paths include the language. */
export interface Redirect {
  from: string;
  to: string;
}

/** All redirects of the site in all languages, with and without a trailing slash. */
export function listRedirects(): Redirect[] {
  const routes = listPages().filter(hasPage).map(routeOf);
  return locales.flatMap(({code}) => {
    const prefix = prefixOf(code);
    return routes.flatMap((to) =>
      oldPaths(to)
        .map((from) => `${prefix}${from.replace(/\/$/, '')}`)
        .flatMap((page) => [page, `${page}/`].map((from) => ({from, to: `${prefix}${to}`}))),
    );
  });
}
