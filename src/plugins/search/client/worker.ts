// Web worker that builds the index from the streamed file and answers queries.
import {IndexFileReader} from '../indexFile';
import type {Result, Message} from './protocol';
import {SearchIndex} from './searchIndex';

/** Indexes by folder, with the parsers of their files. */
const indexes = new Map<string, {index: SearchIndex; reader: IndexFileReader}>();

self.addEventListener('message', ({data}: MessageEvent<Message>) => {
  switch (data.kind) {
    case 'start': {
      const index = new SearchIndex();
      const reader = new IndexFileReader((kind, document) => index.add(kind, document, data.baseUrl));
      indexes.set(data.indexBase, {index, reader});
      return;
    }
    case 'part':
      indexes.get(data.indexBase)!.reader.read(data.bytes);
      return;
    case 'query': {
      const {index, reader} = indexes.get(data.indexBase)!;
      if (!reader.isComplete) {
        throw new Error(`The search index in ${data.indexBase} is incomplete.`);
      }
      self.postMessage({id: data.id, hits: index.find(data.query)} satisfies Result);
      return;
    }
    default:
      throw new Error(
        `The search worker received a message of an unknown kind: ${JSON.stringify(data satisfies never)}.`,
      );
  }
});
