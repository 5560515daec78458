/** A document of the index: a page's title, a heading, a paragraph, or the questions that a place answers. */
export interface IndexedDocument {
  i: number;
  /** The indexed text. Each block ends with a line break; questions are one a line. */
  t: string;
  /** Path of the page, with the locale. */
  u: string;
  /** `#id` of the heading, or an empty string. */
  h?: string;
  /** Title of the section that contains the text, or that answers the questions. */
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
  Question,
}

/** A text, and the places in it that match the query. */
export interface MarkedText {
  text: string;
  /** Sorted by start; a place may contain another one. */
  marks: [start: number, length: number][];
}

/** A search hit. */
export interface Hit {
  /** The number of its document in the index. */
  id: number;
  /** The document that is shown: the page's title where the page was found by a keyword or a question. */
  document: IndexedDocument;
  type: HitKind;
  /** The page's title document; undefined if the hit is that title itself. */
  page: IndexedDocument | undefined;
  /** What the hit is called: the page or the section. */
  title: MarkedText;
  /** A sentence of the hit; undefined until the text is loaded. */
  excerpt: MarkedText | undefined;
  isInterOfTree?: boolean;
  isLastOfTree?: boolean;
}

/** A page that is offered without having been found. */
export interface PageLink {
  title: string;
  /** Path of the page, with the locale. */
  address: string;
}
