import {contractNames, listOperations, loadContract} from '../../../content/contract/contract';
import {tick} from '../../../content/core/format';
import {table, type Node} from '../../../content/core/markdown';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';

/** Every v1 operation with its v2 counterpart, from the contracts: `<Facts name="operationTwins" />`. */
export function build(page: Page): Node[] {
  const {t, link} = page;
  const rows = contractNames()
    .filter((name) => name.endsWith('v1'))
    .flatMap((name) => listOperations(loadContract(name, page.locale)))
    .flatMap(({id, summary, extensions: {twin}}) =>
      twin ? [[link(pathOf(id), tick(id)), link(pathOf(twin), tick(twin)), summary]] : [],
    );
  return [table([t('operation.versions.v1'), t('operation.versions.v2'), t('operations.purpose')], rows)];
}
