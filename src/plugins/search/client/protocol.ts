import type {Context} from './contexts';
import type {Hit} from './hit';

export interface Query {
  input: string;
  /** Only pages of this context; null means everything. */
  context: Context | null;
  /** `/` or `/uk/`: what stands before a context in a path. */
  baseUrl: string;
  /** At most so many hits; without it as many as the plugin's `searchResultLimits`. */
  limit?: number;
}

/** What the page sends to the worker. Without a query the index is only loaded. */
export interface Request {
  id: number;
  /** The folder of the index: `baseUrl`, followed by the path of a version other than the last. */
  indexBase: string;
  query?: Query;
}

export type Answer = {id: number} & ({hits: Hit[]} | {error: string});
