import {fillTokens} from '../core/tokens';
import {readInput} from '../core/fileCache';

const name = 'src/samples/generators.sh';

/** The commands that generate code from the contract of v2 with foreign generators, as the page shows them. */
export function loadGenerators(): string {
  return fillTokens(readInput(name), name).trimEnd();
}
