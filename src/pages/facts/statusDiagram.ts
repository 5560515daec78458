import {alternatives} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {loadStatusKind, type Status, type StatusKind, type StatusKindName} from '../../content/contract/statuses';
import {arrow, diagram, inKind, legend, place, type Kind} from '../diagram';
import type {Page} from '../page';
import {element} from '../screen/element';

/** With more transitions than this, separate arrows become a tangle, so non-final statuses share a frame. */
const maxTransitions = 16;

const node = (code: string): string => `${code}(${code})`;
const transition = (from: string, to: string, isBack: boolean): string => `${from} ${isBack ? '-.->' : '-->'} ${to}`;

/** The kinds of statuses, in the order of the legend; `plain` is final where no status is a success. */
const kinds = ['wait', 'good', 'bad', 'note', 'plain'] as const;

/**
 * The kind of each status: not final, success, the end without success, or what may follow success, when the money goes
 * back.
 */
function kindsOf(statuses: Status[]): Map<string, (typeof kinds)[number]> {
  const later = new Set(['success']);
  for (const code of later) statuses.find((one) => one.code === code)?.next.forEach((to) => later.add(to));
  const hasSuccess = statuses.some(({code}) => code === 'success');
  const kindOf = ({code, isFinal}: Status): (typeof kinds)[number] => {
    if (!isFinal) return 'wait';
    if (!hasSuccess) return 'plain';
    if (code === 'success') return 'good';
    return later.has(code) ? 'note' : 'bad';
  };
  return new Map(statuses.map((status) => [status.code, kindOf(status)]));
}

/** One arrow per transition; dotted if it leads back to an earlier status. */
function drawEach(statuses: Status[], order: string[]): string[] {
  return statuses.flatMap(({code, next}) =>
    next.filter((to) => to !== code).map((to) => transition(code, to, order.indexOf(to) < order.indexOf(code))),
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
        onTheWay[index]!.next.includes(code) ? [transition(onTheWay[index]!.code, code, false)] : [],
      ),
    'end',
    ...endings.map(({code}) => node(code)),
    ...endings
      .filter(({code}) => onTheWay.some(({next}) => next.includes(code)))
      .map(({code}) => transition('way', code, false)),
    ...drawEach(endings, order),
  ];
}

/** The Mermaid source of the status diagram of a kind of transaction. */
export function toMermaid({statuses}: StatusKind, frame: string): string {
  const order = statuses.map(({code}) => code);
  const kindOf = kindsOf(statuses);
  const count = statuses.reduce((sum, {next}) => sum + next.length, 0);
  return [
    'flowchart TD',
    ...(count > maxTransitions
      ? drawFramed(statuses, order, frame)
      : [...order.map(node), ...drawEach(statuses, order)]),
    ...kinds.flatMap((kind) =>
      inKind(
        order.filter((code) => kindOf.get(code) === kind),
        kind,
        kind !== 'wait',
      ),
    ),
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
  const kindOf = kindsOf(loaded.statuses);
  const placeOf = (code: string) => place(code, kindOf.get(code)!);
  const list = element(
    'ul.diagram__list.unindexed',
    {},
    ...loaded.statuses
      .filter(({next}) => next.length > 0)
      .map(({code, next}) => element('li', {}, placeOf(code), arrow(page), ...next.map(placeOf))),
  );
  const shown = kinds.filter((kind) => [...kindOf.values()].includes(kind));
  const meanings = Object.fromEntries(
    shown.map((kind): [Kind, string] => [kind, page.t(`reference.status.kind.${kind}`)]),
  );
  return [
    diagram(toMermaid(loaded, page.t('reference.status.frame')), {title, description, list, legend: legend(meanings)}),
  ];
}
