import type {SearchContext} from './contexts';
import type {Hit, PageLink} from './hit';

/** Longer queries are truncated, because they would only keep the worker busy. */
export const maxQueryLength = 300;

export interface Query {
  input: string;
  /** Only pages of this context; null means all. */
  context: SearchContext | null;
  /** Path prefix of the locale, `/` or `/uk/`. */
  baseUrl: string;
  /** Maximum number of hits. */
  limit: number;
  /** Ids of hits that are already shown, to be answered again. */
  shown?: number[];
}

/**
 * Messages to the worker: the start of an index, its files in parts, the end of its text, and queries at any time.
 * `indexBase` is the folder of the index: `baseUrl`, followed by the path of a version other than the latest.
 */
export type SearchMessage =
  | {kind: 'start'; indexBase: string; baseUrl: string}
  | {kind: 'part'; indexBase: string; tier: Tier; bytes: Uint8Array}
  | {kind: 'end'; indexBase: string}
  | {kind: 'query'; indexBase: string; id: number; query: Query};

/**
 * The files of an index. The outline has titles, headings, keywords and codes, so that the first hits come soon; the
 * text has everything.
 */
export type Tier = 'outline' | 'text';

/** What a query names and is not offered. */
export interface NotOffered {
  name: string;
  /** The name as the query has it. */
  spelling: string;
  nearest: PageLink[];
}

export interface SearchAnswer {
  hits: Hit[];
  /** The hits of `Query.shown`, with what has been loaded since. */
  shown: Hit[];
  /** What the query names, if it is not offered, and the nearest pages. */
  notOffered: NotOffered | null;
  /** Pages that help where nothing is found; empty if there are hits. */
  waysOn: PageLink[];
  /** Whether the text was searched, too. */
  isComplete: boolean;
}

export interface Result extends SearchAnswer {
  id: number;
}
