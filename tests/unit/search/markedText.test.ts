import {expect, test} from 'vitest';
import type {MarkedText} from '../../../src/plugins/search/client/hit';
import {markedText} from '../../../src/plugins/search/client/markedText';

const found = (text: string, ...words: string[]): MarkedText => ({
  text,
  marks: words.map((word) => [text.indexOf(word), word.length]),
});

test('a short text is shown whole, with every found word marked', () => {
  expect(markedText(found('Ключ <і> підпис', 'Ключ', 'підпис'))).toBe(
    '<mark>Ключ</mark> &lt;і&gt; <mark>підпис</mark>',
  );
});

test('of a long text whole words around the first found one are shown, in any alphabet', () => {
  const text =
    'Шлюз надсилає колбек після кожної зміни транзакції і повторює його, доки ваш сервер не відповість успіхом.';
  const html = markedText(found(text, 'транзакції'), 50);
  expect(html).toBe('…кожної зміни <mark>транзакції</mark> і повторює його, доки ваш…');
  expect(markedText(found(text, 'Шлюз'), 50)).toMatch(/^<mark>Шлюз<\/mark> надсилає колбек .*[а-яіїє]…$/);
  expect(markedText(found(text, 'успіхом'), 50)).toMatch(/^….*<mark>успіхом<\/mark>\.$/);
});

test('a text in which nothing was found begins at its start', () => {
  expect(markedText(found('Pix <b>'))).toBe('Pix &lt;b&gt;');
  expect(markedText(found('one two three four'), 9)).toBe('one two…');
});
