import {code, type Node} from '../../content/core/markdown';
import {loadTypedClient, typedClientFiles} from '../../content/examples/typedClient';
import type {Page} from '../page';

const languageOf: Record<string, string> = {sh: 'bash', ts: 'typescript', txt: 'text'};

/** A code block of the typed client, input or output: `<Facts name="typedClient" file="client.ts" />`. */
export function build(page: Page, {file = ''}: Record<string, string>): Node[] {
  const known = typedClientFiles.find((name) => name === file);
  if (!known)
    throw new Error(
      `${page.file}: <Facts name="typedClient" file="${file}" /> is not a file of the typed client. Write one of ${typedClientFiles.join(', ')}.`,
    );
  const title = known.startsWith('output/')
    ? page.t('sandbox.quickstart.output')
    : known.endsWith('.ts')
      ? known
      : page.t('sandbox.quickstart.input');
  return [code(languageOf[known.split('.').at(-1)!]!, loadTypedClient(known).trimEnd(), title)];
}
