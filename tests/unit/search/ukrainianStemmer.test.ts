import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {stemUkrainian} from '../../../src/plugins/search/text/ukrainianStemmer';
import {readText} from '../../support/files';

const {inflections, families} = parse(readText('tests/support/search/inflections.yaml')) as Record<string, string[]>;
const split = (lines: string[]): string[][] => lines.map((line) => line.split(' '));
const words = split([...inflections!, ...families!]);
const {terms} = parse(readText('i18n/uk/glossary.yaml')) as {terms: {uk: string}[]};

test('all forms of a word have one stem', () => {
  expect(words.length).toBeGreaterThan(50);
  const wrong = words.flatMap((forms) =>
    forms
      .filter((form) => stemUkrainian(form) !== stemUkrainian(forms[0]!))
      .map((form) => `${forms[0]} ${stemUkrainian(forms[0]!)}, ${form} ${stemUkrainian(form)}`),
  );
  expect(wrong).toEqual([]);
});

test('the table holds a form of every word of the glossary', () => {
  const stems = new Set(words.flat().map(stemUkrainian));
  const parts = terms.flatMap(({uk}) => uk.toLowerCase().split(/[^а-яґєії’]+/)).filter((part) => part.length > 3);
  expect(parts.length).toBeGreaterThan(40);
  for (const part of parts) {
    assert(stems.has(stemUkrainian(part)), `tests/support/search/inflections.yaml has no form of "${part}".`);
  }
});

test('different words keep different stems', () => {
  const owners = new Map<string, string>();
  for (const [name] of split(inflections!)) {
    const stem = stemUkrainian(name!);
    assert(!owners.has(stem), `${name} and ${owners.get(stem)} have the stem ${stem}.`);
    owners.set(stem, name!);
  }
});

test('short words stay whole', () => {
  for (const word of ['і', 'на', 'але', 'код']) {
    expect(stemUkrainian(word)).toBe(word);
  }
});
