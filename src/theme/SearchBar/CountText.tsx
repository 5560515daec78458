// Change: part of the search bar, see index.tsx. The number of suggestions.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {notOfferedMessage} from '@site/src/plugins/search/client/labels';

interface Props {
  count: number;
  /** What the query names, if it is not offered. */
  notOffered?: string;
}

export default function CountText({count, notOffered}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const counted = (
    <span key="count">
      {count === 0
        ? translate({
            id: 'theme.SearchBar.noResultsText',
            message: 'No results',
            description: 'Shown under the search box when nothing was found',
          })
        : selectMessage(
            count,
            translate(
              {
                id: 'site.search.suggestions.plurals',
                message: '{count} suggestion|{count} suggestions',
                description: 'Read out when suggestions appear under the search box. As many forms as the language has',
              },
              {count},
            ),
          )}
    </span>
  );
  return notOffered === undefined ? (
    counted
  ) : (
    <span>
      <span>{notOfferedMessage(notOffered)}</span>
      <span> </span>
      {counted}
    </span>
  );
}
