// First, because the routes import it and it reads them: in the other order it would find none.
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

/** The address of the page that the router shows for a path, as it is built; `null` if there is none. */
function builtAddress(path: string, among = routes as Route[]): string | null {
  const route = among.find((one) => matchPath(path, {path: one.path, exact: one.exact}));
  if (route?.routes) return builtAddress(path, route.routes);
  return route?.exact ? route.path : null;
}

/** The language in whose folder a path is, also in capitals; the default one has no folder. */
function languageOf(path: string): string {
  const language = /^\/([a-z]{2})(?=\/|$)/i.exec(path)?.[1]?.toLowerCase();
  return siteConfig.i18n.locales.find((code) => code === language) ?? siteConfig.i18n.defaultLocale;
}

/** The path with the language as addresses write it: `/UK/callbacks` is in the folder of no language. */
function withLanguage(path: string): string {
  const language = languageOf(path);
  return language === siteConfig.i18n.defaultLocale ? path : `/${language}${path.slice(language.length + 1)}`;
}

/**
 * Leaves `404.html` for the page that the router shows at the same address, or whose file was asked for, before React
 * starts. The router ignores case and the slash at the end, and finds `/Callbacks` and `/callbacks//`; most hosts answer
 * these, and some `/callbacks.html`, with `404.html`, even with that of another language. React would hydrate it with the
 * content of the page and report error 418, so the page is requested again by its own address.
 *
 * @returns whether another document is on its way
 */
export function leaveNotFound(): boolean {
  const {pathname, search, hash} = window.location;
  if (!document.querySelector('[data-not-found]') || pathname.endsWith('/404.html')) return false;
  const path = withLanguage(normalizePath(pathname));
  const isFile = /.\.html\/?$/.test(pathname);
  // The routes are those of the language of the document, in which hosts answer `/UK/callbacks` and `//uk/callbacks`.
  const isOther = languageOf(path) !== i18n.currentLocale;
  const address = builtAddress(path) ?? (isFile || isOther ? path : null);
  // A host that answers the page's own address with 404.html would do so for ever.
  if (address === null || address === pathname) return false;
  window.location.replace(address + search + normalizeHash(hash));
  // The page of this address is not that in the document, so nothing is rendered until the other has loaded.
  window.docusaurusRoot = {render() {}, unmount() {}};
  return true;
}
