import {code, type Node} from '../../content/core/markdown';
import {loadQuickstart, quickstartFiles} from '../../content/examples/quickstart';
import type {Page} from '../page';

const languageOf: Record<string, string> = {sh: 'bash', mjs: 'javascript', json: 'json', txt: 'text'};

/** A code block of the quickstart, input or output: `<Facts name="quickstart" file="create.sh" />`. */
export function build(page: Page, {file = ''}: Record<string, string>): Node[] {
  const known = quickstartFiles.find((name) => name === file);
  if (!known)
    throw new Error(
      `${page.file}: <Facts name="quickstart" file="${file}" /> is not a file of the quickstart. Write one of ${quickstartFiles.join(', ')}.`,
    );
  const kind = known.startsWith('output/')
    ? page.t('sandbox.quickstart.output')
    : known.endsWith('.mjs')
      ? known
      : page.t('sandbox.quickstart.input');
  return [code(languageOf[known.split('.').at(-1)!]!, loadQuickstart(known).trimEnd(), kind)];
}
