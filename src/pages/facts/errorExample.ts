import {listErrorPlaces} from '../../content/contract/errorPlaces';
import {code as codeBlock, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/**
 * The response of v2 with an error, as the contract has it: `<Facts name="errorExample" code="request_invalid" />`.
 *
 * @throws a sentence if v2 returns no such error
 */
export function build(page: Page, {code = ''}: Record<string, string>): Node[] {
  const place = listErrorPlaces()[code]?.find(({contract}) => contract === 'v2');
  if (!place) throw new Error(`${page.id}: v2 returns no ${code}. Name an error that src/contract/v2 has.`);
  return [codeBlock('json', JSON.stringify(place.example, null, 2))];
}
