import type {SampleRequest} from './request';

/**
 * A language of the samples, declared by `src/samples/languages/<id>/index.ts`. The folder of a programming language also
 * holds its receivers, its fixes of a signature, and its tests with the packages that they need.
 */
export interface Language {
  /** Name of the folder, and Prism's name of the language. */
  id: string;
  /** Name of the language, not translated. */
  label: string;
  /** File extension of the sample. */
  extension: string;
  /** Grammars of Prism that prism-react-renderer does not contain, each after those that it depends on. */
  grammars?: string[];
  /** Whether a sample is the request itself, not a program that sends it. */
  isMessage?: boolean;
  /** Whether a form, the body of a `client` request, cannot be written in it. */
  hasNoForms?: boolean;
  render: (request: SampleRequest) => string;
}
