import type {Hit} from './hit';

/**
 * Leaves out each excerpt that a hit of the same page above has: a section without a sentence of its own has the
 * description of its page.
 */
export function withoutRepeats(hits: Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.map((hit) => {
    if (!hit.excerpt) return hit;
    const known = `${hit.document.u} ${hit.excerpt.text}`;
    if (seen.has(known)) return {...hit, excerpt: undefined};
    seen.add(known);
    return hit;
  });
}
