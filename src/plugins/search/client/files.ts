import {searchIndexUrl} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';

/** The worker, and the requested index files by folder. */
export interface SearchFiles {
  worker: Worker;
  /** Rejects if the worker's script fails to load or throws. */
  failure: Promise<never>;
  indexes: Map<string, Promise<Response>>;
}

let files: SearchFiles | null = null;

/**
 * Starts the worker and the download of the index in `indexBase`, unless that has happened. Failed files are requested
 * again.
 */
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
    throw new Error(`${address} returned HTTP ${response.status}`);
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
  // Avoids an unhandled rejection; callers of `search` receive the error.
  failure.catch(() => {});
  return {worker, failure, indexes: new Map()};
}
