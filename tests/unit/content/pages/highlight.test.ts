import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {markedLines, writeMarks} from '../../../../src/content/pages/codeMarks';
import {highlight} from '../../../../src/content/pages/highlight';
import rehypeHighlight from '../../../../src/plugins/rehype-highlight/index';

/** The coloured words of a text, by colour. */
function words(text: string, language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const {text: word, color} of markedLines(text, highlight(text, language)).flat())
    if (color) (found[color] ??= []).push(word);
  return found;
}

function codeBlock(language: string, text: string): {tree: Root; code: Element} {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`]},
    children: [{type: 'text', value: text}],
  };
  return {code, tree: {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]}};
}

test('marks join what has one colour, and leave out plain text at the end', () => {
  const marks = writeMarks([
    {length: 1, color: 'p'},
    {length: 2, color: 'p'},
    {length: 4, color: null},
    {length: 0, color: 's'},
    {length: 3, color: 'n'},
    {length: 9, color: null},
  ]);
  expect(marks).toBe('3p4-3n');
});

test('lines are cut within a colour, and their pieces join to the text', () => {
  expect(markedLines('/* a\nb */ c\n', '9c')).toEqual([
    [{text: '/* a', color: 'comment'}],
    [{text: 'b */', color: 'comment'}, {text: ' c'}],
    [],
  ]);
});

test('marks for a longer text are refused', () => {
  expect(() => markedLines('ab', '3k')).toThrow('The marks "3k" are for a longer text than "ab".');
});

const samples: [language: string, text: string, colors: Record<string, string[]>][] = [
  [
    'json',
    '{"amount": 10.5, "is": true}',
    {name: ['"amount"', '"is"'], number: ['10.5', 'true'], punctuation: ['{', ':', ',', ':', '}']},
  ],
  ['bash', '# pay\ncurl "$url"', {comment: ['# pay'], name: ['curl', '$url'], string: ['"', '"']}],
  ['bash', '#!/usr/bin/env bash\ncurl', {comment: ['#!/usr/bin/env bash'], name: ['curl']}],
  ['php', '<?php return "a";', {keyword: ['<?php', 'return'], string: ['"a"']}],
  ['java', 'class Pay { int sum = 1; }', {keyword: ['class', 'int'], name: ['Pay'], number: ['1']}],
  ['kotlin', 'val sum = 1', {keyword: ['val'], number: ['1']}],
  ['python', 'def pay(): return None', {keyword: ['def', 'return'], name: ['pay'], number: ['None']}],
  ['javascript', 'const a = `b`;', {keyword: ['const'], string: ['`b`']}],
  ['http', 'POST /v2/pay HTTP/1.1\nX-Key: 1', {keyword: ['X-Key'], name: ['POST', 'HTTP/1.1']}],
];

for (const [language, text, colors] of samples) {
  test(`${language} has its colours: ${text.split('\n')[0]}`, () => {
    const found = words(text, language);
    for (const [color, expected] of Object.entries(colors)) expect(found[color], color).toEqual(expected);
  });
}

test('a text of no language has no colours', () => {
  expect(highlight('{"a": 1}', 'text')).toBe('');
});

test('a block gets the marks of its text without the last line break', () => {
  const {tree, code} = codeBlock('json', '{"a": 1}\n');
  rehypeHighlight()(tree, {path: 'docs/a.mdx'} as never);
  expect(code.properties.marks).toBe(highlight('{"a": 1}', 'json'));
  expect(code.properties.marks).not.toBe('');
});

test('a language that the highlighter does not know fails with the name of the page', () => {
  expect(() => rehypeHighlight()(codeBlock('cobol', 'PAY').tree, {path: 'docs/a.mdx'} as never)).toThrow(
    'docs/a.mdx: code in "cobol" cannot be highlighted. Write a language of src/content/pages/highlight.ts, or "text".',
  );
});
