import {languages, programmingLanguages} from '../samples/languages';

/**
 * The lists of sample languages that cannot import `src/samples/languages.ts`, which contains all templates: path relative
 * to the root → code. `npm run types` writes them.
 */
export function listSampleModules(): Record<string, string> {
  const grammars = [...new Set(languages.flatMap((language) => language.grammars ?? []))];
  return {
    'src/samples/fixLanguages.ts': [
      ...programmingLanguages.map(({id}) => `import {fixes as ${id}} from './languages/${id}/fixes';`),
      '',
      '/** The programming languages with their fixes of a signature, and without the templates of their samples. */',
      'export const fixLanguages = [',
      ...programmingLanguages.map(({id, label}) => `{id: '${id}', label: '${label}', fixes: ${id}},`),
      '] as const;',
    ].join('\n'),
    'src/content/pages/sampleGrammars.ts': [
      '/** Loads the grammars of the sample languages that prism-react-renderer lacks into the global Prism. */',
      'export function loadSampleGrammars(): void {',
      ...grammars.map((grammar) => `require('prismjs/components/prism-${grammar}');`),
      '}',
    ].join('\n'),
  };
}
