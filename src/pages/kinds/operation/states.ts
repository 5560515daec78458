import {alternatives} from '../../../content/core/format';
import type {Section} from '../../page';
import {operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** The statuses in which the operation is allowed, and those that it leads to. */
export const states: Section = {
  id: 'states',
  build(page) {
    const {fromStatuses, toStatuses} = operationOf(page).operation.extensions;
    const table =
      contractOf(operationOf(page).operation.id) === 'invoicing'
        ? '/services/invoicing/invoicing_service#states'
        : '/reference/transaction_statuses';
    const name = (status: string) => page.link(table, `\`${status}\``);
    const sentences = [
      fromStatuses
        ? page.t('operation.states.from', {statuses: alternatives(fromStatuses.map(name), page.locale)})
        : null,
      toStatuses ? page.t('operation.states.to', {statuses: alternatives(toStatuses.map(name), page.locale)}) : null,
    ].filter((sentence) => sentence !== null);
    return sentences.length > 0 ? sentences.join(' ') : null;
  },
};
