import {
  contractNames,
  listOperations,
  loadContract,
  operation as findOperation,
  type Contract,
  type Operation,
  type AuthenticationScheme,
} from '../../../content/contract/contract';
import {pageAt} from '../../../content/core/sidebar';
import {contractOf} from '../../../gateway/values/operationId';
import type {Page} from '../../page';

/** The operation that a page documents, in the page's language. */
export function operationOf(page: Page): {contract: Contract; operation: Operation} {
  const id = String(page.frontMatter.operation);
  const place = pageAt(pathOf(id));
  if (place !== page.id) {
    throw new Error(
      `${page.file}: the page documents ${id}, but is not at its path. Move it to docs/${place}.mdx, or correct the key operation.`,
    );
  }
  const contract = loadContract(contractOf(id), page.locale);
  return {contract, operation: findOperation(contract, id)};
}

/**
 * Whether an operation is read-only. In v2 that is an operation without an idempotency key; in v1, which has no keys,
 * the v2 counterpart decides. An OAuth request is never read-only.
 */
export function isReadOnly({scheme, extensions}: Operation): boolean {
  if (scheme === 'client') return false;
  if (scheme !== 'v1') return !extensions.isIdempotent;
  const contract = extensions.twin && contractOf(extensions.twin);
  if (!contract || !contractNames().includes(contract)) return false;
  const twin = listOperations(loadContract(contract)).find((other) => other.id === extensions.twin);
  return twin !== undefined && !twin.extensions.isIdempotent;
}

/** Path of an operation's page. */
export function pathOf(operationId: string): string {
  if (contractOf(operationId) === 'invoicing') {
    const name = operationId.split('/').at(-1)!;
    return `${name.startsWith('invoice_') ? '/services/invoicing/api' : '/invoicing/api_invoicing'}/${name}`;
  }
  return `/api/${operationId}`;
}

/** The page that explains each authentication scheme. */
export const authenticationPages: Record<AuthenticationScheme, string> = {
  v2: '/request_format',
  v1: '/request_format_v1',
  bearer: '/invoicing/api_invoicing/token',
  client: '/invoicing/api_invoicing/#ask-token',
};
