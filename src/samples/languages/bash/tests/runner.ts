import {runIn} from '../../../../../tests/support/runIn';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  command: (file) => ['bash', [file]],
  receive: ({sample, driver, input, run}) => run('bash', [driver, sample], input),
  evaluate: (folder, expression) => runIn(folder, 'bash', ['-c', expression]),
};
