import {paragraph, table} from '../../../../content/core/markdown';
import {findReason} from '../../../../content/contract/reasons';
import {reasonLink} from '../../serviceText';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Why a transaction of this service fails: its part of the reasons table. */
export const failureReasons: Section = {
  id: 'failure-reasons',
  indexed: {'failure-reasons': 'names'},
  build: (page) => {
    const {t} = page;
    const reasons = serviceOf(page).failure_reasons.map((code) => findReason(code, page.locale));
    if (reasons.length === 0) return [paragraph(t('services.no_reasons'))];
    return [
      table(
        [t('services.reason'), t('services.happened'), t('services.you_do'), t('services.payer_reads')],
        reasons.map((reason) => [reasonLink(reason.code, page), reason.meaning, reason.whatToDo, reason.payerMessage]),
      ),
    ];
  },
};
