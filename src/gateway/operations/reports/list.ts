import {pageOf} from '../../books/lists';
import {isKept, reportsOf, showReport} from '../../books/reports';
import type {Handler} from '../../books/types';

/** Lists the reports of the point, newest first. */
export const list: Handler<'reports/list'> = (context, body) => {
  const reports = Object.entries(reportsOf(context.state))
    .filter(
      ([, report]) =>
        report.point === context.point.id &&
        isKept(context, report) &&
        (body.kind === undefined || report.order.kind === body.kind),
    )
    .map(([id, report]) => showReport(context, id, report))
    .reverse();
  return pageOf(context, reports, body, ({id}) => id);
};
