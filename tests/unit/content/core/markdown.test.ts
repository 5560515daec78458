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
