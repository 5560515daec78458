import {runIn} from '../../../../../tests/support/runIn';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  command: (file) => ['python3', [file]],
  receive: ({sample, driver, input, run}) => run('python3', [driver, sample], input),
  evaluate: (folder, expression) => {
    const imports = 'from datetime import datetime, timezone\nfrom zoneinfo import ZoneInfo';
    return runIn(folder, 'python3', ['-c', `${imports}\nprint(${expression})`]);
  },
};
