import {csvOf, reportsOf} from '../gateway/reports';
import {loadContract} from './contract';
import {play} from './replay';
import {loadReports} from './reports';
import {loadWorld} from './world';

/** Name of the published example of a report. */
export function reportFile(version: 'v1' | 'v2', kind: string): string {
  return `examples/reports_${version}_${kind}.csv`;
}

/**
 * Examples of the files of reports as downloads: what the reference gateway makes of the scenario `report_<kind>`, so
 * that rows on the pages of the operations and in the file are the same.
 *
 * @throws a sentence, when a kind has no such scenario
 */
export function reportFiles(): Record<string, string> {
  const world = loadWorld();
  return Object.fromEntries(
    (['v1', 'v2'] as const).flatMap((version) =>
      loadReports().kinds.map(({name}): [string, string] => {
        const scenario = loadContract(`reports-${version}`).scenarios.find(({key}) => key === `report_${name}`);
        if (!scenario) throw new Error(`src/contract/reports-${version}/scenarios: there is no report_${name}.yaml. Write a story in which a report of this kind is taken.`);
        const {state} = play(world, scenario);
        return [reportFile(version, name), csvOf(world, state, Object.values(reportsOf(state))[0]!, version)];
      }),
    ),
  );
}
