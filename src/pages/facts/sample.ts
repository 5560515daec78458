import {loadContract, operation} from '../../content/contract/contract';
import type {Node} from '../../content/core/markdown';
import {contractOf} from '../../gateway/values/operationId';
import {languageVariants, samplePanel} from '../kinds/operation/samplePanel';
import type {Page} from '../page';

/**
 * The request of one scenario in every sample language: `<Facts name="sample" operation="invoicing/v1/payment_page"
 * scenario="page_fixed_amount" />`.
 *
 * @throws if the operation has no such scenario
 */
export function build(page: Page, {operation: id = '', scenario: key = ''}: Record<string, string>): Node[] {
  const found = operation(loadContract(contractOf(id), page.locale), id);
  const scenarios = found.scenarios.filter((one) => one.key === key);
  if (scenarios.length === 0) {
    throw new Error(
      `${page.file}: ${id} has no scenario “${key}”. Write one of: ${found.scenarios.map(({key}) => key).join(', ')}.`,
    );
  }
  return samplePanel(found, {label: page.t('operation.request'), variants: languageVariants(found), scenarios});
}
