import {enumeration} from '../../../content/core/format';
import {paragraph, table} from '../../../content/core/markdown';
import {statusLink} from '../../serviceText';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Statuses with a meaning of their own for this service, and links to those that mean the same for every service. */
export const statuses: Section = {
  id: 'statuses',
  indexed: {statuses: 'names'},
  build: (page) => {
    const service = serviceOf(page);
    if (service.statuses.length === 0) return [paragraph(page.t('services.no_statuses'))];
    const usual = service.statuses.filter(({is_usual}) => is_usual).map(({code}) => statusLink(service, code, page));
    return [
      table(
        [page.t('services.status'), page.t('services.here')],
        service.statuses
          .filter(({is_usual}) => !is_usual)
          .map(({code, meaning}) => [statusLink(service, code, page), meaning]),
      ),
      ...(usual.length > 0
        ? [
            paragraph(
              page.t(usual.length > 1 ? 'services.usual_statuses' : 'services.usual_status', {
                statuses: enumeration(usual, page.locale),
              }),
            ),
          ]
        : []),
    ];
  },
};
