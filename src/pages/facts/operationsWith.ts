import {listOperations, loadContract} from '../../content/contract/contract';
import {flatten} from '../../content/contract/schemaFields';
import {inlineCode} from '../../content/core/format';
import {paragraph, type Node} from '../../content/core/markdown';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';

/**
 * Links to the operations whose request or response holds an object: `<Facts name="operationsWith" contract="v2"
 * object="Transaction" />`.
 *
 * @throws if no operation has it
 */
export function build(page: Page, {contract = '', object = ''}: Record<string, string>): Node[] {
  const operations = listOperations(loadContract(contract, page.locale)).filter(({requestFields, responses}) =>
    flatten([requestFields, ...responses.map(({fields}) => fields)].flat()).some(({component}) => component === object),
  );
  if (operations.length === 0)
    throw new Error(
      `${page.file}: no operation of ${contract} has the object "${object}". Write a file name of src/contract/${contract}/schemas/.`,
    );
  const names = operations.map(({id}) => page.link(pathOf(id), inlineCode(id.replace(`${contract}/`, ''))));
  return [paragraph(`${names.join(', ')}.`)];
}
