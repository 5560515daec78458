// Change: part of the search bar, see index.tsx. The lazily loaded chunk with the engine and its UI.
export {openIndex} from '@site/src/plugins/search/client/engine';
export {hitAddress} from '@site/src/plugins/search/client/hitAddress';
export {default as CountText} from './CountText';
export {NotOffered, WaysOn} from './Offers';
export {default as SearchPageLink} from './SearchPageLink';
export {default as Suggestions} from './Suggestions';
