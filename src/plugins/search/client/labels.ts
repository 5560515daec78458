import {translate} from '@docusaurus/Translate';
import type {SearchContext} from './contexts';

/** The display name of a context. */
export function contextLabel(context: SearchContext): string {
  switch (context) {
    case 'api':
      return translate({
        id: 'site.search.context.api',
        message: 'API Reference',
        description: 'The name of the pages under /api/, as a part of the site that can be searched on its own',
      });
    default:
      throw new Error(`The search context "${context satisfies never}" needs a label in labels.ts.`);
  }
}

/** Status messages above and below the search box. */
export const loadingMessage = (): string =>
  translate({
    id: 'site.search.loading',
    message: 'Loading the search index…',
    description: 'Shown while the search index is loading',
  });

export const failedMessage = (): string =>
  translate({
    id: 'site.search.failed',
    message: 'The search index could not be loaded.',
    description: 'Shown when the search index failed to load',
  });

export const retryLabel = (): string =>
  translate({
    id: 'site.search.tryAgain',
    message: 'Try again',
    description: 'The button that loads the search index again after a failure',
  });

/** A retry requests the same files, which a new deployment may have removed; a page load gets the new ones. */
export const freshPageLabel = (): string =>
  translate({
    id: 'site.search.freshPage',
    message: 'Search on a fresh page',
    description: 'The link that loads the search page anew after a failure',
  });
