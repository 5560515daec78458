import fs from 'node:fs';
import path from 'node:path';
import {gson} from '../../../../../tests/support/jvm';
import {runIn} from '../../../../../tests/support/runIn';
import type {SampleRunner} from '../../../../../tests/support/sampleRunner';

export const runner: SampleRunner = {
  command: (file) => ['java', ['-cp', gson, file]],
  jvm: {
    adapt: (text) => text.replace('HOST = "@"', 'HOST = System.getProperty("host")'),
    end: ';',
    place: (index) => `sample${index}/Sample.java`,
    className: (index) => `sample${index}.Sample`,
    compile: (sources, folder) => ['javac', ['-cp', gson, '-d', folder, ...sources]],
    classPath: gson,
  },
  receive: ({sample, driver, folder, input, run}) => {
    const sources = ['CallbackVerifier.java', 'Driver.java'].map((name) => path.join(folder, name));
    [sample, driver].forEach((file, index) => fs.copyFileSync(file, sources[index]!));
    run('javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-cp', gson, '-d', folder, ...sources]);
    return run('java', ['-cp', `${folder}:${gson}`, 'Driver'], input);
  },
  evaluate: (folder, expression) => {
    const imports = 'import java.time.*;\nimport java.time.format.*;';
    const main = `public class Main { public static void main(String[] args) { System.out.println(${expression}); } }`;
    fs.writeFileSync(path.join(folder, 'Main.java'), `${imports}\n${main}\n`);
    return runIn(folder, 'java', ['Main.java']);
  },
};
