import {paragraph, table} from '../../../content/core/markdown';
import {findReason} from '../../../content/contract/reasons';
import {reasonLink} from '../../serviceText';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Why a transaction of this service fails: its part of the reasons table. */
export const failureReasons: Section = {
  id: 'failure-reasons',
  indexed: {'failure-reasons': 'names'},
  build: (page) => {
    const {t} = page;
    const {direction, flow, family, failure_reasons: codes} = serviceOf(page);
    // A check is made before a payout.
    const isPayout = direction === 'payout' || flow === 'check';
    const whatToDoIn = family === 'crypto' ? 'whatToDoInCrypto' : 'whatToDo';
    const reasons = codes.map((code) => findReason(code, page.locale));
    if (reasons.length === 0) return [paragraph(t('services.no_reasons'))];
    return [
      table(
        [t('services.reason'), t('services.happened'), t('services.you_do')],
        reasons.map((reason) => [
          reasonLink(reason.code, page),
          reason[isPayout ? 'meaningInPayout' : 'meaning'],
          reason[isPayout ? 'whatToDoInPayout' : whatToDoIn],
        ]),
      ),
      paragraph(t(isPayout ? 'services.recipient_texts' : 'services.payer_texts')),
    ];
  },
};
