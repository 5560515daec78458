import {
  searchIndexUrl,
  searchOutlineUrl,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';

/** The worker, and the requested outlines by folder. */
interface SearchFiles {
  worker: Worker;
  /** Rejects if the worker's script fails to load or throws. */
  failure: Promise<never>;
  outlines: Map<string, Promise<Response>>;
}

let files: SearchFiles | null = null;

/**
 * Starts the worker and the download of the outline in `indexBase`, unless that has happened. A failed worker is
 * started again.
 */
export function requestFiles(indexBase: string): SearchFiles {
  files ??= startWorker();
  const {outlines} = files;
  if (!outlines.has(indexBase)) {
    const outline = request(`${indexBase}${searchOutlineUrl}`);
    // Avoids an unhandled rejection; without an outline the text suffices.
    outline.catch(() => {});
    outlines.set(indexBase, outline);
  }
  return files;
}

/** Starts the download of the text in `indexBase`. */
export function requestText(indexBase: string): Promise<Response> {
  return request(`${indexBase}${searchIndexUrl}`);
}

async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned HTTP ${response.status}`);
  }
  return response;
}

function startWorker(): SearchFiles {
  const worker = new Worker(new URL(/* webpackChunkName: "search-worker" */ './worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      files = null;
      reject(new Error(event.message || 'The search worker did not start.'));
    };
  });
  // Avoids an unhandled rejection; callers of `find` receive the error.
  failure.catch(() => {});
  return {worker, failure, outlines: new Map()};
}
