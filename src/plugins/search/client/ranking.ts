import {HitKind} from './hit';

/** How much it says about a page that a word stands in such a document. */
export const fieldWeights: Record<HitKind, number> = {
  [HitKind.Title]: 10,
  [HitKind.Heading]: 4,
  [HitKind.Description]: 3,
  [HitKind.Keywords]: 6,
  [HitKind.Content]: 1.5,
};

/** What the title of a page says to a query, and what else tells how much the page counts. */
export interface TitleAnswer {
  /** The share of the query that stands in the title. */
  covered: number;
  /** The share of the query that stands in the title and in few others: the method, the country. */
  named: number;
  /** The share of the title that stands in the query. */
  used: number;
}

/** How much more a section says that is called as the query is: a heading, a row of a table of codes. */
export const definitionWeight = 4;
/** The same, if the query is a code. */
export const codeWeight = 12;

/** How sure it is that a longer word is meant: when no other is known, as the last word of the query, elsewhere. */
export const typingWeights = {only: 0.8, last: 0.4, other: 0.2};

/**
 * How much a page counts against others that have the same words. A page whose title or keyword is the query itself, or
 * whose title answers, comes first; v2 comes before v1, and general pages before services that the query does not name.
 */
export function pageWeight(
  address: string,
  query: TitleAnswer & {called: number; isCode: boolean; input: string},
): number {
  const {covered, named, used, called, isCode, input} = query;
  return (
    (1 + 1.5 * covered + 0.4 * used) * (1 + 1.5 * called) * placeWeight(address, named, isCode, /\bv1\b/i.test(input))
  );
}

function placeWeight(address: string, named: number, isCode: boolean, asksVersion1: boolean): number {
  if (/\/v1(\/|$)|_v1$|_get$/.test(address)) {
    return asksVersion1 ? 1.3 : 0.55;
  }
  if (/^\/services\/[^/]+\/[^/]+$/.test(address)) {
    return 0.5 + 0.5 * Math.min(1, 2 * named);
  }
  // History and tries name everything once more.
  if (/^\/(changelog|local_gateway|go_live)$/.test(address)) {
    return 0.6 + 0.4 * named;
  }
  // Names of fields and headers are explained on general pages, and used on all others.
  return isCode && !/^\/(api|cabinet|services|invoicing|reference)\//.test(address) ? 2 : 1;
}
