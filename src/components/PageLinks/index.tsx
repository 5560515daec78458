import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Lets links to pages that are no components (those in static parts, see `src/components/Kept`) lead on without loading
 * the whole page, and load what they lead to when the reader points at them, as the framework's links do.
 */
export default function PageLinks(): null {
  const history = useHistory();
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();

  useEffect(() => {
    /** The link to a page of this language at which something happened. */
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
      if (link) window.docusaurus.preload(link.pathname);
    }

    const pointing = ['mouseover', 'touchstart'];
    // Before the document: what listens there (src/clientModules/hashNavigation.ts) finds the new address.
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
