import {isText, type Rule} from './rule';

/** A line of headers with an empty one among them, over the line that makes it a table. */
const emptyHeader = /^(?=.*\|[ \t]*\|)\|.*\|[ \t]*\n\|[ \t:|-]*-{3}/gm;

export const rule: Rule = {
  id: 'table-headers',
  message:
    'A column of a table has no header, so a screen reader cannot say what its cells are. Name every column, the first one too.',
  appliesTo: isText,
  check: (text) => [...text.matchAll(emptyHeader)].map(([found]) => found.split('\n')[0]!),
  failing: {file: 'docs/a.mdx', text: '| | v1 | v2 |\n|---|---|---|\n| Time | a | b |\n'},
  passing: {file: 'docs/a.mdx', text: '| What | v1 | v2 |\n|---|---|---|\n| Time |  | b |\n'},
};
