/** How the tests run the samples of a programming language: `src/samples/languages/<id>/tests/`. */
import type {Language} from '../../src/samples/language';
import type {FixRunner} from './signatureFixes/language';

/** A receiver that the tests run on vectors. */
interface ReceiverRun {
  /** File of the receiver. */
  sample: string;
  /** File of the program that reads vectors and calls the receiver. */
  driver: string;
  /** An empty folder to compile into. */
  folder: string;
  /** The vectors, one a line. */
  input: string;
  /** Runs a program and returns its output. */
  run: (program: string, words: string[], input?: string) => string;
}

/** How all samples of a language of the JVM are compiled together, each in its own package. */
interface JvmCompiler {
  /** Makes a sample, whose host is `@`, read the host from the property `host`. */
  adapt: (text: string) => string;
  /** Terminator of a statement. */
  end: string;
  /** File of the sample with this number, relative to the folder. */
  place: (index: number) => string;
  className: (index: number) => string;
  compile: (sources: string[], folder: string) => [program: string, words: string[]];
  classPath: string;
}

/** Type of `runner`, the export of `tests/runner.ts` of a language. */
export interface SampleRunner {
  /** The command that runs the file of a sample; undefined where every sample is compiled. */
  command?: (file: string) => [program: string, words: string[]];
  jvm?: JvmCompiler;
  /** Runs a receiver and returns a line for each vector. */
  receive: (given: ReceiverRun) => string;
  /** Prints the value of an expression, as the pages on times show them. */
  evaluate?: (folder: string, expression: string) => Promise<string>;
}

/** The runner of a language. */
export async function loadRunner({id}: Pick<Language, 'id'>): Promise<SampleRunner> {
  const module = (await import(`../../src/samples/languages/${id}/tests/runner.ts`)) as {runner: SampleRunner};
  return module.runner;
}

/** The programs that execute the fixes of a signature in a language. */
export async function loadFixRunner({id}: Pick<Language, 'id'>): Promise<FixRunner> {
  const module = (await import(`../../src/samples/languages/${id}/tests/fixes.ts`)) as {fixes: FixRunner};
  return module.fixes;
}
