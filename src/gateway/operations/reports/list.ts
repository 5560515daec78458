import {pageOf} from '../../lists';
import {isKept, reportsOf, showReport} from '../../reports';
import type {Operation} from '../../types';

/** Lists the reports of the point, newest first. */
export const list: Operation<'reports/list'> = (context, body) => {
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
