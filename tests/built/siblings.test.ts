/** The share of a service page's text that its most similar sibling repeats word for word. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {locales, prefixOf, type LocaleCode} from '../../src/content/core/locales';
import {routeOf} from '../../src/content/core/sidebar';
import {twinAddress} from '../../src/content/pages/twinAddress';
import {buildFolder} from '../support/built';
import {pages, readFrontMatter} from '../support/pages';

/** Words in a run. */
const length = 8;
/** The largest shares of a page’s runs that its nearest sibling may have. */
const limits = {median: 0.6, worst: 0.7};

/** The distinct runs of words in a text, without the targets of links. */
function runsOf(markdown: string): Set<string> {
  const words =
    markdown
      .replace(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .match(/[\p{L}\p{N}_’']+/gu) ?? [];
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')));
}

/** For each page the page that has most of its runs, and the share of them; the highest share first. */
function siblingsOf(texts: Map<string, string>): {page: string; nearest: string; share: number}[] {
  const runs = new Map([...texts].map(([page, text]) => [page, runsOf(text)]));
  const pagesWith = new Map<string, string[]>();
  for (const [page, own] of runs) for (const run of own) pagesWith.set(run, [...(pagesWith.get(run) ?? []), page]);
  return [...runs]
    .map(([page, own]) => {
      const shared = new Map<string, number>();
      for (const run of own)
        for (const other of pagesWith.get(run)!) if (other !== page) shared.set(other, (shared.get(other) ?? 0) + 1);
      const [nearest, count] = [...shared].sort(([, one], [, other]) => other - one)[0] ?? ['none', 0];
      return {page, nearest, share: count / Math.max(1, own.size)};
    })
    .sort((one, other) => other.share - one.share);
}

test('a page has all runs of its copy, and none of a page that says something else', () => {
  const text = 'one two three four five six seven eight nine ten';
  const found = siblingsOf(
    new Map([
      ['a', text],
      ['b', text],
      ['c', text.split(' ').reverse().join(' ')],
    ]),
  );
  expect(found.map(({page, share}) => [page, share])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 0],
  ]);
});

/** The twins of all pages of services that have a record. */
function twinsOf(locale: LocaleCode): Map<string, string> {
  return new Map(
    pages
      .filter((page) => page.startsWith('services/') && readFrontMatter(page, locale).service !== undefined)
      .map((page) => [
        page,
        fs.readFileSync(path.join(buildFolder, prefixOf(locale), twinAddress(routeOf(page))), 'utf8'),
      ]),
  );
}

for (const {code} of locales) {
  test(`${code}: a page of a service says most in words of its own`, () => {
    const found = siblingsOf(twinsOf(code));
    const median = found[Math.floor(found.length / 2)]!.share;
    const shown = (share: number): string => `${(share * 100).toFixed(1)} %`;
    console.log(
      [
        `${code}: runs of ${length} words that a page shares with its nearest sibling: median ${shown(median)}, worst:`,
        ...found.slice(0, 10).map(({page, nearest, share}) => `  ${shown(share)} ${page} and ${nearest}`),
      ].join('\n'),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(median, 'Leave out what says nothing on these pages, or link the page of the family.').toBeLessThanOrEqual(
      limits.median,
    );
    expect(
      found
        .filter(({share}) => share > limits.worst)
        .map(({page, nearest, share}) => `${shown(share)} ${page} and ${nearest}`),
      'These pages say the same in the same words. Leave out what says nothing here, or say it on the page of the family and link it.',
    ).toEqual([]);
  });
}
