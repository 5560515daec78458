import {element, plain, withTwin} from '../../../content/core/markdown';
import type {Section} from '../../page';

/** Ways into the page for a reader who knows the method: the form, the test inputs and what comes afterwards. */
export const lead: Section = {
  id: 'lead',
  build({t}) {
    const link = (key: 'form' | 'tests' | 'next', href: string) =>
      element('a', {href, ...(key === 'form' && {className: ['needs-script']})}, [plain(t(`services.ways.${key}`))]);
    const links = [link('form', '#try'), link('tests', '#testing'), link('next', '#next')];
    // The Markdown has no form, and the other places follow soon.
    return [
      withTwin(element('nav', {className: ['ways', 'unindexed'], ariaLabel: t('services.ways.label')}, links), []),
    ];
  },
};
