import {highlightSearchTermsOnTargetPage} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {maxQueryLength} from './protocol';

/** The terms to highlight from an address, limited to the length of a query; none if the option is off. */
export function markedTermsOf(search: string): string[] {
  if (!highlightSearchTermsOnTargetPage) {
    return [];
  }
  let room = maxQueryLength;
  return new URLSearchParams(search).getAll('_highlight').filter((term) => {
    room -= term.length;
    return room >= 0 && term.trim() !== '';
  });
}
