import {code, paragraph, type Node} from '../../content/core/markdown';
import {reportFile, reportFiles} from '../../content/examples/reportFiles';
import type {Page} from '../page';

/** The example file of a report type, and its downloads: `<Facts name="reportExample" kind="transactions" />`. */
export function build(page: Page, {kind}: Record<string, string>): Node[] {
  const text = reportFiles()[reportFile('v2', kind!)];
  if (!text)
    throw new Error(`${page.file}: there is no example of a report "${kind}". Write a kind of src/data/reports.yaml.`);
  const link = (version: 'v1' | 'v2'): string => {
    const name = reportFile(version, kind!);
    return `[${name.split('/').at(-1)}](${page.download(name)})`;
  };
  return [
    code('text', text.replaceAll('\r\n', '\n').trimEnd(), reportFile('v2', kind!).split('/').at(-1)),
    paragraph(page.t('reports.download', {v2: link('v2'), v1: link('v1')})),
  ];
}
