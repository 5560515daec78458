import type {Hit} from './hit';
import type {SearchAnswer} from './protocol';
import {withoutRepeats} from './withoutRepeats';

/**
 * The hits that a reader already sees, in the same order and with their excerpts, followed by the other hits of a better
 * answer. A list that is sorted anew would move under the reader's hand.
 *
 * @param answer to the same query, with the shown hits in `shown`
 */
export function completeHits(hits: Hit[], {hits: all, shown}: Pick<SearchAnswer, 'hits' | 'shown'>): Hit[] {
  if (hits.length === 0) {
    return all;
  }
  const addresses = new Set(hits.map(addressOf));
  const kept = hits.map((hit, index) => ({
    ...hit,
    excerpt: shown[index]?.excerpt,
    document: shown[index]?.document ?? hit.document,
  }));
  const added = all.filter((hit) => !addresses.has(addressOf(hit)));
  // A section is no longer below its page.
  const more = added.map((hit) => ({...hit, isInterOfTree: undefined, isLastOfTree: undefined}));
  return withoutRepeats([...kept, ...more].slice(0, Math.max(hits.length, all.length)));
}

function addressOf({document: {u, h = ''}}: Hit): string {
  return u + h;
}
