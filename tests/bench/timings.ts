/** Performance entries of a page load, in milliseconds from its start. */
export interface Noted {
  firstContentfulPaint: number;
  /** Of each candidate, in the order they came. */
  largestContentfulPaints: number[];
  longTasks: {start: number; duration: number}[];
  shifts: {start: number; value: number}[];
}

/** Metrics of a page load. */
export interface Timings {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
}

/** A task blocks for the time that it takes beyond this, in milliseconds. */
const longTask = 50;
/** Shifts form a session window while they follow each other within a second, for five seconds at most. */
const shiftPause = 1000;
const shiftWindow = 5000;

/** Total blocking time: that of the tasks after the first paint. */
export function blockingTimeOf({
  firstContentfulPaint,
  longTasks,
}: Pick<Noted, 'firstContentfulPaint' | 'longTasks'>): number {
  return (
    longTasks
      // A task that the paint falls into counts with its part after the paint.
      .map(({start, duration}) => start + duration - Math.max(start, firstContentfulPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - longTask), 0)
  );
}

/** Cumulative layout shift: the largest session window. */
export function layoutShiftOf(shifts: Noted['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const {start, value} of shifts) {
    const isNew = start - last >= shiftPause || start - first >= shiftWindow;
    if (isNew) first = start;
    sum = isNew ? value : sum + value;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Computes the metrics from the performance entries.
 * @throws when the page painted nothing
 */
export function timingsOf(noted: Noted): Timings {
  const largest = noted.largestContentfulPaints.at(-1);
  if (!noted.firstContentfulPaint || !largest)
    throw new Error('The page noted no paint: it was not shown, or the browser does not tell.');
  return {
    firstContentfulPaint: noted.firstContentfulPaint,
    largestContentfulPaint: largest,
    layoutShift: layoutShiftOf(noted.shifts),
    blockingTime: blockingTimeOf(noted),
  };
}
