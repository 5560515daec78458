import {loadContract, webhookQuery} from '../../content/contract/contract';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/**
 * The query parameters of a callback by GET: `<Facts name="webhookQuery" contract="v1" webhook="transaction_callback"
 * />`.
 */
export function build(page: Page, {contract = '', webhook = ''}: Record<string, string>): Node[] {
  const rows = webhookQuery(loadContract(contract, page.locale), webhook).map(({name, isRequired, description}) => [
    `\`${name}\``,
    page.t(isRequired ? 'signing.query.always' : 'signing.query.notAlways'),
    description,
  ]);
  return [
    table([page.t('signing.query.name'), page.t('signing.query.present'), page.t('signing.query.meaning')], rows),
  ];
}
