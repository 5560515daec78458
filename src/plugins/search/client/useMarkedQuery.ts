import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {markedQueryOf} from './markedQuery';

/**
 * Marks the words of the `_highlight` parameters in the article.
 * @returns those parameters as a query; empty during prerendering and hydration
 */
export function useMarkedQuery(): string {
  const {pathname, search} = useLocation();
  // Changing the DOM during hydration would cause a mismatch.
  const isBrowser = useIsBrowser();
  const query = useMemo(() => (isBrowser ? markedQueryOf(search) : ''), [isBrowser, search]);

  useEffect(() => {
    if (query === '') {
      return undefined;
    }
    let unmark: (() => void) | null = null;
    let isGone = false;
    import(/* webpackChunkName: "marks" */ './markWords').then(
      ({markWords}) => {
        const article = document.querySelector('article');
        if (!isGone && article) {
          unmark = markWords(article, query);
        }
      },
      // Without highlights the page is still usable.
      () => {},
    );
    return () => {
      isGone = true;
      unmark?.();
    };
  }, [query, pathname]);

  return query;
}
