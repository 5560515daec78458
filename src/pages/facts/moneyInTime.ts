import {loadMoneyFlows, type MoneyFlow} from '../../content/examples/moneyInTime';
import {amount, inlineCode} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import {element} from '../screen/element';
import {diagram} from '../diagram';
import type {Page} from '../page';

/** The moves of a flow, each once. */
const movesOf = ({moments}: MoneyFlow) => Object.values(moments).flatMap(({move}) => move ?? []);

/** The Mermaid source of a flow: the places of the money as nodes, and an arrow for each move. */
export function toMermaid(flow: MoneyFlow, nameOf: (place: string) => string): string {
  const moves = movesOf(flow);
  const places = [...new Set(moves.flatMap(({from, to}) => [from, to]))];
  return [
    'flowchart LR',
    ...places.map((place) => `${place}(${nameOf(place)})`),
    ...moves.map(({from, to, label}) => `${from} -->|${label}| ${to}`),
  ].join('\n');
}

/** Space between two places of a drawing, in pixels: less than usual, so that a page of usual width holds the drawing. */
const layerSpacing = 24;

function drawDiagram(page: Page, flow: MoneyFlow): Node[] {
  const nameOf = (place: string): string => page.t(`money.place.${place}`);
  const moves = movesOf(flow).map(({from, to, label}) => ({from: nameOf(from), to: nameOf(to), label}));
  const description = moves.map((move) => page.t('money.move', move)).join(' ');
  const list = element(
    'ul.diagram__list',
    {},
    ...moves.map(({from, to, label}) =>
      element(
        'li',
        {},
        element('span.diagram__place', {}, from),
        element('span', {role: 'img', ariaLabel: page.t('money.to')}, '→'),
        element('span.diagram__place', {}, to),
        element('span.diagram__label', {}, label),
      ),
    ),
  );
  return [diagram(toMermaid(flow, nameOf), {title: flow.title, description, list}, {layerSpacing})];
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
  const parts = ['available', 'pending', 'reserved'].map((part) => t(`money.balance.${part}`, {currency}));
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
