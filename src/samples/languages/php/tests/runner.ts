import {runIn} from '../../../../../tests/support/runIn';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  command: (file) => ['php', [file]],
  receive: ({sample, driver, input, run}) => run('php', [driver, sample], input),
  evaluate: (folder, expression) => runIn(folder, 'php', ['-r', `echo ${expression};`]),
};
