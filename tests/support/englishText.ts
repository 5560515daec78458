import ts from 'typescript';
import {isScalar, parseDocument, visit} from 'yaml';
import {proseOf} from '../content/rules/rule';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces everything outside the given ranges by spaces, so that line numbers stay the same. */
function keepOnly(text: string, parts: [number, number][]): string {
  return parts.reduce((rest, [from, to]) => rest.slice(0, from) + text.slice(from, to) + rest.slice(to), blank(text));
}

const matches = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map(({0: found, index}) => [index, index + found.length]);

/** Texts of the interface in a component: messages of `translate`, and children of `<Translate>`. */
const messages = /\bmessage:\s*(['"`])(?:\\.|(?!\1)[^])*\1|<Translate\b(?:=>|[^>])*>[^]*?<\/Translate>/g;

/** Keys of YAML whose values are patterns or names, or quote the words of readers. */
const codeKeys = new Set(['pattern', 'telling', 'phrase', 'source', 'search']);

/** Ranges of the texts of a YAML file: values of several words or with a capital letter, which codes do not have. */
function yamlTexts(text: string): [number, number][] {
  const parts: [number, number][] = [];
  visit(parseDocument(text), {
    Pair(_key, {key}) {
      return isScalar(key) && codeKeys.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, {value, range}) {
      if (key !== 'key' && typeof value === 'string' && /\s|^\p{Lu}/u.test(value)) parts.push([range![0], range![1]]);
    },
  });
  return parts;
}

/** Ranges of texts of several words in TypeScript: string literals and the literal parts of templates. */
function literals(text: string): [number, number][] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest);
  const parts: [number, number][] = [];
  const walk = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && node.text.trim().includes(' ')) parts.push([node.getStart(file), node.end]);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return parts;
}

/** Extracts the English text that people read, by the path of the file. The first matching pattern counts. */
const readers: [file: RegExp, textOf: (text: string) => string][] = [
  [/schema\.yaml$|^src\/data\/english_terms\.yaml$/, blank],
  [/^src\/(contract|data)\/.*\.yaml$/, (text) => keepOnly(text, yamlTexts(text))],
  [
    /^(docs\/.*\.mdx|CONTRIBUTING\.md|(.*\/)?README\.md)$/,
    (text) => text.replace(/^(keywords|operation|service): .*$/gm, blank),
  ],
  [/^src\/(components|theme)\/.*\.tsx?$/, (text) => keepOnly(text, matches(text, messages))],
  [/^src\/gateway\/.*\.ts$/, (text) => keepOnly(text, literals(text))],
  [/^src\/samples\/.*\.ts$/, (text) => keepOnly(text, matches(text, /(?<=^|\s)(?:\/\/|#|\/?\*{1,2}) .*$/gm))],
];

const readerOf = (file: string) => readers.find(([pattern]) => pattern.test(file))?.[1];

/** Whether people read English text in a file: a page, a contract, data, the interface, the gateway’s messages, samples. */
export const hasEnglishText = (file: string): boolean => ![undefined, blank].includes(readerOf(file));

/** The English text of a file without code and addresses; everything else is blank, so that lines keep their numbers. */
export function englishTextOf(text: string, file: string): string {
  return proseOf(readerOf(file)!(text)).replace(/\]\([^)\s]*\)/g, (target) => `]${blank(target.slice(1))}`);
}
