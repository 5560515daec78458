import type {Context} from './contexts';
import type {Hit} from './hit';

/** Longer queries are truncated, because they would only keep the worker busy. */
export const maxQueryLength = 300;

export interface Query {
  input: string;
  /** Only pages of this context; null means all. */
  context: Context | null;
  /** Path prefix of the locale, `/` or `/uk/`. */
  baseUrl: string;
  /** Maximum number of hits. */
  limit: number;
}

/**
 * Messages to the worker, in this order: the start of an index, its file in parts, and queries after the last part.
 * `indexBase` is the folder of the index: `baseUrl`, followed by the path of a version other than the latest.
 */
export type Message =
  | {kind: 'start'; indexBase: string; baseUrl: string}
  | {kind: 'part'; indexBase: string; bytes: Uint8Array}
  | {kind: 'query'; indexBase: string; id: number; query: Query};

export interface Result {
  id: number;
  hits: Hit[];
}
