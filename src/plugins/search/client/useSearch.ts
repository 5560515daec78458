import {useEffect, useState} from 'react';
import {completeHits} from './completeHits';
import type {SearchContext} from './contexts';
import {requestFiles} from './files';
import type {Hit} from './hit';
import type {SearchAnswer} from './protocol';

/** The lazily loaded module engine.ts. */
type Engine = Pick<typeof import('./engine'), 'openIndex'>;

export interface SearchState<Loaded extends Engine> {
  /** `loading` while there are no hits yet; `ready` with the first hits, or when the text has none either. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The hits for `query`; for an empty one, the pages needed most. They may be incomplete after a failure. */
  hits: Hit[];
  /** What `query` names, if it is not offered. */
  notOffered: SearchAnswer['notOffered'];
  /** Pages that help where there are no hits. */
  waysOn: SearchAnswer['waysOn'];
  /** The last query with an answer, which may be older than `input`. */
  query: string;
  /** Whether hits from the text may still be added. */
  isBusy: boolean;
  /** The module from `load`; null until it has loaded. */
  loaded: Loaded | null;
  /** Runs the query again after a failure. */
  retry: () => void;
}

type SearchResult<Loaded extends Engine> = Omit<SearchState<Loaded>, 'retry'>;

/**
 * Searches for `input` whenever it changes. Loads engine and index once `isEnabled` is true, and nothing before. Hits
 * from the outline come first; those from the text are added below.
 */
export function useSearch<Loaded extends Engine>(options: {
  isEnabled: boolean;
  input: string;
  context: SearchContext | null;
  baseUrl: string;
  indexBase: string;
  limit?: number;
  /** Imports the engine, with the components that show its hits. */
  load: (this: void) => Promise<Loaded>;
}): SearchState<Loaded> {
  const {isEnabled, input, context, baseUrl, indexBase, limit, load} = options;
  const isEmpty = input.trim() === '';
  const [result, setResult] = useState<SearchResult<Loaded>>(noResult);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    let isStale = false;
    let shown: SearchResult<Loaded> = {...noResult, query: input};
    const show = (next: Partial<SearchResult<Loaded>>): void => {
      shown = {...shown, ...next};
      if (!isStale) {
        setResult(shown);
      }
    };
    const run = async (): Promise<void> => {
      // Downloads the outline in parallel with the engine's code.
      requestFiles(indexBase);
      const loaded = await load();
      const {outline, text, find} = loaded.openIndex(indexBase, baseUrl);
      await outline;
      // After waiting for the index, only the latest input is searched.
      if (isStale) {
        return;
      }
      const query = {input: isEmpty ? '' : input, context, baseUrl, limit};
      const {hits, isComplete, notOffered, waysOn} = await find(query);
      show({
        loaded,
        hits,
        notOffered,
        waysOn: isComplete ? waysOn : [],
        isBusy: !isComplete,
        status: isComplete || hits.length > 0 ? 'ready' : 'loading',
      });
      if (isComplete) {
        return;
      }
      await text;
      if (!isStale) {
        const complete = await find({...query, shown: hits.map(({id}) => id)});
        show({
          hits: completeHits(hits, complete),
          notOffered: complete.notOffered,
          waysOn: complete.waysOn,
          isBusy: false,
          status: 'ready',
        });
      }
    };
    run().catch(() => show({status: 'failed', isBusy: false}));
    return () => {
      isStale = true;
    };
  }, [isEnabled, isEmpty, input, context, baseUrl, indexBase, limit, load, attempt]);

  return {
    ...(isEmpty ? {...result, ...(result.query.trim() === '' ? {} : noHits), status: 'idle', isBusy: false} : result),
    retry() {
      setResult(noResult);
      setAttempt((count) => count + 1);
    },
  };
}

const noHits = {hits: [] as Hit[], notOffered: null, waysOn: [] as SearchAnswer['waysOn'], query: ''};
const noResult = {...noHits, status: 'loading', isBusy: true, loaded: null} as const;
