/** A document of the index: a page's title, a heading, or a paragraph. */
export interface IndexedDocument {
  i: number;
  /** The indexed text. */
  t: string;
  /** Path of the page, with the locale. */
  u: string;
  /** `#id` of the heading, or an empty string. */
  h?: string;
  /** Title of the section that contains the text. */
  s?: string;
  /** Breadcrumbs of the page; only on titles. */
  b?: string[];
  /** `i` of the page's title document. */
  p?: number;
}

/** The kind of a document, which is the index of its list in the index file. */
export enum HitKind {
  Title,
  Heading,
  Description,
  Keywords,
  Content,
}

/** A search hit. */
export interface Hit {
  document: IndexedDocument;
  type: HitKind;
  /** The page's title document; undefined if the hit is that title itself. */
  page: IndexedDocument | undefined;
  /** Positions of each stem in `t`, as `[start, length]`. */
  metadata: Record<string, {t?: {position: [number, number][]}}>;
  /** The matched words, to highlight. */
  tokens: string[];
  score: number;
  isInterOfTree?: boolean;
  isLastOfTree?: boolean;
}
