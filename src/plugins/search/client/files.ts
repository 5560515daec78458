import {searchIndexUrl} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';

/** The worker, and the files of indexes that were asked for, by their folder. */
export interface SearchFiles {
  worker: Worker;
  /** Rejects when the worker's script did not load, or broke. */
  failure: Promise<never>;
  indexes: Map<string, Promise<Response>>;
}

let files: SearchFiles | null = null;

/** Asks for all that the search in `indexBase` takes long to get. What failed is asked for again. */
export function requestFiles(indexBase: string): SearchFiles {
  files ??= startWorker();
  const {indexes} = files;
  if (!indexes.has(indexBase)) {
    const index = requestIndex(`${indexBase}${searchIndexUrl}`);
    index.catch(() => indexes.delete(indexBase));
    indexes.set(indexBase, index);
  }
  return files;
}

async function requestIndex(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  return response;
}

function startWorker(): SearchFiles {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      files = null;
      reject(new Error(event.message || 'The search worker did not start.'));
    };
  });
  // Whoever waits for an answer hears of it.
  failure.catch(() => {});
  return {worker, failure, indexes: new Map()};
}
