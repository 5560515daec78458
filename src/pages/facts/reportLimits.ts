import {unitsOf} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import {loadReports} from '../../content/cabinet/reports';
import type {Page} from '../page';

/** The limits of reports: `<Facts name="reportLimits" />`. */
export function build(page: Page): Node[] {
  const {limits} = loadReports(page.locale);
  const {t} = page;
  const rows = [
    [t('reports.period'), unitsOf(limits.longest_period_days, 'day', page.locale)],
    [t('reports.kept'), unitsOf(limits.kept_days, 'day', page.locale)],
    [
      t('reports.check'),
      `\`check_after\`; ${t('reports.check_test', {time: unitsOf(limits.check_after_seconds, 'second', page.locale)})}`,
    ],
    [t('reports.address'), unitsOf(limits.download_seconds / 60, 'minute', page.locale)],
  ];
  return [table([t('reports.limit'), t('reports.value')], rows)];
}
