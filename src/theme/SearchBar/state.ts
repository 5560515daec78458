// Change: part of the search bar, see index.tsx. Its state.
import type {SearchState} from '@site/src/plugins/search/client/useSearch';

export type BarState = SearchState<typeof import('./lazyParts')>;
