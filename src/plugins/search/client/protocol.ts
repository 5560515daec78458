import type {Context} from './contexts';
import type {Hit} from './hit';

/** So many letters of a query are looked for: more would keep the reader's machine busy, and nobody types them. */
export const longestQuery = 300;

export interface Query {
  input: string;
  /** Only pages of this context; null means everything. */
  context: Context | null;
  /** `/` or `/uk/`: what stands before a context in a path. */
  baseUrl: string;
  /** At most so many hits. */
  limit: number;
}

/**
 * What the page sends to the worker, in this order: that an index begins, its file part by part, and queries once all of
 * it was sent. `indexBase` is the folder of the index: `baseUrl`, followed by the path of a version other than the last.
 */
export type Message =
  | {kind: 'start'; indexBase: string; baseUrl: string}
  | {kind: 'part'; indexBase: string; bytes: Uint8Array}
  | {kind: 'query'; indexBase: string; id: number; query: Query};

export interface Answer {
  id: number;
  hits: Hit[];
}
