import {inlineCode} from '../../content/core/format';
import {lateStories, playLate} from '../../content/examples/lateExamples';
import {code, table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The callbacks of an example with a late outcome, the last one in full: `<Facts name="lateExample" of="late" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  if (!lateStories.includes(of))
    throw new Error(`${page.file}: there is no story of="${of}". Write one of ${lateStories.join(', ')}.`);
  const {callbacks} = playLate(of);
  const rows = callbacks.map(({created_at: at, data}) => [
    inlineCode(at),
    inlineCode(data.external_id),
    inlineCode(data.status),
    String(data.version),
    data.reason_code ? inlineCode(data.reason_code) : '—',
    data.parent_id ? inlineCode(data.parent_id) : '—',
  ]);
  const head = [
    page.t('guides.at'),
    ...['external_id', 'status', 'version', 'reason_code', 'parent_id'].map(inlineCode),
  ];
  return [table(head, rows), code('json', JSON.stringify(callbacks.at(-1), null, 2), page.t('guides.last_callback'))];
}
