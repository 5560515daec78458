// Runs in a worker: loads the index, and asks it.
// Of the package's worker it keeps the order and the fuzziness of queries. Its own: a context is a filter over the one
// index, where the package loads a second index for each; a failed load is answered, and tried again when asked again.
import lunr from 'lunr';
import {processTreeStatusOfSearchResults} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/processTreeStatusOfSearchResults';
import {
  language,
  searchIndexUrl,
  searchResultLimits,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {smartQueries} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/smartQueries';
import {sortSearchResults} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/sortSearchResults';
import {tokenize} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/tokenize';
import {contextOf} from './contexts';
import {HitKind, type Hit, type IndexedDocument} from './hit';
import type {Answer, Query, Request} from './protocol';

interface LoadedIndex {
  type: HitKind;
  documents: Map<string, IndexedDocument>;
  index: lunr.Index;
}

const loading = new Map<string, Promise<LoadedIndex[]>>();

self.addEventListener('message', async ({data}: MessageEvent<Request>) => {
  const answer: Answer = await respond(data).then(
    (hits) => ({id: data.id, hits}),
    (error: unknown) => ({id: data.id, error: String(error)}),
  );
  self.postMessage(answer);
});

async function respond({indexBase, query}: Request): Promise<Hit[]> {
  const indexes = await loadIndexes(indexBase);
  return query ? find(indexes, query) : [];
}

function loadIndexes(indexBase: string): Promise<LoadedIndex[]> {
  let indexes = loading.get(indexBase);
  if (!indexes) {
    indexes = fetchIndexes(`${indexBase}${searchIndexUrl}`);
    loading.set(indexBase, indexes);
    indexes.catch(() => loading.delete(indexBase));
  }
  return indexes;
}

async function fetchIndexes(address: string): Promise<LoadedIndex[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  const lists: {documents: IndexedDocument[]; index: object}[] = await response.json();
  return lists.map(({documents, index}, type) => ({
    type,
    documents: new Map(documents.map((document) => [String(document.i), document])),
    index: lunr.Index.load(index),
  }));
}

function find(indexes: LoadedIndex[], {input, context, baseUrl, limit = searchResultLimits}: Query): Hit[] {
  const words = tokenize(input, language);
  if (words.length === 0) {
    return [];
  }
  const titles = indexes[HitKind.Title]!.documents;
  const hits = new Map<string, Hit>();
  search: for (const {term, tokens} of smartQueries(words, [])) {
    for (const {type, documents, index} of indexes) {
      const matches = index.query((query) => {
        for (const {value, presence, wildcard, editDistance} of term) {
          query.term(value, {presence, wildcard, ...(editDistance && {editDistance})});
        }
      });
      for (const {ref, score, matchData} of matches) {
        const document = documents.get(ref)!;
        if (hits.has(ref) || (context && contextOf(document.u, baseUrl) !== context)) {
          continue;
        }
        hits.set(ref, {
          document,
          type,
          page: type === HitKind.Title ? undefined : titles.get(String(document.p)),
          metadata: matchData.metadata as Hit['metadata'],
          tokens,
          score,
        });
        if (hits.size === limit) {
          break search;
        }
      }
    }
  }
  const ordered = [...hits.values()];
  sortSearchResults(ordered);
  processTreeStatusOfSearchResults(ordered);
  return ordered;
}
