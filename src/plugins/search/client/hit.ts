/** One document of the index: a page's title, one of its headings, or a piece of its text. */
export interface IndexedDocument {
  i: number;
  /** The text in which the terms are looked for. */
  t: string;
  /** Path of the page, with the locale. */
  u: string;
  /** `#id` of the heading, or empty. */
  h?: string;
  /** Title of the section around the text. */
  s?: string;
  /** Breadcrumbs of the page; only titles have them. */
  b?: string[];
  /** `i` of the page's title. */
  p?: number;
}

/** What a document is: its place in the index file, which holds one list for each. */
export enum HitKind {
  Title,
  Heading,
  Description,
  Keywords,
  Content,
}

/** One found document, the best first. */
export interface Hit {
  document: IndexedDocument;
  type: HitKind;
  /** The title of the page on which the document stands; a title itself has none. */
  page: IndexedDocument | undefined;
  /** Where in `t` each stem was found, as `[start, length]`. */
  metadata: Record<string, {t?: {position: [number, number][]}}>;
  /** The words that were looked for, to be marked. */
  tokens: string[];
  score: number;
  isInterOfTree?: boolean;
  isLastOfTree?: boolean;
}

/** The address of a hit, which makes its page mark the words that were looked for. */
export function hitAddress({document, tokens}: Pick<Hit, 'document' | 'tokens'>): string {
  const parameters = new URLSearchParams(tokens.map((token) => ['_highlight', token]));
  return `${document.u}${tokens.length > 0 ? `?${parameters}` : ''}${document.h ?? ''}`;
}
