import type {Rule} from './rule';

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const pascalCase = /^[A-Z][a-zA-Z0-9]*$/;
const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Components, which Docusaurus finds by the names of their folders. */
const components = /^(src\/(components|theme)|tests\/support\/shellSite\/theme)\//;
/** Names taken from elsewhere: the path of an operation, a published file, the schema or contract of a generated type. */
const published = /^(src\/gateway\/operations|src\/types|src\/samples\/languages\/\w+\/(receivers|tests\/drivers))\//;

/** The words of a path that have another case than their place asks for. */
function misnamed(file: string): string[] {
  const folders = file.split('/');
  // `styles.module.css`, `data.test.ts`; a page of Docusaurus that begins with an underscore has no address.
  const name = folders.pop()!.split('.')[0]!.replace(/^_/, '');
  const isComponent = components.test(file);
  const folderCase = (folder: string, index: number): RegExp =>
    file.startsWith('src/plugins/') && index === 2
      ? kebabCase
      : isComponent && folders.slice(0, index).some((above) => above === 'components' || above === 'theme')
        ? pascalCase
        : camelCase;
  const hasCase = isComponent && file.endsWith('.tsx') && name !== 'index' ? pascalCase : camelCase;
  return [
    ...folders.filter((folder, index) => !folderCase(folder, index).test(folder)),
    ...(hasCase.test(name) ? [] : [name]),
  ];
}

export const rule: Rule = {
  id: 'file-names',
  message:
    'A file of code is named in camelCase, the folder and the file of a component in PascalCase, the folder of a plugin in kebab-case. Rename it (git mv).',
  appliesTo: (file) => /^(src|tests)\/.*\.(tsx?|m?js|css)$/.test(file) && !published.test(file),
  check: (_text, file) => misnamed(file),
  failing: {file: 'src/content/core/file_cache.ts', text: ''},
  passing: {file: 'src/components/CopyButton/index.tsx', text: ''},
};
