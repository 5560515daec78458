import {runIn} from '../../../../../tests/support/runIn';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  command: (file) => ['node', [file]],
  receive: ({sample, driver, input, run}) => run('node', [driver, sample], input),
  evaluate: (folder, expression) => runIn(folder, 'node', ['-e', `console.log(${expression})`]),
};
