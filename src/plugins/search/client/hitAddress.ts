import {highlightSearchTermsOnTargetPage} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import type {Hit} from './hit';

/** The URL of a hit, with the words to highlight on its page. */
export function hitAddress({document, tokens}: Pick<Hit, 'document' | 'tokens'>): string {
  const terms = highlightSearchTermsOnTargetPage ? tokens : [];
  const parameters = new URLSearchParams(terms.map((term) => ['_highlight', term]));
  return `${document.u}${terms.length > 0 ? `?${parameters}` : ''}${document.h ?? ''}`;
}
