// Change: part of the search bar, see index.tsx. The number of suggestions.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

export default function CountText({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <span>
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
}
