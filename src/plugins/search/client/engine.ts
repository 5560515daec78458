import {searchResultLimits} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {requestFiles} from './files';
import type {Hit} from './hit';
import {maxQueryLength, type Result, type Message, type Query} from './protocol';

/** Pending and finished loads, by the response that they read. */
const loads = new WeakMap<Promise<Response>, Promise<void>>();
const pending = new Map<number, (hits: Hit[]) => void>();
let lastId = 0;

/** Loads the index in the folder `indexBase` before the first query. Rejects if it cannot be loaded. */
export function loadIndex(indexBase: string, baseUrl: string): Promise<void> {
  const {worker, indexes} = requestFiles(indexBase);
  const file = indexes.get(indexBase)!;
  let load = loads.get(file);
  if (!load) {
    load = streamIndex(worker, file, {indexBase, baseUrl});
    loads.set(file, load);
    load.catch(() => indexes.delete(indexBase));
  }
  return load;
}

/**
 * Finds the hits for `query` in the index of `indexBase`, best first. Rejects if the index or the worker cannot be
 * loaded.
 */
export async function search(indexBase: string, query: Omit<Query, 'limit'> & {limit?: number}): Promise<Hit[]> {
  const {worker, failure} = requestFiles(indexBase);
  await loadIndex(indexBase, query.baseUrl);
  const id = ++lastId;
  const result = new Promise<Hit[]>((resolve) => pending.set(id, resolve));
  const limit = query.limit ?? searchResultLimits;
  const input = query.input.slice(0, maxQueryLength);
  worker.onmessage = receive;
  worker.postMessage({kind: 'query', indexBase, id, query: {...query, input, limit}} satisfies Message);
  return Promise.race([result, failure]);
}

function receive({data}: MessageEvent<Result>): void {
  pending.get(data.id)?.(data.hits);
  pending.delete(data.id);
}

/** Streams the index file to the worker. */
async function streamIndex(
  worker: Worker,
  file: Promise<Response>,
  index: {indexBase: string; baseUrl: string},
): Promise<void> {
  worker.postMessage({kind: 'start', ...index} satisfies Message);
  const reader = (await file).body!.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    worker.postMessage({kind: 'part', indexBase: index.indexBase, bytes: chunk.value} satisfies Message, [
      chunk.value.buffer,
    ]);
  }
}
