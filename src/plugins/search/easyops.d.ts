// The package ships no types. These are the parts of it that the site uses.

declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

  export interface Options {
    [option: string]: unknown;
  }
  export default function searchLocal(context: LoadContext, options: Options): Plugin;
  export function validateOptions<T, U>(data: OptionValidationContext<T, U>): U;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  export const language: string[];
  export const searchIndexUrl: string;
  export const searchResultLimits: number;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/tokenize' {
  export function tokenize(text: string, language: string[]): string[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/smartQueries' {
  import type lunr from 'lunr';

  export interface SmartTerm {
    value: string;
    presence: lunr.Query.presence;
    wildcard: lunr.Query.wildcard;
    editDistance?: number;
  }
  export function smartQueries(tokens: string[], zhDictionary: string[]): {tokens: string[]; term: SmartTerm[]}[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/sortSearchResults' {
  import type {Hit} from '@site/src/plugins/search/client/hit';

  export function sortSearchResults(hits: Hit[]): void;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/processTreeStatusOfSearchResults' {
  import type {Hit} from '@site/src/plugins/search/client/hit';

  export function processTreeStatusOfSearchResults(hits: Hit[]): void;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  export function highlight(content: string, tokens: string[]): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  export function highlightStemmed(
    content: string,
    positions: [number, number][],
    tokens: string[],
    maxLength?: number,
  ): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions' {
  import type {Hit} from '@site/src/plugins/search/client/hit';

  export function getStemmedPositions(metadata: Hit['metadata'], field: 't'): [number, number][];
}
