import {fieldFailure} from '../../values/failure';
import {newId, numberOf} from '../../books/ids';
import {collectRows, reportsOf, showReport} from '../../books/reports';
import {day, fromRfc3339, kyivClock} from '../../values/time';
import type {Context, Handler} from '../../books/types';
import type {PeriodBy, ReportCreate} from '../../../types/contract/reports-v2';

/** Orders a report. Repeating the order while the first report is being prepared returns that report. */
export const create: Handler<'reports/create'> = (
  context,
  {kind, format, period_by: by = 'created_at', from, to, currency},
) => {
  const {world, state, point, now} = context;
  checkPeriod(context, {kind, by, from, to});
  const order = {kind, format, period_by: by, from, to, ...(currency !== undefined && {currency})};
  const reports = reportsOf(state);
  const isSame = (other: object): boolean => JSON.stringify(other) === JSON.stringify(order);
  const known = Object.entries(reports).find(
    ([, one]) => one.point === point.id && now < one.readyAt && isSame(one.order),
  );
  if (known) return showReport(context, ...known);
  const id = newId(state, 'rep');
  numberOf(state, id);
  reports[id] = {
    point: point.id,
    order,
    createdAt: now,
    readyAt: now + world.reports.limits.check_after_seconds,
    rows: collectRows(context, order),
  };
  return showReport(context, id, reports[id]);
};

/** @throws Failure `field_value_not_allowed` if the period has not ended, is reversed or is too long */
function checkPeriod(
  {world, now}: Context,
  {kind, by, from, to}: Pick<ReportCreate, 'kind' | 'from' | 'to'> & {by: PeriodBy},
): void {
  if (kind === 'balance_entries' && by !== 'created_at') {
    throw fieldFailure('/period_by', 'field_value_not_allowed', 'Send created_at: an entry never changes.');
  }
  const [start, end] = [fromRfc3339(from), fromRfc3339(to)];
  const {longest_period_days: days} = world.reports.limits;
  if (end > now) throw fieldFailure('/to', 'field_value_not_allowed', 'Send a moment that has passed.');
  if (start >= end) throw fieldFailure('/from', 'field_value_not_allowed', 'Send a time before that of to.');
  // A period in which Kyiv sets the clocks back has one hour more, such as October.
  if (Math.min(end - start, kyivClock(end) - kyivClock(start)) > days * day)
    throw fieldFailure('/to', 'field_value_not_allowed', `Send at most ${days} days.`);
}
