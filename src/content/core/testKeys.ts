import {readData} from './data';
import {defaultLocale} from './locales';
import type {TestKeysFile} from '../../types/data/test_keys';

/** The point and the key of all examples. */
export const examplePoint = 1042;
export const exampleKey = 1;
/** The invoicing API client of all examples. */
export const exampleClient = 'client_1042';

/** Secrets published with the test vectors; they are not valid in any environment. */
type TestKeys = TestKeysFile;

/** The published test secrets of `src/data/test_keys.yaml`. */
export const loadTestKeys = (): TestKeys => readData('test_keys.yaml', defaultLocale);
