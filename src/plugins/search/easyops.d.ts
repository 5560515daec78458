// The packages ship no types; these cover only the parts used here.

declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

  export interface Options {
    [option: string]: unknown;
  }
  export default function searchLocal(context: LoadContext, options: Options): Plugin;
  export function validateOptions<T, U>(data: OptionValidationContext<T, U>): U;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type {LoadContext} from '@docusaurus/types';
  import type {Options} from '@easyops-cn/docusaurus-search-local';

  export function processPluginOptions(options: Options, context: LoadContext): Options;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type {Props} from '@docusaurus/types';
  import type {Options} from '@easyops-cn/docusaurus-search-local';
  import type {BuiltPage} from '@site/src/plugins/search/documents';

  export function processDocInfos(props: Props, config: Options): {outDir: string; paths: BuiltPage[]}[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio/slim';

  export function parseDocument(page: CheerioAPI): {
    pageTitle: string;
    description: string;
    keywords: string;
    sections: {title: string; hash: string; content: string}[];
    breadcrumb: string[];
  };
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  export const searchIndexUrl: string;
  export const searchResultLimits: number;
  export const fuzzyMatchingDistance: number;
  // Added by src/plugins/search/index.ts.
  export const searchOutlineUrl: string;
  export const highlightSearchTermsOnTargetPage: boolean;
  export const searchOffers: import('@site/src/plugins/search/offers').Offers;
  export const searchWordClasses: import('@site/src/plugins/search/wordClasses').WordClasses;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml' {
  export function escapeHtml(text: string): string;
}

declare module 'lunr-languages/lunr.stemmer.support' {
  import type lunr from 'lunr';

  export default function supportStemmers(library: typeof lunr): void;
}

declare module 'lunr-languages/lunr.ru' {
  import type lunr from 'lunr';

  export default function addRussian(library: typeof lunr): void;
}
