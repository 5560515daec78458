import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rooms of `src/content`, lowest first: a file imports from its own room and from the rooms before it. */
const rooms = ['core', 'contract', 'services', 'reference', 'signing', 'cabinet', 'examples', 'pages', 'site'];
/** The layers of `src`, lowest first: a folder imports from lower layers and itself, but not from others of its own layer. */
const layers = [
  ['types'],
  ['gateway', 'icons'],
  ['content'],
  ['samples', 'sandbox'],
  ['components', 'plugins', 'clientModules'],
  ['theme', 'cli'],
];

/**
 * Files where the rules against `any` are off, because they read contracts and bodies of any shape as untyped JSON. Give
 * such a file types, from `src/types/` if they exist there, then remove it here; the list only gets shorter.
 */
const untypedJson = [
  'src/content/contract/**',
  'src/samples/postman/collection.ts',
  'tests/content/gateway/{account,cancel,properties,scenarios}.test.ts',
  'tests/content/{accountServices,coins,contract,localGateway,operationSamples,pagePreview,postman,reports}.test.ts',
  'tests/unit/gateway/{binancePayNotify,cards,coins,holdsAndCodes,pageTemplates,resendGiftcode,transfers}.test.ts',
];

const below = (list, index) => list.slice(index + 1).flat();
const zones = [
  ...rooms.map((room, index) => ({
    target: `./src/content/${room}`,
    from: below(rooms, index).map((other) => `./src/content/${other}`),
    message: `src/content/${room} may import from ${[...rooms.slice(0, index), room].join(', ')} alone. Move the file, or what it needs, to the room where it belongs.`,
  })),
  ...layers.slice(0, -1).flatMap((folders, index) =>
    folders.map((folder) => ({
      target: `./src/${folder}`,
      from: below(layers, index).map((other) => `./src/${other}`),
      message: `src/${folder} may not import from ${below(layers, index).join(', ')}: these build on it.`,
    })),
  ),
].filter(({from}) => from.length > 0);

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus*',
      'node_modules',
      'static',
      'src/samples/**/*.{js,mjs}',
      // Compiled by its test, beside the types that it generates.
      'src/samples/typedClient',
      'src/types/{data,contract,pages}',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}}},
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {...reactHooks.configs.recommended.rules},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones}],
      // An `import()` within a function runs after both modules have loaded.
      'import-x/no-cycle': ['error', {ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true}],
    },
  },
  {
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Take it from tests/support/browser, where it listens for what the security policy refuses.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='goto']",
          message:
            'A click before React has started is lost. Write open(page, address) of tests/support/browser.ts, which waits; where the page never starts or the time before is what you test, openUnstarted(page, address).',
        },
      ],
    },
  },
  {
    // The languages of Prism add themselves to a global that must be set before they load.
    files: ['src/content/pages/highlight.ts'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    rules: {
      // A function held in a property may be taken out of its object; a method may not (unbound-method).
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      // An exhaustive switch names the value that it does not know.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNever: true}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    files: untypedJson,
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((name) => [
        `@typescript-eslint/no-unsafe-${name}`,
        'off',
      ]),
    ),
  },
  // Plain JavaScript belongs to no TypeScript project.
  {files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked},
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
);
