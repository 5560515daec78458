import {tick} from '../../../../content/format';
import {locales} from '../../../../content/locales';
import {table} from '../../../../content/markdown';
import {loadService} from '../../../../content/services';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Texts for the payer, status by status, in every language. */
export const showThePayer: Section = {
  id: 'show-the-payer',
  build: (page) => {
    const {code, payer_messages: messages} = serviceOf(page);
    if (messages.length === 0) return [];
    const inAllLanguages = locales.map((locale) => loadService(code, locale.code).payer_messages);
    return [
      table(
        [page.t('services.status'), ...locales.map(({label}) => label)],
        messages.map(({when}, index) => [tick(when), ...inAllLanguages.map((texts) => texts[index]?.text ?? '')]),
      ),
    ];
  },
};
