import {details, list} from '../../../content/core/markdown';
import type {Party} from '../../../content/services/services';
import {diagram} from '../../diagram';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** A sequence diagram, and the same steps as text. */
export const flow: Section = {
  id: 'flow',
  indexed: {flow: 'nothing'},
  build: (page) => {
    const service = serviceOf(page);
    const {steps} = service;
    const party = (name: Party) =>
      page.t(name === 'provider' ? `services.provider.${service.provider}` : `services.party.${name}`);
    const parties = (['payer', 'merchant', 'gateway', 'provider', 'recipient'] as const).filter((name) =>
      steps.some(({from, to}) => from === name || to === name),
    );
    const mermaid = [
      'sequenceDiagram',
      ...parties.map((name) => `participant ${name} as ${party(name)}`),
      ...steps.map(({from, to, text, answer}) => `${from}${answer ? '-->>' : '->>'}${to}: ${text}`),
    ].join('\n');
    const words = steps.map(({from, to, text}) => `${party(from)} → ${party(to)}: ${text}.`);
    return [
      diagram(
        mermaid,
        {title: page.t('services.diagram', {service: service.title}), description: words.join(' ')},
        {isSaidBelow: true},
      ),
      details(page.t('services.in_words'), [list(words, true)]),
    ];
  },
};
