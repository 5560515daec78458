// Change: part of the search bar, see index.tsx. The link below the suggestions.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {SearchContext} from '@site/src/plugins/search/client/contexts';
import {contextLabel} from '@site/src/plugins/search/client/labels';
import styles from './onDemand.module.css';

interface Props {
  input: string;
  context: SearchContext | null;
  isEmpty: boolean;
  baseUrl: string;
  indexBase: string;
  onClick: () => void;
}

/** Links to the search page, restricted to the current context unless the context has no hits. */
export default function SearchPageLink({input, context, isEmpty, baseUrl, indexBase, onClick}: Props): ReactNode {
  const parameters = new URLSearchParams({q: input});
  if (context && !isEmpty) {
    parameters.set('ctx', context);
  }
  if (indexBase !== baseUrl) {
    parameters.set('version', indexBase.slice(baseUrl.length));
  }
  return (
    <Link className={styles.footerLink} to={`${baseUrl}search/?${parameters}`} onClick={onClick}>
      {footerLabel(context, isEmpty)}
    </Link>
  );
}

function footerLabel(context: SearchContext | null, isEmpty: boolean): string {
  if (!context) {
    return translate({
      id: 'theme.SearchBar.seeAll',
      message: 'See all results',
      description: 'The link from the suggestions to the search page',
    });
  }
  return isEmpty
    ? translate(
        {
          id: 'theme.SearchBar.seeAllOutsideContext',
          message: 'See all results outside "{context}"',
          description: 'The link from the suggestions to the search page when the context has no result',
        },
        {context: contextLabel(context)},
      )
    : translate(
        {
          id: 'theme.SearchBar.searchInContext',
          message: 'See all results within "{context}"',
          description: 'The link from the suggestions to the search page, within the context of the page',
        },
        {context: contextLabel(context)},
      );
}
