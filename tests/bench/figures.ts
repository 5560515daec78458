/** The median; of an even number of values, the upper one of the middle two. */
export function median(values: number[]): number {
  if (values.length === 0) throw new Error('No value was measured: a median wants at least one.');
  return [...values].sort((first, second) => first - second)[values.length >> 1]!;
}

/** Target of a figure: a bound of its own, or a ratio to the baseline. */
export type Target = {atMost: number} | {atLeast: number} | {atMostRatio: number};

/** Something that was measured on this site and, where it can be compared, on the baseline. */
export interface Figure {
  name: string;
  unit: Unit;
  site: number;
  baseline?: number;
  target?: Target;
}

/** How a value is written, and with how many digits. */
const units = {
  kB: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  MB: (value: number) => `${(value / 1e6).toFixed(0)} MB`,
  ms: (value: number) => `${value.toFixed(0)} ms`,
  s: (value: number) => `${value.toFixed(1)} s`,
  '%': (value: number) => `${value.toFixed(0)} %`,
  '×': (value: number) => `${value.toFixed(2)} ×`,
  shift: (value: number) => value.toFixed(3),
  count: (value: number) => value.toFixed(0),
};
export type Unit = keyof typeof units;

/** A value with its unit. */
export const write = (value: number, unit: Unit): string => units[unit](value);

/** The ratio of this site's value to the baseline's; null if there is no baseline. */
export function ratioOf({site, baseline}: Figure): number | null {
  return baseline === undefined || baseline === 0 ? null : site / baseline;
}

/** Whether a figure reaches its target; null without a target, or without the baseline that the target refers to. */
export function isMet(figure: Figure): boolean | null {
  const {site, target} = figure;
  if (!target) return null;
  if ('atMost' in target) return site <= target.atMost;
  if ('atLeast' in target) return site >= target.atLeast;
  const ratio = ratioOf(figure);
  return ratio === null ? null : ratio <= target.atMostRatio;
}

function writeTarget({target, unit}: Figure): string {
  if (!target) return '';
  if ('atMost' in target) return `≤ ${write(target.atMost, unit)}`;
  if ('atLeast' in target) return `≥ ${write(target.atLeast, unit)}`;
  return `≤ ${target.atMostRatio} × baseline`;
}

/** Figures as a table in Markdown, its columns as wide as their widest cell, so that it reads well as text too. */
export function drawTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure);
    const met = isMet(figure);
    return [
      figure.name,
      write(figure.site, figure.unit),
      figure.baseline === undefined ? '' : write(figure.baseline, figure.unit),
      ratio === null ? '' : ratio.toFixed(2),
      writeTarget(figure),
      met === null ? '' : met ? 'met' : 'MISSED',
    ];
  });
  return alignColumns([['', 'this site', 'baseline', 'ratio', 'target', ''], ...rows]);
}

/** A table in Markdown: the first row is its head, the first column its names; all others are figures. */
export function alignColumns(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const pad = (row: string[]): string =>
    line(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))));
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [pad(rows[0]!), rule, ...rows.slice(1).map(pad)].join('\n');
}
