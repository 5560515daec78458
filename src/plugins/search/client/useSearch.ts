import {useEffect, useState} from 'react';
import {loadIndex, search} from './engine';
import type {Context} from './contexts';
import type {Hit} from './hit';

export interface SearchState {
  /** `hits` are those of the last answered query, which may be older than `input`. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  hits: Hit[];
  /** Asks again after a failure. */
  retry(): void;
}

interface Answered {
  status: SearchState['status'];
  hits: Hit[];
}

const idle: Answered = {status: 'idle', hits: []};

/** Asks the index for `input` whenever it changes, and loads it as soon as `isWanted`. Nothing is loaded before. */
export function useSearch(options: {
  isWanted: boolean;
  input: string;
  context: Context | null;
  baseUrl: string;
  indexBase: string;
  limit?: number;
}): SearchState {
  const {isWanted, input, context, baseUrl, indexBase, limit} = options;
  const [answered, setAnswered] = useState(idle);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isStale = false;
    const settle = (next: Answered): void => {
      if (!isStale) {
        setAnswered(next);
      }
    };
    const fail = (): void => settle({status: 'failed', hits: []});
    if (input.trim() === '') {
      setAnswered(idle);
      loadIndex(indexBase).catch(fail);
    } else {
      setAnswered(({status, hits}) => ({status: status === 'ready' ? 'ready' : 'loading', hits}));
      search(indexBase, {input, context, baseUrl, limit}).then((hits) => settle({status: 'ready', hits}), fail);
    }
    return () => {
      isStale = true;
    };
  }, [isWanted, input, context, baseUrl, indexBase, limit, attempt]);

  return {...answered, retry: () => setAttempt((count) => count + 1)};
}
