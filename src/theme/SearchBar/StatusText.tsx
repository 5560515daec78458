// Change: what the search bar says about its suggestions, see index.tsx.
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {failedMessage, loadingMessage} from '@site/src/plugins/search/client/labels';
import type {SearchState} from '@site/src/plugins/search/client/useSearch';

export default function StatusText({state: {status, hits}}: {state: Pick<SearchState, 'status' | 'hits'>}): string {
  const {selectMessage} = usePluralForm();
  switch (status) {
    case 'failed':
      return failedMessage();
    case 'idle':
    case 'loading':
      return loadingMessage();
    case 'ready':
      return hits.length === 0
        ? translate({
            id: 'theme.SearchBar.noResultsText',
            message: 'No results',
            description: 'Shown under the search box when nothing was found',
          })
        : selectMessage(
            hits.length,
            translate(
              {
                id: 'site.search.suggestions.plurals',
                message: '{count} suggestion|{count} suggestions',
                description: 'Read out when suggestions appear under the search box. As many forms as the language has',
              },
              {count: hits.length},
            ),
          );
    default:
      throw new Error(`The search bar has no words for the status "${status satisfies never}".`);
  }
}
