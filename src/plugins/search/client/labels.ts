import {translate} from '@docusaurus/Translate';
import type {SearchContext} from './contexts';
import type {HitGroup} from './hitGroup';

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

/** What a hit is about, in one word. */
export function groupLabel(group: HitGroup): string {
  switch (group) {
    case 'error':
      return translate({
        id: 'site.search.group.error',
        message: 'Error',
        description: 'The label of a search result that is an error code',
      });
    case 'reason':
      return translate({
        id: 'site.search.group.reason',
        message: 'Failure reason',
        description: 'The label of a search result that is a reason why a payment failed',
      });
    case 'status':
      return translate({
        id: 'site.search.group.status',
        message: 'Status',
        description: 'The label of a search result that is a status of a transaction',
      });
    case 'operation':
      return translate({
        id: 'site.search.group.operation',
        message: 'Operation',
        description: 'The label of a search result that is an operation of an API',
      });
    case 'service':
      return translate({
        id: 'site.search.group.service',
        message: 'Service',
        description: 'The label of a search result that is a payment service',
      });
    case 'method':
      return translate({
        id: 'site.search.group.method',
        message: 'Payment method',
        description: 'The label of a search result that is a page about all services of a payment method',
      });
    case 'page':
      return translate({
        id: 'site.search.group.page',
        message: 'Page',
        description: 'The label of a search result that is an ordinary page',
      });
    default:
      throw new Error(`The group of search results "${group satisfies never}" needs a label in labels.ts.`);
  }
}

/** Says that a payment method or a feature is not offered. */
export const notOfferedMessage = (name: string): string =>
  translate(
    {
      id: 'site.search.notOffered',
      message: '{name} is not offered.',
      description: 'Shown and read out when a query names what the gateway does not have, such as Apple Pay',
    },
    {name},
  );

/** The text above the links that help where nothing is found. */
export const waysOnMessage = (): string =>
  translate({
    id: 'site.search.waysOn',
    message: 'Try fewer or other words, or go on here:',
    description: 'Shown with links to pages where the search finds nothing',
  });
