import {readData} from '../core/data';
import {defaultLocale} from '../core/locales';
import {loadTestCards} from './testCards';
import type {StoplistFile} from '../../types/data/gateway/stoplist';

/** A value on a stop list of the sandbox. */
type StoplistEntry = StoplistFile[string];

/**
 * The stop lists of the sandbox.
 *
 * @throws one sentence per error in the data (see `readData`), or for a card that is not a test card
 */
export function loadStoplist(): StoplistEntry[] {
  const entries = Object.values(readData('gateway/stoplist.yaml'));
  const {cards} = loadTestCards(defaultLocale);
  const strange = entries.find(({kind, value}) => kind === 'card' && !cards.some(({number}) => number === value));
  if (strange) {
    throw new Error(
      `src/data/gateway/stoplist.yaml: ${strange.value} is no test card. Write a number of src/data/reference/test_cards.yaml.`,
    );
  }
  return entries;
}
