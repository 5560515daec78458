import {Failure, fieldsFailure} from '../../values/failure';
import {pageOf} from '../../books/lists';
import {csvOf, openDownload, reportOf} from '../../books/reports';
import type {Handler} from '../../books/types';

/** Default number of rows per page. */
const usualLimit = 100;

/** Returns a report: its rows by page, or the URL of its file. */
export const report: Handler<'reports/report'> = (context, {report_id: id, ...place}) => {
  const found = reportOf(context, id);
  const {world, state, now, version} = context;
  const {kind, format} = found.order;
  if (now < found.readyAt) throw new Failure('report_not_ready', 'The report is still being made.');
  const facts = {id, kind, format, rows_total: found.rows.length};
  if (format === 'csv') {
    const unknown = Object.keys(place).map((name) => ({
      pointer: `/${name}`,
      code: 'field_unknown',
      detail: 'A file has no pages.',
    }));
    if (unknown.length > 0) throw fieldsFailure(unknown);
    return {
      ...facts,
      ...openDownload(context, id),
      size_bytes: new TextEncoder().encode(csvOf(world, state, found, version)).length,
    };
  }
  const numbered = found.rows.map((row, index) => ({row, key: `row_${index + 1}`}));
  const {items, total: _total, ...rest} = pageOf(context, numbered, {limit: usualLimit, ...place}, ({key}) => key);
  return {...facts, [kind]: items.map(({row}) => row), ...rest};
};
