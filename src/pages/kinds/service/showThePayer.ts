import {inlineCode} from '../../../content/core/format';
import {locales} from '../../../content/core/locales';
import {paragraph, table} from '../../../content/core/markdown';
import {loadService} from '../../../content/services/services';
import type {Section} from '../../page';
import {payerScreens} from '../../payer';
import {serviceOf} from './record';

/** The screens of the payer or the recipient, then the advice of the page, then texts by status and language. */
export const showThePayer: Section = {
  id: 'show-the-payer',
  indexed: {'show-the-payer': 'nothing'},
  buildFirst: (page) => payerScreens(serviceOf(page), page),
  build: (page) => {
    const {code, payer_messages: messages} = serviceOf(page);
    if (messages.length === 0) return [];
    const inAllLanguages = locales.map((locale) => loadService(code, locale.code).payer_messages);
    return [
      paragraph(page.t('services.ready_texts')),
      table(
        [page.t('services.status'), ...locales.map(({label}) => label)],
        messages.map(({when}, index) => [inlineCode(when), ...inAllLanguages.map((texts) => texts[index]?.text ?? '')]),
      ),
    ];
  },
};
