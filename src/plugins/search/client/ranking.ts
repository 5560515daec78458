import {HitKind} from './hit';

/** Weight of a match by kind of document. */
export const fieldWeights: Record<HitKind, number> = {
  [HitKind.Title]: 10,
  [HitKind.Heading]: 4,
  [HitKind.Description]: 3,
  [HitKind.Keywords]: 6,
  [HitKind.Content]: 1.5,
  [HitKind.Question]: 5,
};

/** How well a query matches a page's title, one input of the page's weight. */
export interface TitleMatch {
  /** Share of the query that the title contains. */
  covered: number;
  /** Share of the query that the title contains and few other titles do, such as a method or a country. */
  named: number;
  /** Share of the title that the query contains. */
  used: number;
}

/** Boost for a section whose name is the query: a heading, or a row of a table of codes. */
export const definitionWeight = 4;
/** The same for a query that is a code. */
export const codeWeight = 12;

/** Boost for a page whose title or keyword is the query, or a code that is the query. */
const nameWeight = 3;
const codeNameWeight = 1.5;
/** The same for a page with a question that is the query. */
const questionWeight = 3;
/** How much a question counts for a code, and for a single word: titles and keywords say more about those. */
export const questionTrust = {code: 0.05, word: 0.5, words: 1};

/** How much less a question counts that names a method or a country which the query does not. */
export const otherNameTrust = 0.8;

/** How much of a word is covered by a page that has it only in its text. */
export const textCoverage = 0.35;

/**
 * Weight of a word that means the same as a word of the query. Only questions are found by it: they are in the words of
 * readers, who use one for another, while titles and texts have the words of the site, each for one thing.
 */
export const classWeight = 0.5;

/** Weights of a prefix match. */
export const typingWeights = {
  /** Where no word matches exactly. */
  only: 0.8,
  /** For the last word of the query, which may still be typed. */
  last: 0.4,
  other: 0.2,
};

/**
 * Weight of a page among pages with the same matches. Boosts pages whose title, keyword or question equals the query or whose
 * title contains it, v2 over v1, and general pages over services that the query neither names nor asks for.
 */
export function pageWeight(
  address: string,
  query: TitleMatch & {nameMatch: number; asked: number; isCode: boolean; input: string},
): number {
  const {covered, named, used, nameMatch, asked, isCode, input} = query;
  return (
    (1 + 1.5 * covered + 0.4 * used) *
    (1 + Math.max((isCode ? codeNameWeight : nameWeight) * nameMatch, questionWeight * asked ** 2)) *
    pathWeight(address, Math.max(named, asked), isCode, /\bv1\b/i.test(input))
  );
}

function pathWeight(address: string, named: number, isCode: boolean, isVersion1: boolean): number {
  // Only v1 sends callbacks by GET.
  if (/\/v1(\/|$)|_v1$|_get$/.test(address)) {
    return isVersion1 ? 1.3 : 0.55;
  }
  if (/^\/services\/[^/]+\/[^/]+$/.test(address)) {
    return 0.5 + 0.5 * Math.min(1, 2 * named);
  }
  // These pages mention everything once, so they would match any query.
  if (/^\/(changelog|local_gateway|go_live)$/.test(address)) {
    return 0.6 + 0.4 * named;
  }
  // Field and header names are explained on general pages, and only used on the others.
  return isCode && !/^\/(api|cabinet|services|invoicing|reference)\//.test(address) ? 2 : 1;
}
