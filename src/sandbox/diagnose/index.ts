/** Names the mistake behind a signature that does not match. Pure: no Node, no React, no request. */
export {diagnose, type Diagnosis} from './diagnose';
export {fixOf, languages, type FixLanguage} from './fixes';
export {mistakeIds, mistakesOf, families, type Family} from './mistakes';
export {parseMessage} from './parse';
export {guessScheme, receive, type Pasted, type PublishedSecrets} from './received';
export type {Scheme} from './schemes';
export {schemes} from './signing';
export {decodeUtf8} from './text';
export {firstDifference, showBytes} from './visible';
