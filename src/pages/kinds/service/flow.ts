import {hast, line, bold, list, plain, withTwin} from '../../../content/core/markdown';
import type {Party, ServiceStep} from '../../../content/services/services';
import {legend, type Kind} from '../../diagram';
import {element} from '../../screen/element';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** All parties in the order of their columns; a sequence has as many as `facts.css` has columns. */
const order: Party[] = ['payer', 'merchant', 'gateway', 'provider', 'recipient'];
const columns = 4;

/** What a message is for the merchant: its own call, the response or a callback, or none of them. */
function kindOf({call, answer, callback}: ServiceStep): Kind {
  if (call) return 'accent';
  if (answer) return 'note';
  return callback ? 'good' : 'plain';
}

/** Messages between columns of parties. They are a list of sentences, which a narrow page shows as such. */
function drawSequence(title: string, steps: ServiceStep[], party: (name: Party) => string, page: Page) {
  const parties = order.filter((name) => steps.some(({from, to}) => from === name || to === name));
  if (parties.length > columns)
    throw new Error(`${page.file}: the sequence has ${parties.length} parties, and a drawing has ${columns} columns.`);
  const columnOf = (name: Party): number => parties.indexOf(name) + 1;
  const kinds = (['accent', 'note', 'good', 'plain'] as const).filter((kind) =>
    steps.some((step) => kindOf(step) === kind),
  );
  return element(
    'figure.diagram.sequence',
    {ariaLabel: title},
    element(
      'div',
      {ariaHidden: 'true'},
      ...parties.map((name) =>
        element(`span.diagram__place.kind--${name === 'merchant' ? 'accent' : 'plain'}`, {}, party(name)),
      ),
    ),
    element(
      'ol',
      {},
      ...steps.map((step) => {
        const ends = [columnOf(step.from), columnOf(step.to)];
        const isBack = ends[0]! > ends[1]!;
        return element(
          `li.kind--${kindOf(step)}${isBack ? '.sequence__back' : ''}`,
          {dataEnds: ends.sort().join(' ')},
          element('span.sequence__who', {}, `${party(step.from)} → ${party(step.to)}: `),
          element('span.sequence__text', {}, step.text),
        );
      }),
    ),
    legend(Object.fromEntries(kinds.map((kind) => [kind, page.t(`services.message.${kind}`)]))),
  );
}

/** A sequence diagram, which is the same steps as text. */
export const flow: Section = {
  id: 'flow',
  indexed: {flow: 'nothing'},
  build: (page) => {
    const service = serviceOf(page);
    const {steps} = service;
    const party = (name: Party): string =>
      page.t(name === 'provider' ? `services.provider.${service.provider}` : `services.party.${name}`);
    const title = page.t('services.diagram', {service: service.title});
    const words = steps.map(({from, to, text}) => `${party(from)} → ${party(to)}: ${text}.`);
    return [withTwin(hast(drawSequence(title, steps, party, page)), [line([bold([plain(title)])]), list(words, true)])];
  },
};
