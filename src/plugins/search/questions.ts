import {readOwnData} from '../../content/core/data';
import {cacheLoader, listInput} from '../../content/core/fileCache';
import type {LocaleCode} from '../../content/core/locales';
import {stem} from './text/stem';
import {isStopWord} from './text/stopWords';
import {wordsOfQuery} from './text/words';
import {HitKind, type IndexedDocument} from './client/hit';
import type {Lists} from './indexFile';

const folder = 'src/data/questions';

/** The files of questions, by their paths below `src/data`. */
export function questionFiles(): `questions/${string}`[] {
  return listInput(folder)
    .filter((name) => name.endsWith('.yaml') && name !== 'schema.yaml')
    .map((name) => `questions/${name}` as const);
}

/**
 * The questions of a language, by the place that answers them: the path of a page, and perhaps `#` and an anchor.
 *
 * Callers share the cached result: treat it as read-only.
 *
 * @throws a sentence if a place is in two files
 */
export const readQuestions = cacheLoader((locale: LocaleCode): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, readonly string[]>();
  for (const file of questionFiles()) {
    for (const [place, questions] of Object.entries(readOwnData(file, locale))) {
      if (places.has(place))
        throw new Error(`${file}: ${place} is in another file of questions as well. Join the two.`);
      places.set(place, questions);
    }
  }
  return places;
});

/**
 * The documents of the questions, one per place: the significant words of each question, one question a line. Questions
 * of the same words are indexed once. Sites of tests have other pages, and none of their questions;
 * `tests/built/search.test.ts` finds each place in the index of this one.
 *
 * @param lists of all pages, before they are compacted
 * @param baseUrl `/` or `/uk/`
 */
export function questionDocuments(lists: Lists, baseUrl: string, locale: LocaleCode): IndexedDocument[] {
  const titles = new Map(lists[HitKind.Title]!.map((title) => [title.u, title]));
  const documents = [...readQuestions(locale)].flatMap(([place, questions]): IndexedDocument[] => {
    const [path, anchor] = place.split('#') as [string, string?];
    const page = titles.get(path === '/' ? baseUrl : baseUrl + path);
    if (!page) return [];
    const h = anchor && `#${anchor}`;
    const target = h
      ? [...lists[HitKind.Heading]!, ...lists[HitKind.Content]!].find(
          (document) => document.p === page.i && document.h === h,
        )
      : page;
    if (!target) return [];
    const s = h ? (target.s ?? target.t) : page.t;
    return [{i: target.i, t: significantWords(questions).join('\n'), s, u: page.u, ...(h && {h}), p: page.i}];
  });
  return documents.sort((first, second) => first.p! - second.p! || first.i - second.i);
}

function significantWords(questions: readonly string[]): string[] {
  const byWords = new Map<string, string>();
  for (const question of questions) {
    const words = question.split(/\s+/).filter((word) => wordsOfQuery(word).some((one) => !isStopWord(one.word)));
    const kept = words.length > 0 ? words.map((word) => shortened(word.replace(/[?!,.;:]+$/, ''))).join(' ') : question;
    const key = wordsOfQuery(kept)
      .map(({stem}) => stem)
      .sort()
      .join(' ');
    byWords.set(key, byWords.get(key) ?? kept);
  }
  return [...byWords.values()];
}

/**
 * The shortest beginning of a word that has its stem. A question is never shown, and without the endings of its words the
 * Ukrainian outline is a twentieth smaller.
 */
function shortened(word: string): string {
  const lower = word.toLowerCase();
  if (!/^\p{L}{5,}$/u.test(word)) return word;
  const whole = stem(lower);
  for (let length = 3; length < lower.length; length += 1) {
    const start = lower.slice(0, length);
    if (stem(start) === whole) return start;
  }
  return word;
}
