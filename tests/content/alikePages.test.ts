import assert from 'node:assert/strict';
import {test} from 'vitest';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {loadService} from '../../src/content/services/services';
import {pages, readPage} from '../support/pages';

/**
 * How alike two pages of different methods may be: the share of their runs of three words that both have. The most alike
 * pairs are near 0.1, the frame that all pages share near 0.02; at 0.25 two fifths of each page are the other's.
 */
const limit = 0.25;
/** Words in a run. */
const run = 3;

interface Prose {
  page: string;
  method: string;
  runs: Set<string>;
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** The words that a person wrote below the headings of a page. What components and partials bring is not among them. */
function wordsOf({type, value, children}: Node): string[] {
  if (type === 'heading') return [];
  if (type === 'text' || type === 'inlineCode') return value!.toLowerCase().match(/[\p{L}\p{N}_’]+/gu) ?? [];
  return (children ?? []).flatMap(wordsOf);
}

/** All runs of words of a text, each once. */
function runsOf(words: string[]): Set<string> {
  return new Set(words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' ')));
}

/** Runs that both have, as a share of the runs that either has. */
function likeness(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((words) => other.has(words)).length;
  return both / (one.size + other.size - both);
}

/** The prose of each service's page. */
function proseIn(locale: LocaleCode): Prose[] {
  return pages
    .filter((page) => page.startsWith('services/'))
    .map((page) => ({page, ...readPage(page, locale)}))
    .filter(({frontMatter}) => frontMatter.service !== undefined)
    .map(({page, frontMatter, tree}) => ({
      page,
      method: loadService(frontMatter.service as string).method,
      runs: runsOf(wordsOf(tree)),
    }));
}

test('a page is wholly like itself, and like its copy with another name by most', () => {
  const words = (text: string) => runsOf(text.split(' '));
  const text = 'send the number and wait for the callback of the wallet';
  assert.equal(likeness(words(text), words(text)), 1);
  assert.equal(likeness(words(text), words('nothing of this stands on the first page')), 0);
  assert.ok(likeness(words(text), words(text.replace('wallet', 'bank'))) > 0.5);
});

for (const {code} of locales) {
  test(`${code}: no two pages of different methods say the same`, () => {
    const prose = proseIn(code);
    const pairs = prose
      .flatMap((one, index) => prose.slice(index + 1).map((other) => ({one, other})))
      .filter(({one, other}) => one.method !== other.method)
      .map(({one, other}) => ({pair: `${one.page} and ${other.page}`, share: likeness(one.runs, other.runs)}))
      .sort((first, second) => second.share - first.share);
    assert.ok(pairs.length > 0, 'pairs compared');
    console.log(
      [
        `${code}: ${pairs.length} pairs of ${prose.length} pages, the most alike:`,
        ...pairs.slice(0, 10).map(({pair, share}) => `  ${share.toFixed(3)} ${pair}`),
      ].join('\n'),
    );
    assert.deepEqual(
      pairs.filter(({share}) => share > limit).map(({pair, share}) => `${pair}: ${share.toFixed(2)}`),
      [],
      'These pages say the same in the same words. Write what is true of the one method alone, or move the shared paragraphs into a partial',
    );
  });
}
