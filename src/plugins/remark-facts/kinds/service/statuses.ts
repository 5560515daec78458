import {paragraph, table} from '../../../../content/core/markdown';
import {statusLink} from '../../serviceText';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Statuses with a special meaning for this service, such as a late success. */
export const statuses: Section = {
  id: 'statuses',
  indexed: {statuses: 'names'},
  build: (page) => {
    const service = serviceOf(page);
    if (service.statuses.length === 0) return [paragraph(page.t('services.no_statuses'))];
    return [
      table(
        [page.t('services.status'), page.t('services.here')],
        service.statuses.map(({code, meaning}) => [statusLink(service, code, page), meaning]),
      ),
    ];
  },
};
