import type {Rule} from './rule';

export const rule: Rule = {
  id: 'heading-ids',
  message:
    'Every heading ends with its id in English kebab-case: ## Errors {/* #errors */}. A page has no heading of level 1: its title is one.',
  appliesTo: (file) => file.endsWith('.mdx'),
  check: (text) =>
    text
      .replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, '')
      .split('\n')
      .filter((line) => /^#{1,6} /.test(line) && !/^#{2,6} .*\{\/\* #[a-z0-9]+(-[a-z0-9]+)* \*\/\}$/.test(line)),
  failing: {file: 'docs/a.mdx', text: '## Errors'},
  passing: {file: 'docs/a.mdx', text: '## Errors {/* #errors */}'},
};
