import {loadMoneyFlows, type MoneyFlow} from '../../content/examples/moneyInTime';
import {amount, inlineCode} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import {element} from '../screen/element';
import {arrow, diagram, inKind, legend, place, type Kind} from '../diagram';
import type {Page} from '../page';

/** The moves of a flow, each once. */
const movesOf = ({moments}: MoneyFlow) => Object.values(moments).flatMap(({move}) => move ?? []);

const balanceParts = ['available', 'pending', 'reserved'];

/** Whether a place of the money is a part of the merchant's balance; otherwise it is elsewhere. */
const kindOf = (place: string): Kind => (balanceParts.includes(place) ? 'accent' : 'plain');

/** The Mermaid source of a flow: the places of the money as nodes, and an arrow for each move. */
export function toMermaid(flow: MoneyFlow, nameOf: (place: string) => string): string {
  const moves = movesOf(flow);
  const places = [...new Set(moves.flatMap(({from, to}) => [from, to]))];
  return [
    'flowchart LR',
    ...places.map((name) => `${name}(${nameOf(name)})`),
    ...moves.map(({from, to, label}) => `${from} -->|${label}| ${to}`),
    ...inKind(
      places.filter((name) => kindOf(name) === 'accent'),
      'accent',
    ),
  ].join('\n');
}

/** Space between two places of a drawing, in pixels: less than usual, so that a page of usual width holds the drawing. */
const layerSpacing = 24;

function drawDiagram(page: Page, flow: MoneyFlow): Node[] {
  const nameOf = (name: string): string => page.t(`money.place.${name}`);
  const placeOf = (name: string) => place(nameOf(name), kindOf(name));
  const moves = movesOf(flow);
  const description = moves
    .map(({from, to, label}) => page.t('money.move', {from: nameOf(from), to: nameOf(to), label}))
    .join(' ');
  const list = element(
    'ul.diagram__list',
    {},
    ...moves.map(({from, to, label}) =>
      element('li', {}, placeOf(from), arrow(page), placeOf(to), element('span.diagram__label', {}, label)),
    ),
  );
  const kinds = legend({accent: page.t('money.kind.balance'), plain: page.t('money.kind.elsewhere')});
  return [diagram(toMermaid(flow, nameOf), {title: flow.title, description, list, legend: kinds}, {layerSpacing})];
}

/** The name of a field; one inside an object is written in words, because a long path widens the table. */
function nameOf(path: string, {t}: Page): string {
  const [field = '', object] = path.split('.').reverse();
  return object === undefined
    ? inlineCode(field)
    : t('money.inside', {field: inlineCode(field), object: inlineCode(object)});
}

function drawTable(page: Page, {moments, currency}: MoneyFlow): Node[] {
  const {t, locale} = page;
  const rows = Object.values(moments).map(({when, statuses, until, balance}) => [
    when,
    statuses
      .map((one) => {
        const [type = '', status = ''] = one.split(' ');
        return t('events.of_other', {object: t(`events.object.${type}`), status: inlineCode(status)});
      })
      .join(', '),
    until.map((field) => nameOf(field, page)).join(', ') || t('money.none'),
    ...balance.map((value) => amount(value, locale)),
  ]);
  const parts = balanceParts.map((part) => t(`money.balance.${part}`, {currency}));
  return [table([...['moment', 'statuses', 'until'].map((column) => t(`money.${column}`)), ...parts], rows)];
}

/**
 * Where the money of a flow is: `<Facts name="moneyInTime" part="diagram" of="hold" />`, or `part="table"` for its
 * moments with what the balance shows at each.
 */
export function build(page: Page, {part = '', of = ''}: Record<string, string>): Node[] {
  const flows = loadMoneyFlows(page.locale);
  const flow = flows[of];
  if (!flow || !['diagram', 'table'].includes(part))
    throw new Error(
      `${page.file}: moneyInTime has no part="${part}" of="${of}". Write diagram or table of one of ${Object.keys(flows).join(', ')}.`,
    );
  return part === 'diagram' ? drawDiagram(page, flow) : drawTable(page, flow);
}
