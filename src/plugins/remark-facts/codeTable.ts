import type {PhrasingContent, Table, TableCell} from 'mdast';
import {component, element, inline, preformatted, table, type Node} from '../../content/core/markdown';
import {locales, type LocaleCode} from '../../content/core/locales';
import type {Page} from './page';

/** One row of a reference table. */
export interface CodeRow {
  code: string;
  /** Lines below the code (Markdown). */
  under: string[];
  /** Lines of the second cell (Markdown or nodes). */
  lines: (string | PhrasingContent[])[];
  /** Collapsed text below the lines. */
  example?: {summary: string; text: string};
  /** Search words that are not shown. */
  also?: string[];
}

/**
 * A two-column table of codes with a permalink per row (`#code`) and a text filter. Its markup is minimal, because a
 * page has 50 of them.
 */
export function codeTable(
  page: Page,
  rows: CodeRow[],
  labels: {code: string; text: string; filter: string; placeholder: string},
): Node[] {
  const node = table(
    [labels.code, labels.text],
    rows.map(({code}) => [code, '']),
  ) as Table;
  rows.forEach(({code, under, lines, example, also}, index) => {
    const row = node.children[index + 1]!;
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}};
    const [first, second] = row.children as [TableCell, TableCell];
    first.children = [
      // The link registers its id for the broken-anchor check, and is the row's permalink.
      element('a', {id: code, href: `#${code}`}, inline(`\`${code}\``)) as unknown as PhrasingContent,
      ...under.flatMap((line): PhrasingContent[] => [{type: 'break'}, ...inline(line)]),
    ];
    second.children = lines.flatMap((line, position): PhrasingContent[] => [
      ...(position > 0 ? [{type: 'break' as const}] : []),
      ...(typeof line === 'string' ? inline(line) : line),
    ]);
    if (example) {
      const summary = element('summary', {}, [{type: 'text', value: example.summary}]);
      second.children.push(element('details', {}, [summary, preformatted(example.text)]) as unknown as PhrasingContent);
    }
  });
  return [component('TableFilter', {label: labels.filter, placeholder: labels.placeholder}, [node])];
}

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
