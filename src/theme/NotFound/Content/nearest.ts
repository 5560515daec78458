/** Path without the locale, and title. */
export type ListedPage = [address: string, title: string];

const mostShown = 5;
/** Minimum similarity; below it no suggestion is better than a wrong one. */
const leastLikeness = 0.5;

/** Path segments, normalized: case, hyphens, repeated slashes, file extensions. */
function partsOf(address: string): string[] {
  return address
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.\w+)?\/?$/, '')
    .replaceAll('-', '_')
    .split('/')
    .filter(Boolean);
}

/** Bigrams, with both ends of the text marked. */
function pairsOf(text: string): string[] {
  const marked = `/${text}/`;
  return Array.from({length: marked.length - 1}, (_, index) => marked.slice(index, index + 2));
}

/** Sørensen–Dice similarity of two texts, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [pairs, rest] = [pairsOf(one), pairsOf(other)];
  const total = pairs.length + rest.length;
  let common = 0;
  for (const pair of pairs) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return (2 * common) / total;
}

/** The pages whose path is most similar to the requested one, best first. The last segment breaks ties. */
export function nearestPages(asked: string, pages: ListedPage[]): ListedPage[] {
  const wanted = partsOf(asked);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => {
      const parts = partsOf(page[0]);
      const whole = likeness(wanted.join('/'), parts.join('/'));
      const last = likeness(wanted.at(-1)!, parts.at(-1) ?? '');
      return {page, score: (4 * whole + last) / 5};
    })
    .filter(({score}) => score >= leastLikeness)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostShown)
    .map(({page}) => page);
}
