import {csvOf, reportsOf, type Report, type State, type World} from '../../gateway';
import {loadContract} from '../contract/contract';
import {play} from './replay';
import {loadReports} from '../cabinet/reports';
import {loadWorld} from './world';
import type {BalanceEntryRow, TransactionRow} from '../../types/contract/reports-v2';

/** Name of the published example file of a report. */
export function reportFile(version: 'v1' | 'v2', kind: string): string {
  return `examples/reports_${version}_${kind}.csv`;
}

/**
 * The report of the scenario `report_<kind>` as the reference gateway generates it, so that the rows on the pages and
 * in the file are the same.
 *
 * @throws a sentence if a kind has no such scenario
 */
function exampleReport(world: World, version: 'v1' | 'v2', kind: string): {state: State; report: Report} {
  const scenario = loadContract(`reports-${version}`).scenarios.find(({key}) => key === `report_${kind}`);
  if (!scenario)
    throw new Error(
      `src/contract/reports-${version}/scenarios: there is no report_${kind}.yaml. Write a story in which a report of this kind is taken.`,
    );
  const {state} = play(world, scenario);
  return {state, report: Object.values(reportsOf(state))[0]!};
}

/** The row of each kind of report. */
interface Rows {
  transactions: TransactionRow;
  balance_entries: BalanceEntryRow;
}

/** The rows of an example report in v2. */
export function reportRows<Kind extends keyof Rows>(kind: Kind): Rows[Kind][] {
  return exampleReport(loadWorld(), 'v2', kind).report.rows as Rows[Kind][];
}

/** Example report files as downloads. */
export function reportFiles(): Record<string, string> {
  const world = loadWorld();
  return Object.fromEntries(
    (['v1', 'v2'] as const).flatMap((version) =>
      loadReports().kinds.map(({name}): [string, string] => {
        const {state, report} = exampleReport(world, version, name);
        return [reportFile(version, name), csvOf(world, state, report, version)];
      }),
    ),
  );
}
