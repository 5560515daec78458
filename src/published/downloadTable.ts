import type {Download} from './file';
import {downloadName} from '../content/site/downloadName';
import {number, size, inlineCode} from '../content/core/format';
import {prefixOf} from '../content/core/locales';
import {table, type Node} from '../content/core/markdown';
import type {Page} from '../pages/page';

/** Id of the label that describes a file; all formats of a file share it. */
function labelOf(group: string, name: string): string {
  const base = name
    .split('/')
    .at(-1)!
    .replace(/\.\w+(\.\w+)?$/, '');
  return group === 'tables' ? `reference.downloads.${base}` : `downloads.${group}.${base}`;
}

/**
 * The published files of a group, one row per file with all its formats: `<Facts name="downloads" group="contracts"
 * />`.
 */
export async function downloadTable(downloads: Download[], page: Page, group: string): Promise<Node[]> {
  const {t, locale} = page;
  const rows = new Map<string, string[]>();
  for (const download of downloads.filter((one) => one.group === group)) {
    const files = await download.files(locale);
    if (download.isMany) {
      const count = t('downloads.count', {count: number(Object.keys(files).length, locale)});
      rows.set(t(`downloads.${group}.pattern`), [
        `${download.names.map((name) => inlineCode(`${download.isCommon ? '' : prefixOf(locale)}/${name}`)).join(', ')} (${count})`,
      ]);
      continue;
    }
    for (const [name, content] of Object.entries(files)) {
      const label = t(labelOf(group, name));
      // Files generated from the pages have no known size while the pages are being compiled.
      const bytes = typeof content === 'string' ? ` (${size(Buffer.byteLength(content), locale)})` : '';
      rows.set(label, [
        ...(rows.get(label) ?? []),
        `[${downloadName(`/${name}`) ?? name.split('/').at(-1)}](${page.download(name)})${bytes}`,
      ]);
    }
  }
  if (rows.size === 0) {
    throw new Error(
      `${page.file}: there are no downloads "${group}". Write one of ${[...new Set(downloads.map((one) => one.group))].join(', ')}.`,
    );
  }
  return [
    table(
      [t('downloads.content'), t('downloads.files')],
      [...rows].map(([label, files]) => [label, files.join(', ')]),
    ),
  ];
}
