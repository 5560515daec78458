import {expect, test} from 'vitest';
import {readOptions} from '../../bench/options';

test('without options both sites are built, and each time is the median of 5', () => {
  expect(readOptions([])).toEqual({runs: 5, built: {}, isGrowth: false, out: '.docusaurus/bench.md'});
});

test('options change what is measured', () => {
  expect(readOptions(['--runs', '1', '--site', 'build', '--out=figures.md'])).toEqual({
    runs: 1,
    built: {site: 'build'},
    isGrowth: false,
    out: 'figures.md',
  });
});

const bad: [words: string[], sentence: string][] = [
  [['--runs', '0'], '--runs 0 is no number of runs'],
  [['--runs', 'many'], '--runs many is no number of runs'],
  [['--growth', '--site', 'build'], 'Leave --site and --baseline out'],
  [['--grow'], "Unknown option '--grow'"],
];
for (const [words, sentence] of bad) {
  test(`${words.join(' ')} is refused`, () => {
    expect(() => readOptions(words)).toThrow(sentence);
  });
}
