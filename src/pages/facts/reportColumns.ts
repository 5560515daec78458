import {fields, loadContract} from '../../content/contract/contract';
import {table, type Node} from '../../content/core/markdown';
import {loadReports} from '../../content/cabinet/reports';
import type {Page} from '../page';

/** The columns of a report type in both versions: `<Facts name="reportColumns" kind="transactions" />`. */
export function build(page: Page, {kind: name}: Record<string, string>): Node[] {
  const {kinds} = loadReports(page.locale);
  const kind = kinds.find((one) => one.name === name);
  if (!kind)
    throw new Error(
      `${page.file}: there is no kind of report "${name}". Write one of ${kinds.map((one) => one.name).join(', ')}.`,
    );
  const wordsOf = (version: 'v1' | 'v2'): Record<string, string> => {
    const {document} = loadContract(`reports-${version}`, page.locale);
    return Object.fromEntries(
      fields(document, {$ref: `#/components/schemas/${kind.row}`}).map((field) => [field.name, field.description]),
    );
  };
  const words = {v1: wordsOf('v1'), v2: wordsOf('v2')};
  const code = (text: string | undefined): string => (text ? `\`${text}\`` : '—');
  const meaningOf = (v1: string, v2: string | undefined): string => {
    if (!v2) return `${words.v1[v1]} ${page.t('reports.only_v1')}`;
    return v1 === v2 ? words.v2[v2]! : `${words.v2[v2]} ${page.t('reports.in_v1', {meaning: words.v1[v1]!})}`;
  };
  const rows = kind.columns.map(({names: {v1, v2}, field}) => [
    v1 === v2 || !v2 ? code(v1) : `${code(v2)}, v1 ${code(v1)}`,
    meaningOf(v1, v2),
    code(field),
  ]);
  return [
    table(
      ['column', 'meaning', 'field'].map((label) => page.t(`reports.${label}`)),
      rows,
    ),
  ];
}
