import type {PhrasingContent, Table, TableCell} from 'mdast';
import {component, element, inline, preformatted, table, type Node} from '../../content/core/markdown';
import {locales, type LocaleCode} from '../../content/core/locales';
import type {Page} from './page';

/** One code of a reference table. */
export interface CodeRow {
  code: string;
  /** What stands under the code, line by line (Markdown). */
  under: string[];
  /** What stands beside it, line by line (Markdown, or nodes). */
  lines: (string | PhrasingContent[])[];
  /** A text that opens under the lines. */
  example?: {summary: string; text: string};
  /** Words that the filter finds and nobody sees. */
  also?: string[];
}

/**
 * Codes in a table of two columns, each row with its own address (`#code`), filtered in the page. Light on purpose:
 * a page holds 50 of them.
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
    if (also?.length) row.data = {hProperties: {'data-also': also.join(' ')}} as never;
    const [first, second] = row.children as [TableCell, TableCell];
    first.children = [
      // The link collects the id for the check of anchors, and gives the reader the row's address.
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

/** What the merchant may tell the payer, in every language, the page's own first: the shop speaks the payer's, not the reader's. */
export function payerTexts(page: Page, textIn: (locale: LocaleCode) => string): PhrasingContent[] {
  const sorted = [...locales].sort(
    (one, other) => Number(other.code === page.locale) - Number(one.code === page.locale),
  );
  return [
    {type: 'strong', children: [{type: 'text', value: page.t('reference.tellPayer')}]},
    ...sorted.flatMap(({code, htmlLang}): PhrasingContent[] => {
      const text = page.t(`reference.quote.${code}`, {text: textIn(code)});
      const quote = {type: 'text' as const, value: text};
      return [
        {type: 'text', value: ' '},
        code === page.locale ? quote : (element('span', {lang: htmlLang}, [quote]) as unknown as PhrasingContent),
      ];
    }),
  ];
}
