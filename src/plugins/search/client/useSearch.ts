import {useEffect, useState} from 'react';
import type {Context} from './contexts';
import {requestFiles} from './files';
import type {Hit} from './hit';

/** What asks the index: engine.ts. */
export type Engine = Pick<typeof import('./engine'), 'loadIndex' | 'search'>;

export interface SearchState<Loaded extends Engine> {
  /** `hits` are those of the last answered query, which may be older than `input`. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  hits: Hit[];
  /** What `load` gave; there are no hits without it. */
  loaded: Loaded | null;
  /** Asks again after a failure. */
  retry(): void;
}

interface Answer<Loaded> {
  loaded: Loaded | null;
  hits: Hit[];
}

const noHits: Hit[] = [];

/** Asks the index for `input` whenever it changes, and loads it as soon as `isWanted`. Nothing is loaded before. */
export function useSearch<Loaded extends Engine>(options: {
  isWanted: boolean;
  input: string;
  context: Context | null;
  baseUrl: string;
  indexBase: string;
  limit?: number;
  /** Brings the engine, with what else is needed to show its answers. */
  load(this: void): Promise<Loaded>;
}): SearchState<Loaded> {
  const {isWanted, input, context, baseUrl, indexBase, limit, load} = options;
  const isEmpty = input.trim() === '';
  const [answer, setAnswer] = useState<Answer<Loaded> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isStale = false;
    const ask = async (): Promise<Answer<Loaded> | null> => {
      // The files are on their way while the engine's code is.
      requestFiles(indexBase);
      const loaded = await load();
      await loaded.loadIndex(indexBase, baseUrl);
      // While the index came, only the last key counts.
      return isEmpty || isStale
        ? null
        : {loaded, hits: await loaded.search(indexBase, {input, context, baseUrl, limit})};
    };
    const settle = (next: Answer<Loaded> | null): void => {
      if (!isStale) {
        setAnswer(next);
      }
    };
    ask().then(settle, () => settle({loaded: null, hits: noHits}));
    return () => {
      isStale = true;
    };
  }, [isWanted, isEmpty, input, context, baseUrl, indexBase, limit, load, attempt]);

  return {
    status: isEmpty ? 'idle' : answer === null ? 'loading' : answer.loaded ? 'ready' : 'failed',
    hits: isEmpty || answer === null ? noHits : answer.hits,
    loaded: answer && answer.loaded,
    retry() {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}
