import {contractOf, versionOf} from '../../gateway/values/operationId';

/** The version of the merchant or reports API that a page is about, by the operation in its front matter: `v2`. */
export function versionLabelOf(frontMatter: object): 'v1' | 'v2' | null {
  const {operation} = frontMatter as {operation?: string};
  return operation === undefined || contractOf(operation) === 'invoicing' ? null : versionOf(operation);
}
