/** The kinds of the highlighter's words, by the colour of `src/css/prose.css` that they get. */
const kinds: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol', 'null', 'nil'],
  keyword: ['keyword', 'atrule', 'selector', 'tag', 'deleted', 'builtin', 'method'],
  name: ['function', 'function-name', 'property', 'attr-name', 'class-name', 'variable', 'header-name', 'annotation'],
  punctuation: ['punctuation', 'operator', 'entity', 'parameter'],
};

const colors = new Map(Object.entries(kinds).flatMap(([color, names]) => names.map((name) => [name, color])));

/** The colour of a word that is of several kinds, the narrowest last; null for plain text. */
export function colorOf(types: string[]): string | null {
  const type = types.findLast((one) => colors.has(one));
  return type === undefined ? null : colors.get(type)!;
}
