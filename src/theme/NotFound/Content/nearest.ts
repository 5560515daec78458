/** Address without the language, and title. */
export type ListedPage = [address: string, title: string];

const mostShown = 5;
/** Below this, a page is not what the reader looked for: better none than any. */
const leastLikeness = 0.5;

/** The parts of an address, evened out: case, hyphens, doubled slashes, endings of files. */
function partsOf(address: string): string[] {
  return address
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.\w+)?\/?$/, '')
    .replaceAll('-', '_')
    .split('/')
    .filter(Boolean);
}

/** Pairs of neighbouring characters, the ends marked. */
function pairsOf(text: string): string[] {
  const marked = `/${text}/`;
  return Array.from({length: marked.length - 1}, (_, index) => marked.slice(index, index + 2));
}

/** Share of the pairs that two texts have in common, from 0 to 1 (Sørensen–Dice). */
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

/**
 * The pages whose address is most like the asked one, best first. The name of a page, its last part, decides between
 * addresses that are alike.
 */
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
