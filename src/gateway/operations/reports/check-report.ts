import {reportOf, showReport} from '../../reports';
import type {Operation} from '../../types';

/** Returns the status of a report. */
export const checkReport: Operation<'reports/check-report'> = (context, {report_id: id}) =>
  showReport(context, id, reportOf(context, id));
