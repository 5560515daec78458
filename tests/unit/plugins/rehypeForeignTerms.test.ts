import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import rehypeForeignTerms from '../../../src/plugins/rehype-foreign-terms/index';

/** The text of a page, and the words in it that have a language. */
function read(html: string): {text: string; foreign: [lang: string, words: string][]} {
  const tree: Root = fromHtml(html, {fragment: true});
  rehypeForeignTerms()(tree);
  const foreign: [string, string][] = [];
  let text = '';
  visit(tree, 'text', ({value}) => void (text += value));
  visit(tree, 'element', ({tagName, properties, children}) => {
    if (tagName === 'span')
      foreign.push([
        String(properties.lang),
        children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
      ]);
  });
  return {text, foreign};
}

const pages: [what: string, html: string, foreign: [string, string][]][] = [
  [
    'words of two languages in a sentence',
    '<p>The line (linha digitável), then “concepto”.</p>',
    [
      ['pt-BR', 'linha digitável'],
      ['es', 'concepto'],
    ],
  ],
  [
    'capitals',
    '<td>Havale; Açıklama. CÉDULA</td>',
    [
      ['tr', 'Havale'],
      ['tr', 'Açıklama'],
      ['es', 'CÉDULA'],
    ],
  ],
  [
    'the longer of two terms',
    '<li>cédula de identidad, T.C. Kimlik No</li>',
    [
      ['es', 'cédula de identidad'],
      ['tr', 'T.C. Kimlik No'],
    ],
  ],
  [
    'neither code nor a drawing nor a word that has a language',
    '<p><code>concepto</code> <svg><text>concepto</text></svg> <i lang="es">concepto</i></p>',
    [],
  ],
  ['no part of a word', '<p>conceptos, TxCx Kimlik No</p>', []],
];

for (const [what, html, foreign] of pages) {
  test(`a foreign word gets its language and the text stays: ${what}`, () => {
    const found = read(html);
    expect(found.foreign).toEqual(foreign);
    expect(found.text).toBe(html.replace(/<[^>]+>/g, ''));
  });
}
