import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {writeMarks, type CodeColor} from './codeMarks';
import {loadSampleGrammars} from './sampleGrammars';

// Prism's components register themselves on the global Prism.
(globalThis as {Prism?: unknown}).Prism = Prism;
loadSampleGrammars();

/**
 * Prism's token names by the letters of `codeMarks.ts`: comment, string, number, keyword, name, punctuation. No token is a
 * `w`.
 */
const kinds: Record<Exclude<CodeColor, 'w'>, string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  s: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'],
  n: ['number', 'boolean', 'constant', 'symbol', 'null', 'nil'],
  k: ['keyword', 'atrule', 'delimiter', 'selector', 'tag', 'deleted', 'builtin', 'method'],
  m: ['function', 'function-name', 'property', 'attr-name', 'class-name', 'variable', 'header-name', 'annotation'],
  p: ['punctuation', 'operator', 'entity', 'parameter'],
};

const colors = new Map(
  Object.entries(kinds).flatMap(([color, names]) => names.map((name) => [name, color as CodeColor])),
);

/** Whether code blocks may use a language; `text` has no colours. */
export function isHighlighted(language: string): boolean {
  return language === 'text' || language in Prism.languages;
}

/**
 * Highlights a text and returns its marks (see codeMarks.ts); empty if nothing is coloured. If a token has several
 * names, the innermost with a colour wins.
 */
export function highlight(text: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar ? writeMarks(flatten(Prism.tokenize(text, grammar), null)) : '';
}

type Stream = (string | Token)[];

function flatten(stream: Stream, outer: CodeColor | null): {length: number; color: CodeColor | null}[] {
  return stream.flatMap((token) => {
    if (typeof token === 'string') return [{length: token.length, color: outer}];
    const color = [token.type, token.alias ?? []].flat().findLast((name) => colors.has(name));
    const {content} = token;
    return flatten(Array.isArray(content) ? content : [content], color === undefined ? outer : colors.get(color)!);
  });
}
