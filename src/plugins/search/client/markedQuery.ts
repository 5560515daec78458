import {highlightSearchTermsOnTargetPage} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {maxQueryLength} from './protocol';

/** The query to mark from an address, up to the length of a query; empty if the option is off. */
export function markedQueryOf(search: string): string {
  const terms = highlightSearchTermsOnTargetPage ? new URLSearchParams(search).getAll('_highlight') : [];
  return terms
    .filter((term) => term.trim() !== '')
    .join(' ')
    .slice(0, maxQueryLength);
}
