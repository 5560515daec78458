import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {markedTermsOf} from './markedTerms';

/**
 * Highlights the terms of the `_highlight` parameters in the article.
 * @returns those terms; empty during prerendering and hydration
 */
export function useMarkedTerms(): string[] {
  const {pathname, search} = useLocation();
  // Changing the DOM during hydration would cause a mismatch.
  const isBrowser = useIsBrowser();
  const terms = useMemo(() => (isBrowser ? markedTermsOf(search) : []), [isBrowser, search]);

  useEffect(() => {
    if (terms.length === 0) {
      return undefined;
    }
    let unmark: (() => void) | null = null;
    let isGone = false;
    import('mark.js').then(
      ({default: Mark}) => {
        const article = document.querySelector('article');
        if (isGone || !article) {
          return;
        }
        const marker = new Mark(article);
        marker.mark(terms, {iframesTimeout: 5000, exclude: ['.theme-doc-toc-mobile *']});
        unmark = () => marker.unmark();
      },
      // Without highlights the page is still usable.
      () => {},
    );
    return () => {
      isGone = true;
      unmark?.();
    };
  }, [terms, pathname]);

  return terms;
}
