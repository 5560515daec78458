/** JSON as tokens: numbers and strings keep the form in which they were written, which `JSON.parse` would lose. */

export type JsonNode =
  | {readonly kind: 'object'; readonly entries: readonly (readonly [key: string, value: JsonNode])[]}
  | {readonly kind: 'array'; readonly items: readonly JsonNode[]}
  | {readonly kind: 'token'; readonly raw: string};

/** White space around tokens. */
interface Style {
  readonly indent: string;
  readonly colon: string;
  readonly comma: string;
}

/** The style without white space. */
export const compact: Style = {indent: '', colon: ':', comma: ','};

/** The styles of common serialisers, the most frequent first. */
export const styles: readonly Style[] = [
  compact,
  {indent: '', colon: ': ', comma: ', '},
  {indent: '  ', colon: ': ', comma: ','},
  {indent: '    ', colon: ': ', comma: ','},
  {indent: '\t', colon: ': ', comma: ','},
  {indent: '  ', colon: ' : ', comma: ','},
];

let lastParsed: {text: string; node: JsonNode | null} | null = null;

/**
 * Parses JSON; null if the text is something else. Caches the result of the last text, because all mistakes read the
 * same body.
 */
export function parseJson(text: string): JsonNode | null {
  if (lastParsed?.text !== text) lastParsed = {text, node: parse(text)};
  return lastParsed.node;
}

function parse(text: string): JsonNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g) ?? [];
  let at = 0;
  const read = (): JsonNode => {
    const token = tokens[at++]!;
    if (token === '{') {
      const entries: [string, JsonNode][] = [];
      while (tokens[at] !== '}') {
        if (tokens[at] === ',') at += 1;
        const key = tokens[at]!;
        at += 2;
        entries.push([key, read()]);
      }
      at += 1;
      return {kind: 'object', entries};
    }
    if (token === '[') {
      const items: JsonNode[] = [];
      while (tokens[at] !== ']') {
        if (tokens[at] === ',') at += 1;
        items.push(read());
      }
      at += 1;
      return {kind: 'array', items};
    }
    return {kind: 'token', raw: token};
  };
  return read();
}

export function writeJson(node: JsonNode, style: Style, depth = 0): string {
  const {indent, colon, comma} = style;
  const line = (level: number): string => (indent ? `\n${indent.repeat(level)}` : '');
  const wrap = (open: string, parts: string[], close: string): string =>
    parts.length === 0
      ? open + close
      : open + line(depth + 1) + parts.join(comma + line(depth + 1)) + line(depth) + close;
  switch (node.kind) {
    case 'object':
      return wrap(
        '{',
        node.entries.map(([key, value]) => key + colon + writeJson(value, style, depth + 1)),
        '}',
      );
    case 'array':
      return wrap(
        '[',
        node.items.map((item) => writeJson(item, style, depth + 1)),
        ']',
      );
    case 'token':
      return node.raw;
    default:
      throw new Error(`A node of JSON is an object, an array or a token, not ${String(node satisfies never)}.`);
  }
}

let lastStyled: {text: string; node: JsonNode; style: Style} | null = null;

/** The style in which a text was written; compact if it has none of its own. */
export function styleOf(text: string, node: JsonNode): Style {
  if (lastStyled?.node !== node || lastStyled.text !== text) {
    const trimmed = text.trim();
    lastStyled = {text, node, style: styles.find((style) => writeJson(node, style) === trimmed) ?? compact};
  }
  return lastStyled.style;
}

/** Changes every object and token, the innermost first. */
export function mapJson(node: JsonNode, change: (node: JsonNode) => JsonNode): JsonNode {
  switch (node.kind) {
    case 'object':
      return change({...node, entries: node.entries.map(([key, value]) => [key, mapJson(value, change)])});
    case 'array':
      return change({...node, items: node.items.map((item) => mapJson(item, change))});
    default:
      return change(node);
  }
}

/** Member of an object, by its plain name. */
export function memberOf(node: JsonNode | null, name: string): JsonNode | null {
  if (node?.kind !== 'object') return null;
  return node.entries.find(([key]) => key === JSON.stringify(name))?.[1] ?? null;
}

/** Text of a string or a number; undefined for anything else. */
export function textOf(node: JsonNode | null): string | undefined {
  if (node?.kind !== 'token') return undefined;
  if (node.raw.startsWith('"')) return JSON.parse(node.raw) as string;
  return /^[-\d]/.test(node.raw) ? node.raw : undefined;
}
