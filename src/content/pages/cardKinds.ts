/** Kinds of pages with a social card of their own; the card is `/img/cards/<kind>.png` under each language. */
export const cardKinds = ['home', 'operation', 'service', 'reference', 'cabinet', 'guide'] as const;

export type CardKind = (typeof cardKinds)[number];

/** The kind of a page, by its front matter. */
export function cardKindOf(frontMatter: object): CardKind {
  if ('slug' in frontMatter) return 'home';
  return (['operation', 'service', 'reference', 'cabinet'] as const).find((kind) => kind in frontMatter) ?? 'guide';
}

/** Path of a card relative to its language, without leading slash. */
export function cardFile(kind: CardKind): string {
  return `img/cards/${kind}.png`;
}
