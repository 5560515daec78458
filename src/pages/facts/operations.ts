import {listOperations, loadContract} from '../../content/contract/contract';
import {table, type Node} from '../../content/core/markdown';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';

/** The operations of a contract: `<Facts name="operations" contract="v2" />`. */
export function build(page: Page, {contract = ''}: Record<string, string>): Node[] {
  const {t} = page;
  const rows = listOperations(loadContract(contract, page.locale)).map(({id, summary, extensions}) => [
    page.link(pathOf(id), `\`${id.replace(`${contract}/`, '')}\``),
    summary,
    t(extensions.isSynchronous ? 'operation.result.now' : 'operation.result.later'),
  ]);
  return [table([t('operations.operation'), t('operations.purpose'), t('operations.result')], rows)];
}
