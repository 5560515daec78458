import {table, type Node} from '../../content/core/markdown';
import {loadReports} from '../../content/cabinet/reports';
import type {Page} from '../page';

/** The report types: `<Facts name="reportKinds" />`. */
export function build(page: Page): Node[] {
  const rows = loadReports(page.locale).kinds.map(({name, meaning, use}) => [`\`${name}\``, meaning, use]);
  return [
    table(
      ['kind', 'meaning', 'use'].map((label) => page.t(`reports.${label}`)),
      rows,
    ),
  ];
}
