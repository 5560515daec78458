// Change: what asks the index for the search bar and shows what it answers, see index.tsx. A chunk of its own.
export {loadIndex, search} from '@site/src/plugins/search/client/engine';
export {hitAddress} from '@site/src/plugins/search/client/hit';
export {default as CountText} from './CountText';
export {default as SearchPageLink} from './SearchPageLink';
export {default as Suggestions} from './Suggestions';
