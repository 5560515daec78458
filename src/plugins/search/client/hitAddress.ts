import {highlightSearchTermsOnTargetPage} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import type {Hit} from './hit';
import {maxQueryLength} from './protocol';

/** The URL of a hit, with the query as it was typed, whose words its page marks. An empty query marks nothing. */
export function hitAddress({document}: Pick<Hit, 'document'>, query: string): string {
  const parameters = new URLSearchParams({_highlight: query.slice(0, maxQueryLength)});
  return `${document.u}${highlightSearchTermsOnTargetPage && query.trim() !== '' ? `?${parameters}` : ''}${document.h ?? ''}`;
}
