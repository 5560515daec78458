import {expect, test} from 'vitest';
import {HitKind, type Hit} from '../../../src/plugins/search/client/hit';
import {markedText} from '../../../src/plugins/search/client/markedText';

function hit(t: string, found: string[], s?: string): Hit {
  const position = found.map((word): [number, number] => [t.indexOf(word), word.length]);
  const metadata: Hit['metadata'] = found.length > 0 ? {stem: {t: {position}}} : {};
  return {
    document: {i: 1, t, u: '/', ...(s && {s})},
    type: HitKind.Content,
    page: undefined,
    metadata,
    tokens: found,
    score: 1,
  };
}

test('a short text is shown whole, with every found word marked', () => {
  expect(markedText(hit('Ключ <і> підпис', ['Ключ', 'підпис']))).toBe(
    '<mark>Ключ</mark> &lt;і&gt; <mark>підпис</mark>',
  );
});

test('of a long text whole words around the first found one are shown, in any alphabet', () => {
  const text =
    'Шлюз надсилає колбек після кожної зміни транзакції і повторює його, доки ваш сервер не відповість успіхом.';
  const html = markedText(hit(text, ['транзакції']), 50);
  expect(html).toBe('…кожної зміни <mark>транзакції</mark> і повторює його, доки ваш…');
  expect(markedText(hit(text, ['Шлюз']), 50)).toMatch(/^<mark>Шлюз<\/mark> надсилає колбек .*[а-яіїє]…$/);
  expect(markedText(hit(text, ['успіхом']), 50)).toMatch(/^….*<mark>успіхом<\/mark>\.$/);
});

test('without a place the heading is shown, else the text', () => {
  expect(markedText(hit('a_b c_d', [], 'Fields'))).toBe('Fields');
  expect(markedText(hit('Pix', []))).toBe('Pix');
});
