/** Reports: their rows, their schedule and their files. */
import {derive, numberOf} from './ids';
import {ownOf} from './own';
import {day, fromRfc3339, toRfc3339} from '../values/time';
import {toV1} from './translate';
import {toCsv} from '../values/csv';
import type {Context, HttpAnswer, Report, ReportOrder, ReportRow, State, Stores, World} from './types';
import type * as Reports from '../../types/contract/reports-v2';
import type {Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

const hex = '0123456789abcdef';

/** Reports by id, in the order of creation. */
export function reportsOf({stores}: State): Record<string, Report> {
  return (stores.reports ??= {});
}

/** Download URLs by key. */
function downloadsOf({stores}: State): NonNullable<Stores['downloads']> {
  return (stores.downloads ??= {});
}

/** Whether a report has not been deleted yet. */
export function isKept({world, now}: Context, {createdAt}: Report): boolean {
  return now < createdAt + world.reports.limits.kept_days * day;
}

/**
 * Returns a report of the point by its id.
 *
 * @throws Failure `report_not_found`
 */
export function reportOf(context: Context, id: string): Report {
  return ownOf(context, reportsOf(context.state), id, 'report', 'report_not_found', (report) =>
    isKept(context, report),
  );
}

/** The report as the API returns it. */
export function showReport(
  {world, now}: Context,
  id: string,
  {order, createdAt, readyAt, rows}: Report,
): Reports.Report {
  const {kept_days: days, check_after_seconds: pause} = world.reports.limits;
  const isReady = now >= readyAt;
  return {
    id,
    ...order,
    status: isReady ? 'ready' : 'processing',
    ...(isReady ? {rows_total: rows.length} : {check_after: pause}),
    created_at: toRfc3339(createdAt),
    ...(isReady && {ready_at: toRfc3339(readyAt)}),
    expires_at: toRfc3339(createdAt + days * day),
  };
}

/** The rows of an order as of now. */
export function collectRows(context: Context, order: ReportOrder): ReportRow[] {
  const {state, point} = context;
  const from = fromRfc3339(order.from);
  const to = fromRfc3339(order.to);
  const fits = (time: string, currency: string): boolean => {
    const at = fromRfc3339(time);
    return at >= from && at < to && (order.currency === undefined || currency === order.currency);
  };
  if (order.kind === 'balance_entries') {
    return Object.values(state.stores.journal ?? {})
      .filter(({created_at: time, currency}) => fits(time, currency))
      .map((entry) => ({...entry}));
  }
  return Object.values(state.entries)
    .filter(({data, point: owner}) => owner === point.id && fits(data[order.period_by], data.currency))
    .map(({data}) => rowOf(context, data))
    .sort((one, other) => fromRfc3339(one[order.period_by]) - fromRfc3339(other[order.period_by]));
}

/** A transaction as a row: only the columns of the report, and the fee, which the sandbox does not charge. */
function rowOf({world}: Context, {id, ...data}: Transaction): Reports.TransactionRow {
  const row: JsonObject = {transaction_id: id, ...data, fee: (0).toFixed(world.exponentOf(data.currency))};
  return Object.fromEntries(
    world.reports.columns.transactions!.v2.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
  ) as Reports.TransactionRow;
}

/** The file of a report in one version of the API. */
export function csvOf(world: World, state: State, {order, rows}: Report, version: 'v1' | 'v2'): string {
  return toCsv(
    world.reports.columns[order.kind]![version],
    version === 'v1' ? rows.map((row) => toV1(world, state, row)) : rows,
  );
}

/** Creates a download URL that is valid for a limited time without further authentication. */
export function openDownload(
  {world, state, now, version}: Context,
  id: string,
): Pick<Reports.ReportContent, 'download_url' | 'download_expires_at'> {
  const downloads = downloadsOf(state);
  const key = derive(`${state.seed} download ${id} ${Object.keys(downloads).length}`, 40, hex);
  const until = now + world.reports.limits.download_seconds;
  downloads[key] = {report: id, version, until};
  return {download_url: `${world.hosts.api}/reports/files/${key}.csv`, download_expires_at: toRfc3339(until)};
}

/**
 * Processes a `GET` of a download URL.
 *
 * @returns 404 for an unknown URL, 410 for an expired one
 */
export function download(world: World, state: State, path: string, now: number): HttpAnswer {
  const key = /^\/reports\/files\/([0-9a-f]{40})\.csv$/.exec(path.split('?')[0]!)?.[1] ?? '';
  const downloads = downloadsOf(state);
  const known = Object.hasOwn(downloads, key) ? downloads[key] : undefined;
  if (!known) return {status: 404, headers: {'Content-Type': 'text/plain'}, body: 'There is no such file.\n'};
  if (now >= known.until)
    return {
      status: 410,
      headers: {'Content-Type': 'text/plain'},
      body: 'This address has expired. Ask for the report again.\n',
    };
  const report = reportsOf(state)[known.report]!;
  const name = `${report.order.kind}_${known.version === 'v1' ? numberOf(state, known.report) : known.report}.csv`;
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
  return {status: 200, headers, body: csvOf(world, state, report, known.version)};
}
