/** Reads the regular expressions of the contracts and services that a sentence can replace. */

/** Kinds of signs. */
export type Signs = 'digits' | 'capitals' | 'smalls' | 'letters';

/** A part of a value: a fixed text, or a number of signs. Without `most` the pattern sets no end. */
export type PatternPart = {text: string} | {signs: Signs[]; others: string; least: number; most?: number};

const kinds: [source: string, signs: Signs[]][] = [
  ['A-Za-z', ['letters']],
  ['a-zA-Z', ['letters']],
  ['\\p{L}', ['letters']],
  ['A-Z', ['capitals']],
  ['a-z', ['smalls']],
  ['0-9', ['digits']],
  ['\\d', ['digits']],
];

/** The signs of a character class; null if it is of another kind. */
function readClass(source: string): Pick<Extract<PatternPart, {signs: unknown}>, 'signs' | 'others'> | null {
  let rest = source;
  const signs: Signs[] = [];
  let others = '';
  while (rest !== '') {
    const kind = kinds.find(([start]) => rest.startsWith(start));
    if (kind) {
      signs.push(...kind[1]);
      rest = rest.slice(kind[0].length);
      continue;
    }
    const [sign, plain = ''] = /^\\?([^\\^\w]|_)(?!-.)/u.exec(rest) ?? [];
    if (sign === undefined) return null;
    others += plain;
    rest = rest.slice(sign.length);
  }
  return signs.length > 0 ? {signs: [...new Set(signs)], others} : null;
}

/**
 * The parts of a value that matches a pattern whole; null if the pattern has choices or parts that depend on others.
 */
export function readPattern(pattern: string): PatternPart[] | null {
  const whole = /^\^(.*)\$$/s.exec(pattern);
  if (!whole) return null;
  let rest = whole[1]!;
  const parts: PatternPart[] = [];
  while (rest !== '') {
    const [item, inner] = /^(?:\[([^\]]+)\]|\\d|\\[.\-/]|[^\\()[\]{}|?*+.^$])/.exec(rest) ?? [];
    if (item === undefined) return null;
    rest = rest.slice(item.length);
    const [quantifier = '', least, comma, most] = /^(?:\{(\d+)(,?)(\d*)\}|[+*?])/.exec(rest) ?? [];
    rest = rest.slice(quantifier.length);
    const signs = item === '\\d' ? readClass('\\d') : inner === undefined ? null : readClass(inner);
    if (inner !== undefined && !signs) return null;
    if (signs) {
      const count = countOf(quantifier, least, comma, most);
      parts.push({...signs, ...count});
      continue;
    }
    if (quantifier !== '') return null;
    const text = item.replace('\\', '');
    const last = parts.at(-1);
    if (last && 'text' in last) last.text += text;
    else parts.push({text});
  }
  return parts.length > 0 ? parts : null;
}

function countOf(quantifier: string, least?: string, comma?: string, most?: string): {least: number; most?: number} {
  if (least !== undefined) {
    const number = Number(least);
    return comma === ''
      ? {least: number, most: number}
      : most === ''
        ? {least: number}
        : {least: number, most: Number(most)};
  }
  if (quantifier === '') return {least: 1, most: 1};
  return quantifier === '?' ? {least: 0, most: 1} : {least: quantifier === '+' ? 1 : 0};
}
