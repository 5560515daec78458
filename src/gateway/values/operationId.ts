/**
 * Parses operationIds. An operationId is the path of the operation without the first slash, with the parts of the
 * address in place of the parameters: `v2/transaction/create`, `reports/v1/list`, `invoicing/v1/token`. Each function
 * takes an operationId or a path, known or not.
 */

/** The parts of an id; slashes at the beginning, at the end and in a row are ignored. */
const partsOf = (id: string): string[] => id.split('/').filter((part) => part !== '');

/** The contract of an operation: `v2`, `v1`, `reports-v2`, `reports-v1` or `invoicing`. */
export function contractOf(id: string): string {
  const [area = '', version = ''] = partsOf(id);
  return area === 'reports' ? `${area}-${version}` : area;
}

/**
 * The version whose request, response and error formats an operation uses. Invoicing uses those of v2, whatever the
 * number in its path.
 */
export function versionOf(id: string): 'v1' | 'v2' {
  return partsOf(id).includes('v1') && contractOf(id) !== 'invoicing' ? 'v1' : 'v2';
}

/** An operation's id without the version: `transaction/create`, `reports/list`, `invoicing/token`. */
export function unversioned(id: string): string {
  return partsOf(id)
    .filter((part) => !/^v\d+$/.test(part))
    .join('/');
}
