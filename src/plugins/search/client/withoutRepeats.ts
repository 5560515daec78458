import type {Hit} from './hit';

/**
 * Leaves out each excerpt that a hit above has: a section without a sentence of its own has the description of its page.
 */
export function withoutRepeats(hits: Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.map((hit) => {
    const text = hit.excerpt?.text ?? '';
    if (seen.has(text)) return {...hit, excerpt: undefined};
    if (text) seen.add(text);
    return hit;
  });
}
