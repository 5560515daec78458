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

interface Answer {
  hasFailed: boolean;
  hits: Hit[];
}

const noHits: Hit[] = [];

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
  const isEmpty = input.trim() === '';
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isStale = false;
    const settle = (next: Answer | null): void => {
      if (!isStale) {
        setAnswer(next);
      }
    };
    const fail = (): void => settle({hasFailed: true, hits: noHits});
    if (isEmpty) {
      loadIndex(indexBase, baseUrl).then(() => settle(null), fail);
    } else {
      search(indexBase, {input, context, baseUrl, limit}).then((hits) => settle({hasFailed: false, hits}), fail);
    }
    return () => {
      isStale = true;
    };
  }, [isWanted, isEmpty, input, context, baseUrl, indexBase, limit, attempt]);

  return {
    status: isEmpty ? 'idle' : answer === null ? 'loading' : answer.hasFailed ? 'failed' : 'ready',
    hits: isEmpty || answer === null ? noHits : answer.hits,
    retry() {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}
