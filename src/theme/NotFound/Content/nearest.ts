/** Path without the locale, and title. */
export type ListedPage = [address: string, title: string];

const maxShown = 5;
/** Minimum similarity; below it no suggestion is better than a wrong one. */
const minSimilarity = 0.5;

/** Path segments, normalized: case, hyphens, repeated slashes, file extensions. */
function segmentsOf(address: string): string[] {
  return address
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.\w+)?\/?$/, '')
    .replaceAll('-', '_')
    .split('/')
    .filter(Boolean);
}

/** Bigrams, with both ends of the text marked. */
function bigramsOf(text: string): string[] {
  const padded = `/${text}/`;
  return Array.from({length: padded.length - 1}, (_, index) => padded.slice(index, index + 2));
}

/** Sørensen–Dice similarity of two texts, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [bigrams, rest] = [bigramsOf(one), bigramsOf(other)];
  const total = bigrams.length + rest.length;
  let common = 0;
  for (const bigram of bigrams) {
    const index = rest.indexOf(bigram);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return (2 * common) / total;
}

/** The pages whose path is most similar to the requested one, best first. The last segment breaks ties. */
export function nearestPages(requested: string, pages: ListedPage[]): ListedPage[] {
  const target = segmentsOf(requested);
  if (target.length === 0) return [];
  return pages
    .map((page) => {
      const segments = segmentsOf(page[0]);
      const whole = similarity(target.join('/'), segments.join('/'));
      const last = similarity(target.at(-1)!, segments.at(-1) ?? '');
      return {page, score: (4 * whole + last) / 5};
    })
    .filter(({score}) => score >= minSimilarity)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxShown)
    .map(({page}) => page);
}
