import {paragraph} from '../../../content/core/markdown';
import {loadGlossary} from '../../../content/reference/glossary';
import type {Service} from '../../../content/services/services';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** The term of the glossary that each integration is. */
const terms: Record<Service['integration'], string> = {hpp: 'hosted-payment-page', h2h: 'host-to-host'};

/** What the integration in the title of the page means in a few words; the glossary has the definition. */
export const opening: Section = {
  id: 'opening',
  build(page) {
    const {integration} = serviceOf(page);
    const {id, names} = loadGlossary(page.locale).find(({id}) => id === terms[integration])!;
    const name = names[page.locale];
    const term = page.link(`/glossary#${id}`, name[0]!.toUpperCase() + name.slice(1));
    const text = paragraph(`${term}: ${page.t(`services.opening.${integration}`)}`);
    // The glossary is the page to find for these words.
    return [{...text, data: {hProperties: {className: ['unindexed']}}}];
  },
};
