import fs from 'node:fs';
import path from 'node:path';
import {kotlinClassPath, kotlinCompiler} from '../../../../../tests/support/jvm';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  jvm: {
    adapt: (text) => text.replace('const val HOST = "@"', 'val HOST: String = System.getProperty("host")'),
    end: '',
    place: (index) => `Sample${index}.kt`,
    className: (index) => `sample${index}.Sample${index}Kt`,
    compile: (sources, folder) => ['java', [...kotlinCompiler, '-nowarn', '-d', folder, ...sources]],
    classPath: kotlinClassPath,
  },
  receive: ({sample, driver, folder, input, run}) => {
    // The name of the file is that of its class.
    const main = path.join(folder, 'driver.kt');
    fs.copyFileSync(driver, main);
    run('java', [...kotlinCompiler, '-Werror', '-d', folder, sample, main]);
    return run('java', ['-cp', `${folder}:${kotlinClassPath}`, 'DriverKt'], input);
  },
};
