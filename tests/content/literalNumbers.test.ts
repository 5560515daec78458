import {expect, test} from 'vitest';
import {listFiles, readText} from '../support/files';
import {isToCome, literalNumbers, literalNumbersFile, literalNumbersIn, rule} from './rules/numberTokens';
import {isText} from './rules/rule';

const texts = listFiles('docs', 'i18n', 'src/data', 'src/contract').filter(
  (file) => isText(file) && !/(^|[/.])schema\.yaml$/.test(file),
);

test('a place whose numbers are still to come has some', () => {
  const {to_come, digits_to_come} = literalNumbers;
  const count = (place: string, readsLengths: boolean) =>
    texts
      .filter((file) => file === place || file.startsWith(`${place}/`))
      .flatMap((file) => literalNumbersIn(readText(file), file, readsLengths)).length;
  const counts = [
    ...to_come.map((place) => ({place, numbers: count(place, true)})),
    ...digits_to_come.map((place) => ({place, numbers: count(place, true) - count(place, false)})),
  ];
  const done = counts.filter(({numbers}) => numbers === 0).map(({place}) => place);
  expect(
    done,
    `These have no literal numbers left. Take them out of to_come or digits_to_come in ${literalNumbersFile}.`,
  ).toEqual([]);
  const read = texts.filter((file) => rule.appliesTo(file)).length;
  console.log(
    `Numbers to come: ${counts.map(({place, numbers}) => `${numbers} in ${place}`).join(', ')}; ${read} files are done.`,
  );
});

test('a phrase that may keep its number is in a text', () => {
  const prose = texts.filter((file) => !isToCome(file)).map(readText);
  const unused = literalNumbers.literal.filter(({phrase}) => !prose.some((text) => text.includes(phrase)));
  expect(unused, `No text says this any more. Take it out of literal in ${literalNumbersFile}.`).toEqual([]);
  console.log(`${literalNumbers.literal.length} phrases keep their number.`);
});
