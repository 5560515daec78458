import {locales, prefixOf} from '../core/locales';
import {hasPage, listPages, routeOf} from '../core/sidebar';
import {oldPaths} from './oldPaths';

/** An address that leads to another one, each with its language. */
export interface Redirect {
  from: string;
  to: string;
}

/** All redirects of the site, in all languages, each with and without the slash at its end. */
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
