import {expect, test} from 'vitest';
import {firstDifference, showBytes} from '../../../src/sandbox/diagnose';
import {parseJson, styleOf, styles, writeJson} from '../../../src/sandbox/diagnose/json';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('characters that cannot be seen are marked, and stay in the text as they are', () => {
  const text = 'a b \r\n\tc\uFEFFї';
  const runs = showBytes(bytes(text));
  expect(runs.map(({text: own}) => own).join('')).toBe(text);
  expect(runs.map(({text: own, mark}) => mark ?? own)).toEqual(['a b', '·', '␍', '⏎', '⇥', 'c', '<U+FEFF>', 'ї']);
});

test('bytes that are not UTF-8 are shown by their numbers', () => {
  expect(showBytes(Uint8Array.of(0x61, 0xd7))).toEqual([
    {text: 'a', kind: 'text'},
    {text: '', kind: 'mark', mark: '<D7>'},
  ]);
});

test('the first byte that differs is found and marked', () => {
  expect(firstDifference(bytes('їa'), bytes('їb'))).toBe(2);
  expect(firstDifference(bytes('a'), bytes('a'))).toBeUndefined();
  expect(showBytes(bytes('їa b'), 2)).toEqual([
    {text: 'ї', kind: 'text'},
    {text: 'a', kind: 'different'},
    {text: ' b', kind: 'text'},
  ]);
  expect(showBytes(bytes('ab'), firstDifference(bytes('ab'), bytes('abc'))).at(-1)).toEqual({
    text: '',
    kind: 'different',
    mark: '∅',
  });
  expect(showBytes(bytes('a b'), 1)[1]).toEqual({text: ' ', kind: 'different', mark: '·'});
});

test('JSON keeps its tokens', () => {
  const text = '{"a":10.00,"b":[true,{}],"c":"\\u0456\\/","d":{"e":9007199254740993}}';
  expect(writeJson(parseJson(text)!, styles[0]!)).toBe(text);
  expect(parseJson('{"a":}')).toBeNull();
  for (const style of styles) {
    const written = writeJson(parseJson(text)!, style);
    expect(JSON.parse(written)).toEqual(JSON.parse(text));
    expect(styleOf(written, parseJson(written)!)).toEqual(style);
  }
});
