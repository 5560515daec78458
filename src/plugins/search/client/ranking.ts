import {HitKind} from './hit';

/** How much it says about a page that a word stands in such a document. */
export const fieldWeights: Record<HitKind, number> = {
  [HitKind.Title]: 10,
  [HitKind.Heading]: 4,
  [HitKind.Description]: 3,
  [HitKind.Keywords]: 6,
  [HitKind.Content]: 1.5,
};

/** How sure it is that a longer word is meant: when no other is known, as the last word of the query, elsewhere. */
export const typingWeights = {only: 0.8, last: 0.4, other: 0.2};

/** How much a page counts against others that have the same words: v2 before v1, general pages before the services. */
export function pageWeight(address: string, input: string): number {
  if (/\/v1(\/|$)|_v1$|_get$/.test(address)) {
    return /\bv1\b/i.test(input) ? 1.3 : 0.55;
  }
  return /^\/services\/[^/]+\/[^/]+$/.test(address) ? 0.75 : 1;
}
