import {contractNames, listOperations, loadContract, operation as findOperation, type Contract, type Operation} from '../../../../content/contract';
import type {Page} from '../../page';

/** The contract that holds an operation: `v2` of `v2/transaction/create`, `reports-v1` of `reports/v1/create`. */
export function contractOf(operationId: string): string {
  const [first, second] = operationId.split('/');
  if (first === 'reports') return `reports-${second}`;
  return first!;
}

/** The operation that a page documents, in the page's language. */
export function operationOf(page: Page): {contract: Contract; operation: Operation} {
  const id = String(page.frontMatter.operation);
  if (`api/${id}` !== page.id && contractOf(id) !== 'invoicing') {
    throw new Error(`${page.file}: the page documents ${id}, but stands elsewhere. Move it to docs/api/${id}.mdx, or correct the key operation.`);
  }
  const contract = loadContract(contractOf(id), page.locale);
  return {contract, operation: findOperation(contract, id)};
}

/** Whether an operation changes nothing. v1 has no idempotency key to tell by: there the twin in v2 decides. */
export function isReading({id, extensions}: Operation): boolean {
  if (!id.split('/').includes('v1')) return !extensions.isIdempotent;
  const contract = contractOf(extensions.twin);
  if (!contractNames().includes(contract)) return false;
  const twin = listOperations(loadContract(contract)).find((other) => other.id === extensions.twin);
  return twin !== undefined && !twin.extensions.isIdempotent;
}

/** Address of an operation's page. */
export function pathOf(operationId: string): string {
  return `/api/${operationId}`;
}
