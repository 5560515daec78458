import {alternatives} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {loadStatusKind, type Status, type StatusKind, type StatusKindName} from '../../content/contract/statuses';
import {diagram} from '../diagram';
import type {Page} from '../page';

/** With more transitions than this, separate arrows become a tangle, so non-final statuses share a frame. */
const maxTransitions = 16;

const node = (code: string): string => `${code}(${code})`;
const arrow = (from: string, to: string, isBack: boolean): string => `${from} ${isBack ? '-.->' : '-->'} ${to}`;

/** One arrow per transition; dotted if it leads back to an earlier status. */
function drawEach(statuses: Status[], order: string[]): string[] {
  return statuses.flatMap(({code, next}) =>
    next.filter((to) => to !== code).map((to) => arrow(code, to, order.indexOf(to) < order.indexOf(code))),
  );
}

/**
 * Non-final statuses inside a frame, in their usual order, and arrows from the frame to every final status that one of
 * them may reach.
 */
function drawFramed(statuses: Status[], order: string[], frame: string): string[] {
  const onTheWay = statuses.filter(({isFinal}) => !isFinal);
  const endings = statuses.filter(({isFinal}) => isFinal);
  return [
    `subgraph way [${frame}]`,
    ...onTheWay.map(({code}) => node(code)),
    ...onTheWay
      .slice(1)
      .flatMap(({code}, index) =>
        onTheWay[index]!.next.includes(code) ? [arrow(onTheWay[index]!.code, code, false)] : [],
      ),
    'end',
    ...endings.map(({code}) => node(code)),
    ...endings
      .filter(({code}) => onTheWay.some(({next}) => next.includes(code)))
      .map(({code}) => arrow('way', code, false)),
    ...drawEach(endings, order),
  ];
}

/** The Mermaid source of the status diagram of a kind of transaction. */
export function toMermaid({statuses}: StatusKind, frame: string): string {
  const order = statuses.map(({code}) => code);
  const count = statuses.reduce((sum, {next}) => sum + next.length, 0);
  return [
    'flowchart TD',
    ...(count > maxTransitions
      ? drawFramed(statuses, order, frame)
      : [...order.map(node), ...drawEach(statuses, order)]),
    'classDef final stroke:var(--site-ink),stroke-width:2px',
    `class ${statuses
      .filter(({isFinal}) => isFinal)
      .map(({code}) => code)
      .join(',')} final`,
  ].join('\n');
}

/** The status diagram of a kind of transaction: `<Facts name="statusDiagram" kind="payment" />`. */
export function build(page: Page, {kind = ''}: Record<string, string>): Node[] {
  const loaded = loadStatusKind(kind as StatusKindName, page.locale);
  const title = page.t('reference.status.diagram', {kind: loaded.title});
  const description = loaded.statuses
    .map(({code, next}) =>
      next.length > 0
        ? page.t('reference.status.leads', {status: code, next: alternatives(next, page.locale)})
        : page.t('reference.status.ends', {status: code}),
    )
    .join(' ');
  return [diagram(toMermaid(loaded, page.t('reference.status.frame')), {title, description})];
}
