/** The status diagram of one transaction: where each status stands, and which of them the transaction has passed. */
import type {StatusView} from '../../wire/sandbox';

/** Sizes in units of the drawing. */
export const size = {node: {width: 150, height: 28}, row: 38, gap: 38, margin: 14} as const;

/** What a status is to the transaction: where it is now, was before, can be next, or none of these. */
export type StatusPlace = 'present' | 'passed' | 'possible' | 'other';

interface StatusNode {
  code: string;
  isFinal: boolean;
  place: StatusPlace;
  /** Upper left corner. */
  x: number;
  y: number;
}

interface Arrow {
  from: string;
  to: string;
  isPassed: boolean;
  /** Path of an SVG from one node to the other. */
  path: string;
}

interface StatusLayout {
  nodes: StatusNode[];
  arrows: Arrow[];
  width: number;
  height: number;
}

/**
 * Lays the statuses out in two columns: those on the way, and those that end it. Only arrows that the transaction has
 * taken or can take now are drawn, because all of them would be a tangle.
 *
 * @param history the statuses that it had, the present one last
 */
export function layOut(statuses: StatusView[], history: string[]): StatusLayout {
  const present = history.at(-1);
  const next = statuses.find(({code}) => code === present)?.next ?? [];
  const placeOf = (code: string): StatusPlace =>
    code === present ? 'present' : history.includes(code) ? 'passed' : next.includes(code) ? 'possible' : 'other';
  const columns = [statuses.filter(({isFinal}) => !isFinal), statuses.filter(({isFinal}) => isFinal)];
  const nodes = columns.flatMap((column, at) =>
    column.map(({code, isFinal}, row) => ({
      code,
      isFinal,
      place: placeOf(code),
      x: size.margin + at * (size.node.width + size.gap),
      y: 1 + row * size.row,
    })),
  );
  const passed = history.slice(1).map((to, index) => [history[index]!, to] as const);
  const taken = passed.filter(([from, to], index) => from !== to && index === passed.findIndex(isSame(from, to)));
  const ahead = next
    .filter((to) => to !== present && !taken.some(isSame(present!, to)))
    .map((to) => [present!, to] as const);
  const arrow = ([from, to]: readonly [string, string], isPassed: boolean): Arrow[] => {
    const ends = [from, to].map((code) => nodes.find((node) => node.code === code));
    return ends[0] && ends[1] ? [{from, to, isPassed, path: pathOf(ends[0], ends[1])}] : [];
  };
  return {
    nodes,
    arrows: [...ahead.flatMap((pair) => arrow(pair, false)), ...taken.flatMap((pair) => arrow(pair, true))],
    width: 2 * (size.margin + size.node.width) + size.gap,
    height: 2 + (Math.max(...columns.map(({length}) => length)) - 1) * size.row + size.node.height,
  };
}

const isSame =
  (from: string, to: string) =>
  ([one, other]: readonly [string, string]): boolean =>
    one === from && other === to;

/** From side to side between the columns, straight between neighbours, and around the others of a column. */
function pathOf(from: StatusNode, to: StatusNode): string {
  const {width, height} = size.node;
  const middle = (node: StatusNode): number => node.y + height / 2;
  if (from.x !== to.x) {
    const isRight = to.x > from.x;
    const start = isRight ? from.x + width : from.x;
    const end = isRight ? to.x : to.x + width;
    const half = (start + end) / 2;
    return `M${start} ${middle(from)}C${half} ${middle(from)} ${half} ${middle(to)} ${end} ${middle(to)}`;
  }
  if (Math.abs(from.y - to.y) === size.row) {
    const x = from.x + width / 2;
    return to.y > from.y ? `M${x} ${from.y + height}V${to.y}` : `M${x} ${from.y}V${to.y + height}`;
  }
  const isLeft = !from.isFinal;
  const side = isLeft ? from.x : from.x + width;
  const bow = isLeft ? side - size.margin : side + size.margin;
  return `M${side} ${middle(from)}C${bow} ${middle(from)} ${bow} ${middle(to)} ${side} ${middle(to)}`;
}
