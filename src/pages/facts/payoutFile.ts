import {inlineCode, number} from '../../content/core/format';
import {bytesText} from '../../content/core/limits';
import {code, paragraph, table, type Node} from '../../content/core/markdown';
import {loadPayoutFile, payoutColumns, payoutFileName, payoutFiles} from '../../content/cabinet/payoutFile';
import {limitsOf} from '../tables/fieldList';
import type {Page} from '../page';

function columns(page: Page): Node[] {
  const {t} = page;
  const {rows} = loadPayoutFile();
  const written = [...new Set(rows.flatMap(Object.keys))];
  return [
    table(
      [t('cabinet.fileColumn'), t('cabinet.meaning'), t('cabinet.rules')],
      payoutColumns(page.locale).map(({name, field}) => {
        const isOpen = name.endsWith('*');
        const example =
          written.find((column) => isOpen && column.startsWith(name.slice(0, -1))) ?? name.replace('*', 'city');
        const when = field.isRequired
          ? t('cabinet.requiredInFile')
          : field.requiredWhen && `${t('field.requiredWhen')} ${field.requiredWhen}`;
        // The example of the contract may be that of a pay-in.
        const inFile = rows.find((row) => row[name])?.[name] ?? field.example;
        const rules = isOpen
          ? [t('cabinet.otherName', {example: inlineCode(example)})]
          : limitsOf({...field, example: inFile}, page);
        return [inlineCode(name), field.description, [when, ...rules].filter(Boolean).join(' · ')];
      }),
    ),
  ];
}

function limits({t, locale}: Page): Node[] {
  const {
    limits: {rows, bytes},
    separators,
  } = loadPayoutFile();
  return [
    table(
      [t('cabinet.limit'), t('cabinet.value')],
      [
        [t('cabinet.fileRows'), t('cabinet.upTo', {number: number(rows, locale)})],
        [t('cabinet.fileSize'), t('cabinet.upTo', {number: bytesText(bytes, locale)})],
        [t('cabinet.fileSeparator'), separators.map(inlineCode).join(', ')],
      ],
    ),
  ];
}

function example(page: Page): Node[] {
  const [[name, text]] = Object.entries(payoutFiles()) as [[string, string]];
  const title = payoutFileName.split('/').at(-1)!;
  return [
    code('text', text.replaceAll('\r\n', '\n').trimEnd(), title),
    paragraph(page.t('cabinet.downloadFile', {link: `[${title}](${page.download(name)})`})),
  ];
}

/** The payouts file: `<Facts name="payoutFile" show="columns" />`, or `limits` or `example`. */
export function build(page: Page, {show = ''}: Record<string, string>): Node[] {
  const parts: Record<string, (page: Page) => Node[]> = {columns, limits, example};
  const part = parts[show];
  if (!part)
    throw new Error(
      `${page.file}: there is no "${show}" of the file of payouts. Write one of ${Object.keys(parts).join(', ')}.`,
    );
  return part(page);
}
