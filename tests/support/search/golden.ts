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
  /** Whether it was written without the questions of `src/data/questions` in sight; undefined in the first set. */
  isBlind?: boolean;
}

/**
 * The sets of golden queries: what readers look for, in words of the pages, and what they type when something does not
 * work, in words of their own.
 */
export const goldenSets = ['golden', 'golden_trouble'] as const;
type GoldenSet = (typeof goldenSets)[number];

/**
 * How many of 100 queries have to find their page first, by the set. Words of readers that are on no page and in no
 * question are found by nothing, so a new floor is what was reached, and only rises.
 */
export const firstHitFloors: Record<GoldenSet, {both: number; outline: number}> = {
  golden: {both: 97, outline: 95},
  golden_trouble: {both: 80, outline: 79},
};

/** The file of a language's golden queries, relative to the root. */
export const goldenFile = (locale: LocaleCode, set: GoldenSet = 'golden'): string =>
  path.posix.join('tests/support/search', `${set}.${locale}.yaml`);

/** The golden queries of a language, in the order of the file. */
export function readGolden(locale: LocaleCode, set: GoldenSet = 'golden'): GoldenQuery[] {
  type Answer = string | string[] | {pages: string | string[]; blind: boolean};
  const kinds = parse(readText(goldenFile(locale, set))) as Record<string, Record<string, Answer>>;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, answer]) =>
      typeof answer === 'string' || Array.isArray(answer)
        ? {kind, query, pages: [answer].flat()}
        : {kind, query, pages: [answer.pages].flat(), isBlind: answer.blind},
    ),
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
