import type {PhrasingContent, Table, TableCell} from 'mdast';
import {component, element, heading, inline, table, type Node} from '../../content/core/markdown';
import {locales, type LocaleCode} from '../../content/core/locales';
import type {Page} from '../page';
import {permalink, value} from '../permalink';
import {quickLinks} from './quickLinks';

/** One row of a reference table. */
interface CodeRow {
  code: string;
  /** Lines below the code (Markdown). */
  under: string[];
  /** Lines of the second cell (Markdown or nodes). */
  lines: (string | PhrasingContent[])[];
  /** Collapsed lines below the others (Markdown). */
  more?: {summary: string; lines: string[]};
  /** Search words that are not shown. */
  also?: string[];
}

/** The rows of a group, below a heading of their own. */
interface CodeGroup {
  /** Id of the heading. */
  id: string;
  title: string;
  rows: CodeRow[];
}

/** Labels of a reference table: its two columns and the text filter. */
interface Labels {
  code: string;
  text: string;
  filter: string;
  placeholder: string;
}

/** A text filter over a two-column table of codes with a permalink per row (`#code`). */
export const codeTable = (page: Page, rows: CodeRow[], labels: Labels): Node[] =>
  withFilter(labels, [rowsOf(page, rows, labels)]);

/**
 * A text filter over such a table per group, with links to the groups; a group without a match is hidden with its
 * heading.
 */
export const codeTables = (page: Page, groups: CodeGroup[], labels: Labels): Node[] =>
  withFilter(labels, [
    quickLinks(
      page,
      groups.map(({id, title: name}) => ({id, name})),
    ),
    ...groups.map(({id, title, rows}) => element('section', {}, [heading(3, title, id), rowsOf(page, rows, labels)])),
  ]);

const withFilter = ({filter: label, placeholder}: Labels, tables: Node[]): Node[] => [
  component('TableFilter', {label, placeholder}, tables),
];

/** Its markup is minimal, because a page has 50 rows. */
function rowsOf(page: Page, rows: CodeRow[], labels: Labels): Table {
  const node = table(
    [labels.code, labels.text],
    rows.map(({code}) => [code, '']),
    'codes',
  ) as Table;
  rows.forEach(({code, under, lines, more, also}, index) => {
    const row = node.children[index + 1]!;
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}};
    const [first, second] = row.children as [TableCell, TableCell];
    first.children = [
      value(code),
      permalink(page, code, code),
      ...under.flatMap((line): PhrasingContent[] => [{type: 'break'}, ...inline(line)]),
    ];
    second.children = joinLines(lines);
    if (more) {
      const summary = element('summary', {}, [{type: 'text', value: more.summary}]);
      second.children.push(element('details', {}, [summary, ...joinLines(more.lines)]) as unknown as PhrasingContent);
    }
  });
  return node;
}

const joinLines = (lines: CodeRow['lines']): PhrasingContent[] =>
  lines.flatMap((line, position): PhrasingContent[] => [
    ...(position > 0 ? [{type: 'break' as const}] : []),
    ...(typeof line === 'string' ? inline(line) : line),
  ]);

/**
 * What the merchant may tell the payer, in every language, the page's language first: a shop uses the payer's language,
 * not the reader's.
 */
export function payerTexts(
  page: Page,
  textIn: (locale: LocaleCode) => string,
  label = 'reference.tellPayer',
): PhrasingContent[] {
  const sorted = [...locales].sort(
    (one, other) => Number(other.code === page.locale) - Number(one.code === page.locale),
  );
  return [
    {type: 'strong', children: [{type: 'text', value: page.t(label)}]},
    ...sorted.flatMap(({code, htmlLang, quotes: [opening, closing]}): PhrasingContent[] => {
      const quote = {type: 'text' as const, value: `${opening}${textIn(code)}${closing}`};
      return [
        {type: 'text', value: ' '},
        code === page.locale ? quote : (element('span', {lang: htmlLang}, [quote]) as unknown as PhrasingContent),
      ];
    }),
  ];
}
