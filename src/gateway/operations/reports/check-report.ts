import {reportOf, showReport} from '../../reports';
import type {Operation} from '../../types';

/** Says whether a report is ready. */
export const checkReport: Operation = (context, {report_id: id}) => showReport(context, id, reportOf(context, id));
