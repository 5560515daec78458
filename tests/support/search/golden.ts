import {createHash} from 'node:crypto';
import path from 'node:path';
import {parse} from 'yaml';
import type {LocaleCode} from '../../../src/content/core/locales';
import {readText} from '../files';

/** A query, and the pages that answer it: paths without the language. */
interface GoldenQuery {
  kind: string;
  query: string;
  pages: string[];
}

/** The file of a language's golden queries, relative to the root. */
export const goldenFile = (locale: LocaleCode): string =>
  path.posix.join('tests/support/search', `golden.${locale}.yaml`);

/** The golden queries of a language, in the order of the file. */
export function readGolden(locale: LocaleCode): GoldenQuery[] {
  const kinds = parse(readText(goldenFile(locale))) as Record<string, Record<string, string | string[]>>;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, pages]) => ({kind, query, pages: [pages].flat()})),
  );
}

/** The weights of the ranking are tuned on the one half of the golden queries, and checked on the other. */
export const halves = ['tuning', 'check'] as const;

/** The half of a query, by a hash: adding a query moves no other. */
function halfOf({query}: GoldenQuery): (typeof halves)[number] {
  return halves[createHash('sha256').update(query).digest()[0]! % 2]!;
}

/** The result of a query: the index of the first correct hit, or -1. */
export interface Outcome {
  golden: GoldenQuery;
  place: number;
}

/** How well a search answers: percentages, and the mean reciprocal rank. */
interface Score {
  queries: number;
  first: number;
  among: number;
  meanReciprocalRank: number;
}

/** Scores the outcomes of one half, or of all queries. */
export function scoreOf(outcomes: Outcome[], half?: (typeof halves)[number]): Score {
  const places = outcomes.filter(({golden}) => !half || halfOf(golden) === half).map(({place}) => place);
  const share = (count: number): number => (100 * count) / places.length;
  return {
    queries: places.length,
    first: share(places.filter((place) => place === 0).length),
    among: share(places.filter((place) => place >= 0).length),
    meanReciprocalRank: places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length,
  };
}
