import {
  searchIndexUrl,
  searchResultLimits,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import type {Hit} from './hit';
import {longestQuery, type Answer, type Message, type Query} from './protocol';

interface Waiting {
  resolve(hits: Hit[]): void;
  reject(error: Error): void;
}

interface Connection {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** The loads that are under way or done, by the folder of the index. */
  loads: Map<string, Promise<void>>;
}

let connection: Connection | null = null;
let lastId = 0;

/** Loads the index in `indexBase`, so that the first query is answered sooner. Rejects when it cannot be loaded. */
export function loadIndex(indexBase: string, baseUrl: string): Promise<void> {
  const {loads} = (connection ??= connect());
  let load = loads.get(indexBase);
  if (!load) {
    load = feed(indexBase, baseUrl, connection);
    loads.set(indexBase, load);
    load.catch(() => loads.delete(indexBase));
  }
  return load;
}

/** Hits for `query` in the index of `indexBase`, best first. Rejects when the index or the worker cannot be loaded. */
export async function search(indexBase: string, query: Omit<Query, 'limit'> & {limit?: number}): Promise<Hit[]> {
  await loadIndex(indexBase, query.baseUrl);
  const {worker, waiting} = connection!;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    const limit = query.limit ?? searchResultLimits;
    const input = query.input.slice(0, longestQuery);
    worker.postMessage({kind: 'query', indexBase, id, query: {...query, input, limit}} satisfies Message);
  });
}

/**
 * Hands the file of the index to the worker as it arrives. It is asked for here, for the worker's own script is on its way
 * at the same time.
 */
async function feed(indexBase: string, baseUrl: string, {worker}: Connection): Promise<void> {
  const address = `${indexBase}${searchIndexUrl}`;
  worker.postMessage({kind: 'start', indexBase, baseUrl} satisfies Message);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  const reader = response.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    worker.postMessage({kind: 'part', indexBase, bytes: part.value} satisfies Message, [part.value.buffer]);
  }
}

function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting: Connection['waiting'] = new Map();
  worker.onmessage = ({data}: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data.hits);
    waiting.delete(data.id);
  };
  // The worker's script did not load, or broke: everybody who waits hears of it, and the next query starts a new one.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    connection = null;
    waiting.forEach(({reject}) => reject(new Error(event.message || 'The search worker did not start.')));
  };
  return {worker, waiting, loads: new Map()};
}
