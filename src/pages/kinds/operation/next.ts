import {contractNames, listOperations, loadContract} from '../../../content/contract/contract';
import {operationOf, pathOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';
import type {Section} from '../../page';

/** Operations that are usually called next. */
export const next: Section = {
  id: 'next',
  indexed: {next: 'nothing'},
  build(page) {
    const {operation} = operationOf(page);
    const items = operation.extensions.next.map((id) => {
      const name = contractOf(id);
      const operations = contractNames().includes(name) ? listOperations(loadContract(name, page.locale)) : [];
      const summary = operations.find((other) => other.id === id)?.summary;
      return `- ${page.link(pathOf(id), `\`${id}\``)}${summary ? ` — ${summary}` : ''}`;
    });
    return items.length > 0 ? items.join('\n') : null;
  },
};
