import type {Hit} from './hit';

/**
 * The hits that a reader already sees, in the same order, followed by the other hits of a better answer. A list that
 * is sorted anew would move under the reader's hand.
 */
export function completeHits(shown: Hit[], all: Hit[]): Hit[] {
  if (shown.length === 0) {
    return all;
  }
  const addresses = new Set(shown.map(addressOf));
  const added = all.filter((hit) => !addresses.has(addressOf(hit)));
  // A section is no longer below its page.
  return [...shown, ...added.map((hit) => ({...hit, isInterOfTree: undefined, isLastOfTree: undefined}))].slice(
    0,
    Math.max(shown.length, all.length),
  );
}

function addressOf({document: {u, h = ''}}: Hit): string {
  return u + h;
}
