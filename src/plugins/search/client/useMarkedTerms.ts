import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenStarted} from '@site/src/components/InTurn/turns';
import {markedTermsOf} from './markedTerms';

/**
 * Marks in the article what the reader was looking for: the `_highlight` parameters of the address.
 * @returns those terms, none in the prerendered page.
 */
export function useMarkedTerms(): string[] {
  const {pathname, search} = useLocation();
  // While React takes over the prerendered page, nothing else changes it.
  const isBrowser = useIsBrowser();
  const terms = useMemo(() => (isBrowser ? markedTermsOf(search) : []), [isBrowser, search]);

  useEffect(() => {
    if (terms.length === 0) {
      return undefined;
    }
    let unmark: (() => void) | null = null;
    let isGone = false;
    Promise.all([import('mark.js'), whenStarted]).then(
      ([{default: Mark}]) => {
        const article = document.querySelector('article');
        if (isGone || !article) {
          return;
        }
        const marker = new Mark(article);
        marker.mark(terms, {iframesTimeout: 5000, exclude: ['.theme-doc-toc-mobile > button']});
        unmark = () => marker.unmark();
      },
      // The page reads well without marks.
      () => {},
    );
    return () => {
      isGone = true;
      unmark?.();
    };
  }, [terms, pathname]);

  return terms;
}
