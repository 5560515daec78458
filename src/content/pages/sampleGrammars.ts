// Generated from src/samples/languages.ts by `npm run types`. Change that instead.

/** Loads the grammars of the sample languages that prism-react-renderer lacks into the global Prism. */
export function loadSampleGrammars(): void {
  require('prismjs/components/prism-bash');
  require('prismjs/components/prism-markup-templating');
  require('prismjs/components/prism-php');
  require('prismjs/components/prism-java');
  require('prismjs/components/prism-http');
}
