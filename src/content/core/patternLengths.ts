/** The parts of a pattern: a class, an escape, a quantifier, a bracket, or the character itself. */
const parts = /\[(?:\\.|[^\]\\])+\]|\\p\{[^}]+\}|\\.|\{[^}]*\}|\(\?:|./gu;

const quantifier = /^(?:\{(\d+)(,?)(\d*)\}|([?*+]))$/;

/**
 * The lengths, in ascending order, of the texts that a pattern such as `^1[2-9]\d{9}$` or `^(\d{8}|\d{10})$` matches;
 * `undefined` if it has an assertion or a named group, or if they are unbounded.
 *
 * @param pattern a regular expression between ^ and $
 */
export function lengthsOf(pattern: string): number[] | undefined {
  if (!/^\^.*\$$/.test(pattern) || /\(\?[=!<]/.test(pattern)) return undefined;
  const rest: string[] = pattern.slice(1, -1).match(parts) ?? [];

  /** Reads alternatives up to the end of their group. */
  function group(): number[] {
    const found: number[] = [];
    let sequence = [0];
    for (let part = rest.shift(); part !== undefined && part !== ')'; part = rest.shift()) {
      if (part === '|') {
        found.push(...sequence);
        sequence = [0];
      } else sequence = sums(sequence, repeated(part.startsWith('(') ? group() : [1]));
    }
    return [...new Set([...found, ...sequence])];
  }

  /** Applies the quantifier that follows, if any. */
  function repeated(lengths: number[]): number[] {
    const found = quantifier.exec(rest[0] ?? '');
    if (!found) return lengths;
    rest.shift();
    const [, least = '0', comma, most, sign] = found;
    if (sign === '*' || sign === '+' || (comma && !most)) return [Infinity];
    const from = Number(least);
    let all = [0];
    const result = from === 0 ? [0] : [];
    for (let count = 1; count <= (sign ? 1 : Number(most || least)); count++) {
      all = sums(all, lengths);
      if (count >= from) result.push(...all);
    }
    return [...new Set(result)];
  }

  const lengths = group().sort((a, b) => a - b);
  return lengths.includes(Infinity) ? undefined : lengths;
}

const sums = (some: number[], others: number[]): number[] => [
  ...new Set(some.flatMap((one) => others.map((other) => one + other))),
];

/** Whether a pattern matches texts of digits and no others. */
export const matchesOnlyDigits = (pattern: string): boolean =>
  /^\^[\d()|]*\$$/.test(
    pattern
      .replaceAll('\\d', '0')
      .replace(/\[[\d-]+\]/g, '0')
      .replace(/\?|\{[\d,]*\}/g, ''),
  );
