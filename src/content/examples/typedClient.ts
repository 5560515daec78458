import {fillTokens} from '../core/tokens';
import {readInput} from '../core/fileCache';

/** Folder of the typed client's commands and programs; `output/` holds their output. */
export const typedClientFolder = 'src/samples/typedClient';

/** The files in page order. */
export const typedClientFiles = ['install.sh', 'types.sh', 'client.ts', 'pay.ts', 'run.sh', 'output/paid.txt'] as const;

export type TypedClientFile = (typeof typedClientFiles)[number];

/** The content of a file as tests run it, with brand tokens replaced. */
export function loadTypedClient(file: TypedClientFile): string {
  const name = `${typedClientFolder}/${file}`;
  return fillTokens(readInput(name), name);
}
