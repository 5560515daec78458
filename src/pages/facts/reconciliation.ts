import {formatAmount} from '../screen/values';
import {loadScreen} from '../../content/cabinet/cabinet';
import {amount, number, inlineCode} from '../../content/core/format';
import {paragraph, table, type Node} from '../../content/core/markdown';
import {
  explainDay,
  explainMonth,
  matchReports,
  sumUp,
  type Fee,
  type Sums,
} from '../../content/examples/reconciliation';
import type {Page} from '../page';

const parts: Record<string, (page: Page) => Node[]> = {match, day, month, fees};

/**
 * A worked reconciliation example from the example reports and the cabinet's screens: `<Facts name="reconciliation"
 * part="match" />`. `match` joins the two reports of a day, `day` explains the balance history, `month` the final
 * report, `fees` its fees.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const buildPart = parts[part];
  if (!buildPart)
    throw new Error(
      `${page.file}: the example of reconciliation has no part “${part}”. Write one of: ${Object.keys(parts).join(', ')}.`,
    );
  return buildPart(page);
}

const labels = ({t}: Page, ...names: string[]): string[] => names.map((name) => t(`guides.${name}`));

function sumText({t, locale}: Page, {opening, closing, ...sums}: Sums): Node {
  const write = (value: string): string => formatAmount(value, locale);
  return paragraph(
    t('guides.sums', {opening: write(opening), in: write(sums.in), out: write(sums.out), closing: write(closing)}),
  );
}

function match(page: Page): Node[] {
  const {matches, entries} = matchReports();
  const rows = matches.map(({externalId, type, status, amount: value, entries: own}) => [
    inlineCode(externalId),
    inlineCode(type),
    inlineCode(status),
    formatAmount(value, page.locale),
    own.map(({reason, amount: moved}) => `${inlineCode(reason)} ${formatAmount(moved, page.locale)}`).join('; ') ||
      page.t('guides.no_entry'),
  ]);
  return [table(labels(page, 'order', 'type', 'status', 'amount', 'entries'), rows), sumText(page, sumUp(entries))];
}

function day(page: Page): Node[] {
  const {options = {}} = loadScreen('reporting/balance_history', page.locale).blocks.entries!.columns!.reason!;
  const {entries, sums} = explainDay();
  const rows = entries.map(({reason, externalId, amount: moved, available, fee}) => [
    externalId ? inlineCode(externalId) : '—',
    `${options[reason]} (${inlineCode(reason)})`,
    formatAmount(moved, page.locale),
    formatAmount(available, page.locale),
    fee ? formula(fee, page) : '',
  ]);
  return [table(labels(page, 'order', 'why', 'amount', 'available', 'how'), rows), sumText(page, sums)];
}

/** A share such as `1.9` as a percentage, with all its decimals. */
const percentOf = (share: string, {locale}: Page): string =>
  number(Number(share) / 100, locale, {style: 'percent', maximumFractionDigits: 4});

/** A fee as a formula: “455.20 EUR × 1.9% + 0.20 EUR = 8.8488 EUR”. */
function formula({turnover, share, fixed, count, exact}: Fee, page: Page): string {
  const once = formatAmount(fixed, page.locale);
  const times = count === 1 ? once : `${count} × ${once}`;
  return `${formatAmount(turnover, page.locale)} × ${percentOf(share, page)} + ${times} = ${formatAmount(withoutZeros(exact), page.locale)}`;
}

/** Trims trailing zeros after the second decimal: `31.000000` becomes `31.00`. */
const withoutZeros = (value: string): string => value.replace(/(\.\d{2}\d*?)0+ /, '$1 ');

function month(page: Page): Node[] {
  const {options = {}} = loadScreen('final_report', page.locale).blocks.balance!.columns!.line!;
  const rows = explainMonth().lines.map(({line, reason, count, amount: moved, after}) => [
    options[line]!,
    reason ? inlineCode(reason) : '—',
    count === undefined ? '' : amount(String(count), page.locale),
    formatAmount(moved, page.locale),
    formatAmount(after, page.locale),
  ]);
  return [table(labels(page, 'line', 'reason', 'count', 'amount', 'after'), rows)];
}

function fees(page: Page): Node[] {
  const rows = explainMonth().fees.map((fee) => [
    inlineCode(fee.service),
    formula(fee, page),
    formatAmount(fee.taken, page.locale),
    formatAmount(fee.difference, page.locale),
  ]);
  return [table(labels(page, 'service', 'computed', 'taken', 'difference'), rows)];
}
