import {parseArgs} from 'node:util';

interface Options {
  /** How often each time is taken; the median counts. */
  runs: number;
  /** Folders of built sites that are measured instead of being built. */
  built: {site?: string; baseline?: string};
  /** Whether sites with 4 and 12 times the pages are built as well. */
  isGrowth: boolean;
  /** Where the figures are written; by default outside of what is committed. */
  out: string;
}

/**
 * How often something is measured.
 * @throws a sentence that says what to write, for anything but a number
 */
export function readRuns(runs: string): number {
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs ${runs} is no number of runs. Write one from 1 to 99.`);
  return Number(runs);
}

/**
 * Parses the command line.
 * @throws a sentence that says what to write, for an unknown option or a bad value
 */
export function readOptions(words: string[]): Options {
  const {values} = parseArgs({
    args: words,
    options: {
      runs: {type: 'string', default: '5'},
      site: {type: 'string'},
      baseline: {type: 'string'},
      growth: {type: 'boolean', default: false},
      out: {type: 'string', default: '.docusaurus/bench.md'},
    },
  });
  const {runs, site, baseline, growth, out} = values;
  if (growth && (site || baseline)) throw new Error('--growth builds every site. Leave --site and --baseline out.');
  return {runs: readRuns(runs), built: {site, baseline}, isGrowth: growth, out};
}
