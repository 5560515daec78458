import {contractNames, listOperations, loadContract} from '../../content/contract/contract';
import {inlineCode} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';
import {versionTable} from '../tables/versionTable';

/** Every v1 operation with its v2 counterpart, from the contracts: `<Facts name="operationTwins" />`. */
export function build(page: Page): Node[] {
  const {link} = page;
  const rows = contractNames()
    .filter((name) => name.endsWith('v1'))
    .flatMap((name) => listOperations(loadContract(name, page.locale)))
    .flatMap(({id, summary, extensions: {twin}}) =>
      twin ? [{v1: link(pathOf(id), inlineCode(id)), v2: link(pathOf(twin), inlineCode(twin)), last: summary}] : [],
    );
  return [versionTable(page, rows, 'operations.purpose')];
}
