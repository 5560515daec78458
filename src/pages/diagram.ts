import type {Element} from 'hast';
import type {RenderOptions} from '../../node_modules/beautiful-mermaid/dist/index';
import {renderDiagram, type DiagramText} from '../content/pages/diagram';
import {bold, hast, line, plain, withTwin, type Node} from '../content/core/markdown';
import type {Page} from './page';
import {element} from './screen/element';

/**
 * A diagram as a node of a page. The Markdown twin gets its title and description.
 *
 * @param mermaid source of the diagram
 * @param options of the renderer, such as the space between nodes
 */
export function diagram(mermaid: string, words: DiagramText, options: RenderOptions = {}): Node {
  return withTwin(hast(renderDiagram(mermaid, words, options)), [
    line([bold([plain(words.title)]), plain(`. ${words.description}`)]),
  ]);
}

/** What a diagram tells apart by colour and line; the names are those of the colours in `src/css/tokens.css`. */
export type Kind = 'accent' | 'good' | 'bad' | 'wait' | 'note' | 'plain';

/** What the kinds in a diagram mean, as its caption. */
export function legend(meanings: Partial<Record<Kind, string>>): Element {
  return element(
    'figcaption.legend',
    {},
    ...Object.entries(meanings).map(([kind, meaning]) => element(`span.kind--${kind}`, {}, meaning)),
  );
}

/** A place or a status in the list that replaces a drawing. */
export function place(name: string, kind: Kind): Element {
  return element(`span.diagram__place.kind--${kind}`, {}, name);
}

/** The arrow between two places of such a list. */
export function arrow({t}: Page): Element {
  return element('span', {role: 'img', ariaLabel: t('money.to')}, '→');
}

/** The lines of Mermaid that draw nodes in the colours of a kind; none if there are no such nodes. */
export function inKind(nodes: string[], kind: Kind, isBold = false): string[] {
  if (nodes.length === 0) return [];
  const [fill, stroke] = kind === 'plain' ? ['raised', 'ink'] : [`${kind}-wash`, kind];
  return [
    `classDef ${kind} fill:var(--site-${fill}),stroke:var(--site-${stroke})${isBold ? ',stroke-width:2px' : ''}`,
    `class ${nodes.join()} ${kind}`,
  ];
}
