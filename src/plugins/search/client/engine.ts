import {searchResultLimits} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {requestFiles, requestText} from './files';
import {maxQueryLength, type SearchAnswer, type SearchMessage, type Query, type Result, type Tier} from './protocol';

/** An index whose files are loading or loaded. */
export interface SearchIndexClient {
  /** Resolves once queries have hits from the outline. Rejects if neither file can be loaded. */
  outline: Promise<void>;
  /** Resolves once queries have hits from the text. Rejects if it cannot be loaded. */
  text: Promise<void>;
  /** Finds the hits for a query in what is loaded, best first. Rejects if the worker fails. */
  find: (this: void, query: Omit<Query, 'limit'> & {limit?: number}) => Promise<SearchAnswer>;
}

/** Opened indexes, by the response with their outline. */
const opened = new WeakMap<Promise<Response>, SearchIndexClient>();
const pending = new Map<number, (answer: SearchAnswer) => void>();
let lastId = 0;

/** Opens the index in the folder `indexBase`: loads the outline, and then the text in the background. */
export function openIndex(indexBase: string, baseUrl: string): SearchIndexClient {
  const {worker, failure, outlines} = requestFiles(indexBase);
  const file = outlines.get(indexBase)!;
  const known = opened.get(file);
  if (known) {
    return known;
  }
  const send = (message: SearchMessage, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const stream = async (tier: Tier, response: Promise<Response>): Promise<void> => {
    const reader = (await response).body!.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      send({kind: 'part', indexBase, tier, bytes: chunk.value}, [chunk.value.buffer]);
    }
  };
  worker.onmessage = ({data: {id, ...answer}}: MessageEvent<Result>) => {
    pending.get(id)?.(answer);
    pending.delete(id);
  };
  send({kind: 'start', indexBase, baseUrl});
  const outline = stream('outline', file);
  const loadText = async (): Promise<void> => {
    // Both at once would share the network, and delay the first hits.
    await outline.catch(() => {});
    await stream('text', requestText(indexBase));
    send({kind: 'end', indexBase});
  };
  const text = loadText();
  // The next query requests both files again.
  text.catch(() => outlines.delete(indexBase));
  const index: SearchIndexClient = {
    // The text repeats the outline, so it suffices.
    outline: outline.catch(() => text),
    text,
    find({input, limit = searchResultLimits, ...others}) {
      const id = ++lastId;
      const answer = new Promise<SearchAnswer>((resolve) => pending.set(id, resolve));
      send({kind: 'query', indexBase, id, query: {...others, input: input.slice(0, maxQueryLength), limit}});
      return Promise.race([answer, failure]);
    },
  };
  opened.set(file, index);
  return index;
}
