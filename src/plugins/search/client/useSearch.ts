import {useEffect, useState} from 'react';
import type {Context} from './contexts';
import {requestFiles} from './files';
import type {Hit} from './hit';

/** The lazily loaded module engine.ts. */
export type Engine = Pick<typeof import('./engine'), 'loadIndex' | 'search'>;

export interface SearchState<Loaded extends Engine> {
  /** `hits` belong to the last completed query, which may be older than `input`. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  hits: Hit[];
  /** The module from `load`; null until it has loaded. */
  loaded: Loaded | null;
  /** Runs the query again after a failure. */
  retry: () => void;
}

interface SearchResult<Loaded> {
  loaded: Loaded | null;
  hits: Hit[];
}

const noHits: Hit[] = [];

/** Searches for `input` whenever it changes. Loads engine and index once `isEnabled` is true, and nothing before. */
export function useSearch<Loaded extends Engine>(options: {
  isEnabled: boolean;
  input: string;
  context: Context | null;
  baseUrl: string;
  indexBase: string;
  limit?: number;
  /** Imports the engine, with the components that show its hits. */
  load: (this: void) => Promise<Loaded>;
}): SearchState<Loaded> {
  const {isEnabled, input, context, baseUrl, indexBase, limit, load} = options;
  const isEmpty = input.trim() === '';
  const [result, setResult] = useState<SearchResult<Loaded> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    let isStale = false;
    const run = async (): Promise<SearchResult<Loaded> | null> => {
      // Downloads the index in parallel with the engine's code.
      requestFiles(indexBase);
      const loaded = await load();
      await loaded.loadIndex(indexBase, baseUrl);
      // After waiting for the index, only the latest input is searched.
      return isEmpty || isStale
        ? null
        : {loaded, hits: await loaded.search(indexBase, {input, context, baseUrl, limit})};
    };
    const settle = (next: SearchResult<Loaded> | null): void => {
      if (!isStale) {
        setResult(next);
      }
    };
    run().then(settle, () => settle({loaded: null, hits: noHits}));
    return () => {
      isStale = true;
    };
  }, [isEnabled, isEmpty, input, context, baseUrl, indexBase, limit, load, attempt]);

  return {
    status: isEmpty ? 'idle' : result === null ? 'loading' : result.loaded ? 'ready' : 'failed',
    hits: isEmpty || result === null ? noHits : result.hits,
    loaded: result && result.loaded,
    retry() {
      setResult(null);
      setAttempt((count) => count + 1);
    },
  };
}
