import {element, inline, withTwin} from '../../../content/core/markdown';
import type {Section} from '../../page';

/** Ways into the page for a reader who knows the method: the form, the test inputs and what comes afterwards. */
export const lead: Section = {
  id: 'lead',
  build(page) {
    const link = (key: 'form' | 'tests' | 'next', address: string) =>
      element(
        'li',
        key === 'form' ? {className: ['needs-script']} : {},
        inline(page.link(address, page.t(`services.ways.${key}`))),
      );
    // Only a browser has the form, and the Markdown has the other places below.
    return [
      withTwin(
        element('ul', {className: ['ways', 'unindexed'], ariaLabel: page.t('services.ways.label')}, [
          link('form', '#try'),
          link('tests', '#testing'),
          link('next', '#next'),
        ]),
        [],
      ),
    ];
  },
};
