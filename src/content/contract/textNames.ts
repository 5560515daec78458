/**
 * The names of a text on a command line, narrowest first: its own, its operation’s if it belongs to one, its contract’s.
 * Its own is the operationId or the contract, `#`, and the JSON Pointer (RFC 6901) below it: `v2/transaction/find#` for
 * the summary and the description of an operation, `v2#/components/schemas/Status` for a schema.
 *
 * @param path keys and indexes from the bundled contract to the node with the text
 */
export function namesOfText(
  contract: string,
  document: {paths: Record<string, {post: {operationId: string}}>},
  path: string[],
): [own: string, ...wider: string[]] {
  const [section, address, method, ...rest] = path;
  const operationId = section === 'paths' && method === 'post' ? document.paths[address!]?.post.operationId : undefined;
  return operationId === undefined
    ? [`${contract}#${pointerTo(path)}`, contract]
    : [`${operationId}#${pointerTo(rest)}`, operationId, contract];
}

const pointerTo = (path: string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
