import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Client-side navigation and prefetch on hover for plain `<a>` elements in static parts of a page (see
 * `src/components/Kept`), which are not Docusaurus' `<Link>`.
 */
export default function PageLinks(): null {
  const history = useHistory();
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();

  useEffect(() => {
    /** The link to a page of the current language that an event is about, or null. */
    function linkOf(event: Event): HTMLAnchorElement | null {
      const link = event.target instanceof Element ? event.target.closest('.theme-doc-markdown a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return null;
      if (link.origin !== window.location.origin || !link.pathname.startsWith(baseUrl)) return null;
      if (/^(#|$)/.test(link.getAttribute('href') ?? '')) return null;
      const [first, ...rest] = link.pathname.slice(baseUrl.length).split('/');
      const isOtherLanguage = first !== currentLocale && locales.includes(first!);
      return isOtherLanguage || (rest.at(-1) ?? first)!.includes('.') ? null : link;
    }

    function follow(event: MouseEvent): void {
      const link =
        event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
          ? null
          : linkOf(event);
      if (!link) return;
      event.preventDefault();
      const [to, current] = [link, history.location].map(({pathname, search, hash}) => pathname + search + hash);
      history[to === current ? 'replace' : 'push'](to!);
    }

    function loadAhead(event: Event): void {
      const link = linkOf(event);
      // The click loads again what fails here.
      if (link) void window.docusaurus.preload(link.pathname);
    }

    const pointing = ['mouseover', 'touchstart'];
    // On the root element, so that it runs before listeners on the document (src/clientModules/hashNavigation.ts),
    // which expect the new address.
    const page = document.documentElement;
    page.addEventListener('click', follow);
    pointing.forEach((name) => page.addEventListener(name, loadAhead, {passive: true}));
    return () => {
      page.removeEventListener('click', follow);
      pointing.forEach((name) => page.removeEventListener(name, loadAhead));
    };
  }, [history, baseUrl, currentLocale, locales]);

  return null;
}
