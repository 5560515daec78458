import {reportOf, showReport} from '../../books/reports';
import type {Handler} from '../../books/types';

/** Returns the status of a report. */
export const checkReport: Handler<'reports/check-report'> = (context, {report_id: id}) =>
  showReport(context, id, reportOf(context, id));
