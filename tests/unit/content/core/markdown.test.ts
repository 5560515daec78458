import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {Paragraph, Text} from 'mdast';
import {expect, test} from 'vitest';
import {parse} from '../../../../src/content/core/markdown';

test('a text that is parsed again is whole, whatever was done to its nodes before', () => {
  const markdown = 'See [the callbacks](/callbacks).';
  const before = structuredClone(parse(markdown));
  const [paragraph] = parse(markdown) as [Paragraph];
  const link = paragraph.children[1]!;
  if (link.type !== 'link') throw new Error('The second node is a link.');
  link.url = '/uk/callbacks';
  (link.children[0] as Text).value = 'changed';
  paragraph.children.length = 1;
  expect(parse(markdown)).toEqual(before);
});

test('nodes of facts have no place in the page', () => {
  expect(JSON.stringify(parse('| Code | Meaning |\n|---|---|\n| `1` | *one* |'))).not.toContain('position');
});

const texts = [
  ...[
    '5 days',
    'At most 35 characters, e.g. «Рахунок 7».',
    'https://shop.example/a?b=c',
    'a  b',
    'a~b # c | d',
    '»',
    'x',
  ],
  ...['- a', '-5', '+ a', '1. a', '12) a', '1.5', '# a', '#a', '| a |', '~~~', '===', '> a', '* a'],
  ...[' a', 'a ', '\ta', 'a\tb', '    a', '\u00a0a', 'a\u00a0', 'a\nb', 'a\n\nb', '', 'a\0b'],
  ...['a & b', 'a &amp; b', 'a \\* b', 'a_b', '*a*', '[a](/b)', 'a ]', '<b>', 'a!', '![a](/b)'],
  ...['`a`', '`a_b*`', '` a `', '`a`b`', '``a``', '`a\\`', 'the `a`', '`a` `b`', '`a\nb`', '`&amp;`', '`a|b`'],
];

test.each(texts)('%j gives the nodes that the parser of Markdown gives', (text) => {
  const {children} = fromMarkdown(text, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
  expect(children).toMatchObject(parse(text));
});
