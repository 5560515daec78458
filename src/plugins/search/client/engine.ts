import type {Hit} from './hit';
import type {Answer, Query, Request} from './protocol';

interface Waiting {
  resolve(hits: Hit[]): void;
  reject(error: Error): void;
}

interface Connection {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

let connection: Connection | null = null;
let lastId = 0;

/** Loads the index in `indexBase`, so that the first query is answered sooner. Rejects when it cannot be loaded. */
export async function loadIndex(indexBase: string): Promise<void> {
  await ask({indexBase});
}

/** Hits for `query` in the index of `indexBase`, best first. Rejects when the index or the worker cannot be loaded. */
export function search(indexBase: string, query: Query): Promise<Hit[]> {
  return ask({indexBase, query});
}

function ask(request: Omit<Request, 'id'>): Promise<Hit[]> {
  const {worker, waiting} = (connection ??= connect());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    worker.postMessage({...request, id} satisfies Request);
  });
}

function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting: Connection['waiting'] = new Map();
  worker.onmessage = ({data}: MessageEvent<Answer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('hits' in data) {
      asker?.resolve(data.hits);
    } else {
      asker?.reject(new Error(data.error));
    }
  };
  // The worker's script did not load, or broke: everybody who waits hears of it, and the next query starts a new one.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    connection = null;
    waiting.forEach(({reject}) => reject(new Error(event.message || 'The search worker did not start.')));
  };
  return {worker, waiting};
}
