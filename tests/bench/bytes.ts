/** Kinds of resources that a visit loads. `ahead` is prefetched for a later page. */
export const kinds = ['document', 'script', 'style', 'font', 'image', 'other', 'ahead'] as const;
export type Kind = (typeof kinds)[number];

/** A response that a visit loaded. */
export interface Loaded {
  path: string;
  kind: Kind;
  /** Of the body, as it was sent. */
  bytes: number;
}

/** A request as the browser reports it. */
export interface Asked {
  path: string;
  /** Type of the resource by the browser. */
  resourceType: string;
  /** Whether it is a prefetch for a later page. */
  isPrefetch: boolean;
}

const kindOfType: Record<string, Kind> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
const kindOfEnding: Record<string, Kind> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  svg: 'image',
  png: 'image',
  webp: 'image',
  ico: 'image',
};

/**
 * The kind under which the bytes of a request count; a request without a type in the browser counts by its file
 * extension.
 */
export function kindOf({path, resourceType, isPrefetch}: Asked): Kind {
  if (isPrefetch) return 'ahead';
  return kindOfType[resourceType] ?? kindOfEnding[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'other';
}

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Bytes of each kind. */
export function sumByKind(loaded: Loaded[]): Record<Kind, number> {
  const bytesOf = (kind: Kind): number => sum(loaded.filter((one) => one.kind === kind).map(({bytes}) => bytes));
  return Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>;
}

/** A function of a script as the browser counts it: its ranges, the outer one first. */
interface CountedFunction {
  ranges: {startOffset: number; endOffset: number; count: number}[];
}

/**
 * How many characters of a script ran. An inner range overrules the one around it, and functions may be given in any
 * order: the innermost range that holds a character decides.
 */
export function usedLength(functions: CountedFunction[]): number {
  const edges = functions
    .flatMap(({ranges}) => ranges)
    .flatMap((range) => [
      {at: range.startOffset, isStart: true, range, length: range.endOffset - range.startOffset},
      {at: range.endOffset, isStart: false, range, length: range.endOffset - range.startOffset},
    ])
    // At one place, ends come first (inner before outer), then starts (outer before inner).
    .sort(
      (first, second) =>
        first.at - second.at ||
        Number(first.isStart) - Number(second.isStart) ||
        (first.isStart ? second.length - first.length : first.length - second.length),
    );
  const around: number[] = [];
  let used = 0;
  let last = 0;
  for (const {at, isStart, range} of edges) {
    if ((around.at(-1) ?? 0) > 0) used += at - last;
    last = at;
    if (isStart) around.push(range.count);
    else around.pop();
  }
  return used;
}
