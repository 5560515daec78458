// Web worker that builds the index from the streamed files and answers queries.
import {
  fuzzyMatchingDistance,
  searchOffers,
  searchWordClasses,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {IndexFileReader} from '../indexFile';
import type {SearchMessage, Result, Tier} from './protocol';
import {SearchIndex} from './searchIndex';

interface LoadedIndex {
  index: SearchIndex;
  readers: Record<Tier, IndexFileReader>;
}

/** By folder. */
const indexes = new Map<string, LoadedIndex>();

self.addEventListener('message', ({data}: MessageEvent<SearchMessage>) => {
  switch (data.kind) {
    case 'start': {
      const index = new SearchIndex(fuzzyMatchingDistance, searchOffers, searchWordClasses);
      const createReader = () => new IndexFileReader((kind, document) => index.add(kind, document, data.baseUrl));
      indexes.set(data.indexBase, {index, readers: {outline: createReader(), text: createReader()}});
      return;
    }
    case 'part':
      indexes.get(data.indexBase)!.readers[data.tier].read(data.bytes);
      return;
    case 'end':
      if (!indexes.get(data.indexBase)!.readers.text.isComplete) {
        throw new Error(`The search index in ${data.indexBase} is incomplete.`);
      }
      return;
    case 'query': {
      const {index, readers} = indexes.get(data.indexBase)!;
      const answer = index.answer(data.query);
      self.postMessage({id: data.id, ...answer, isComplete: readers.text.isComplete} satisfies Result);
      return;
    }
    default:
      throw new Error(
        `The search worker received a message of an unknown kind: ${JSON.stringify(data satisfies never)}.`,
      );
  }
});
