// Must be the first import: it and the routes import each other, and in another order it would read no routes.
import './failedChunk';
import {matchPath} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import routes from '@generated/routes';
import {normalizeHash, normalizePath} from './normalizePath';

interface Route {
  path: string;
  exact?: boolean;
  routes?: Route[];
}

/** The canonical path of the route that the router matches for a path; `null` if there is none. */
function builtAddress(path: string, among = routes as Route[]): string | null {
  const route = among.find((one) => matchPath(path, {path: one.path, exact: one.exact}));
  if (route?.routes) return builtAddress(path, route.routes);
  return route?.exact ? route.path : null;
}

/** The language of a path by its prefix, ignoring case; the default language has no prefix. */
function languageOf(path: string): string {
  const language = /^\/([a-z]{2})(?=\/|$)/i.exec(path)?.[1]?.toLowerCase();
  return siteConfig.i18n.locales.find((code) => code === language) ?? siteConfig.i18n.defaultLocale;
}

/** The path with its language prefix in lower case, as the folder on the host: `/UK/callbacks` → `/uk/callbacks`. */
function withLanguage(path: string): string {
  const language = languageOf(path);
  return language === siteConfig.i18n.defaultLocale ? path : `/${language}${path.slice(language.length + 1)}`;
}

/**
 * Redirects from `404.html` to the page that the router matches at the same URL, before React hydrates. The router
 * matches `/Callbacks` and `/callbacks//`, but most hosts respond to these with `404.html`, even with that of another
 * language; some do so for `/callbacks.html`. React would hydrate the 404 page with the content of the matched page and
 * report error 418.
 *
 * @returns whether it redirects
 */
export function leaveNotFound(): boolean {
  const {pathname, search, hash} = window.location;
  if (!document.querySelector('[data-not-found]') || pathname.endsWith('/404.html')) return false;
  const path = withLanguage(normalizePath(pathname));
  const isFile = /.\.html\/?$/.test(pathname);
  // The routes are those of the document's language, but a host may serve `/UK/callbacks` with the English 404.html.
  const isOther = languageOf(path) !== i18n.currentLocale;
  const address = builtAddress(path) ?? (isFile || isOther ? path : null);
  // Avoids an endless redirect where a host serves 404.html at the page's own URL.
  if (address === null || address === pathname) return false;
  window.location.replace(address + search + normalizeHash(hash));
  // Prevents hydration until the redirect loads the other document.
  window.docusaurusRoot = {render() {}, unmount() {}};
  return true;
}
