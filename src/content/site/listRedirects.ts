import {locales, prefixOf} from '../core/locales';
import {listPages, routeOf} from '../core/sidebar';
import {twinAddress} from '../pages/twinAddress';
import {oldPaths, removedPages} from './oldPaths';

/** A redirect; both paths include the language. */
export interface Redirect {
  from: string;
  to: string;
}

/** All redirects of the site in all languages: of pages with and without a trailing slash, of Markdown files as they are. */
export function listRedirects(): Redirect[] {
  const routes = listPages().map(routeOf);
  return locales.flatMap(({code}) => {
    const prefix = prefixOf(code);
    const pages = routes.flatMap((to) =>
      oldPaths(to)
        .map((from) => `${prefix}${from.replace(/\/$/, '')}`)
        .flatMap((page) => [page, `${page}/`].map((from) => ({from, to: `${prefix}${to}`}))),
    );
    const twins = Object.entries(removedPages).map(([from, to]) => ({
      from: twinAddress(`${prefix}${from}`),
      to: twinAddress(`${prefix}${to}`),
    }));
    return [...pages, ...twins];
  });
}
