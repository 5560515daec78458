import {loadContract, operation} from '../../content/contract/contract';
import {code, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/**
 * The response body of a scenario or of an error, from the contract: `<Facts name="answer" contract="v2"
 * operation="v2/transaction/create" scenario="pix_qr" />` or `error="request_invalid"`.
 *
 * @throws if the operation has no such scenario or error
 */
export function build(
  page: Page,
  {contract = '', operation: id = '', scenario, error}: Record<string, string>,
): Node[] {
  const {scenarios, errors} = operation(loadContract(contract, page.locale), id);
  const success = scenarios.find(({key}) => key === scenario)?.answer;
  const failure = errors.find(({code: one}) => one === error);
  const body = success?.body ?? failure?.example;
  if (body === undefined) {
    throw new Error(
      `${page.file}: ${id} has no scenario "${scenario ?? ''}" and no error "${error ?? ''}". Write one that the contract has.`,
    );
  }
  const status = contract.endsWith('v1') ? 200 : (success?.status ?? failure!.status);
  const type = failure && !contract.endsWith('v1') ? 'application/problem+json' : 'application/json';
  return [code('json', JSON.stringify(body, null, 2), page.t('signing.answer', {status, type}))];
}
