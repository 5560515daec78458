import {expect, test} from 'vitest';
import {englishTextOf, hasEnglishText} from '../support/englishText';
import {listFiles, readText} from '../support/files';
import {terms, wrongFormsIn} from './rules/englishTerms';

const files = [...listFiles('docs', 'src', 'deploy', 'tests'), 'README.md', 'CONTRIBUTING.md'].filter(hasEnglishText);

test('each term finds its own example before the change and none of the terms the one after it', () => {
  expect(terms.length).toBeGreaterThan(15);
  for (const {write, example} of terms) {
    expect(wrongFormsIn(example.before, 'docs/a.mdx').join('\n'), example.before).toContain(`Write: ${write}.`);
    expect(wrongFormsIn(example.after, 'docs/a.mdx'), example.after).toEqual([]);
  }
});

test('a phrase that may have a wrong form is in a text', () => {
  const phrases = terms.flatMap(({allowed}) => allowed);
  expect(phrases.length).toBeGreaterThan(0);
  const texts = files.map((file) => englishTextOf(readText(file), file));
  const unused = phrases.filter((phrase) => !texts.some((text) => text.search(phrase) >= 0));
  expect(unused, 'src/data/english_terms.yaml: no text has these phrases. Take them out of “allowed”.').toEqual([]);
});

test('of a record the texts are read, and neither keys nor codes', () => {
  const found = (text: string) => wrongFormsIn(text, 'src/data/a.yaml').length;
  expect(found('answer: {code: answer, text: "`answer` of a call"}')).toBe(0);
  expect(found('telling: the answer of\n')).toBe(0);
  expect(found('text: the answer of a call\n')).toBe(1);
  expect(found('label: Answer\n')).toBe(1);
  expect(wrongFormsIn('a: 1\ntext: >-\n  the\n  answer\n', 'src/data/a.yaml')).toEqual([
    expect.stringContaining('line 4'),
  ]);
});

test('of code the messages and the comments of samples are read, and no names', () => {
  const found = (text: string, file: string) => wrongFormsIn(text, file).length;
  expect(
    found(
      "const answer = 'answer'; // the answer\nthrow new Failure('a', 'There is no answer yet.');",
      'src/gateway/a.ts',
    ),
  ).toBe(1);
  expect(
    found("const answer = t({message: 'No answer'}); const other = 'the answer';", 'src/components/A/index.tsx'),
  ).toBe(1);
  expect(found('$answer = call(); # keep the answer\n', 'src/samples/languages/php/template.ts')).toBe(1);
});
