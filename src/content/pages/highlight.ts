import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {writeMarks, type CodeColor} from './codeMarks';

// Further languages add themselves to the global Prism. `http` shows the others in its bodies, so it comes last.
(globalThis as {Prism?: unknown}).Prism = Prism;
require('prismjs/components/prism-java');
require('prismjs/components/prism-bash');
require('prismjs/components/prism-markup-templating');
require('prismjs/components/prism-php');
require('prismjs/components/prism-http');

/** The highlighter's names of words, by the colour that they get. */
const kinds: Record<CodeColor, string[]> = {
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

/** Languages in which code may stand on a page; `text` has no colours. */
export function isHighlighted(language: string): boolean {
  return language === 'text' || language in Prism.languages;
}

/**
 * How a text in a language is coloured, as marks (see codeMarks.ts); '' where nothing is. Of several names that a word
 * has, the narrowest with a colour wins.
 */
export function highlight(text: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar ? writeMarks(flatten(Prism.tokenize(text, grammar) as Stream, null)) : '';
}

type Stream = (string | Token)[];

function flatten(stream: Stream, outer: CodeColor | null): {length: number; color: CodeColor | null}[] {
  return stream.flatMap((token) => {
    if (typeof token === 'string') return [{length: token.length, color: outer}];
    const color = [token.type, token.alias ?? []].flat().findLast((name) => colors.has(name));
    const {content} = token;
    return flatten(
      Array.isArray(content) ? (content as Stream) : [content as string | Token],
      color === undefined ? outer : colors.get(color)!,
    );
  });
}
