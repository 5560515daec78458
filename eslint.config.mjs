import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {bareText} from './tests/lint/bareText.mjs';

/** Rooms of `src/content`, lowest first: a file imports from its own room and from the rooms before it. */
const rooms = ['core', 'contract', 'services', 'reference', 'signing', 'cabinet', 'examples', 'pages', 'site'];
/** Rooms of `src/gateway`, lowest first, with the same rule; `index.ts` is the one door. */
const gatewayRooms = [
  'limits.ts',
  'values',
  'books',
  'http',
  'providers',
  'orders.ts',
  'payer',
  'operations',
  'handle.ts',
  'index.ts',
];
/** Files and folders of `src/gateway` that the rest of `src` may import: the entry point, and modules without state. */
const gatewayDoors = ['index.ts', 'limits.ts', 'values'];
/** The layers of `src`, lowest first: a folder imports from lower layers and itself, but not from others of its own layer. */
const layers = [
  ['types'],
  ['gateway', 'icons'],
  ['content'],
  ['samples'],
  ['sandbox'],
  ['local'],
  ['wire'],
  ['pages'],
  ['published'],
  ['clientModules'],
  ['components', 'plugins'],
  ['theme', 'cli'],
];

/**
 * Files where the rules against `any` are off, because they read contracts and bodies of any shape as untyped JSON. Give
 * such a file types, from `src/types/` if they exist there, then remove it here; the list only gets shorter.
 */
const untypedJson = [
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
  ...gatewayRooms.map((room, index) => ({
    target: `./src/gateway/${room}`,
    from: below(gatewayRooms, index).map((other) => `./src/gateway/${other}`),
    message: `src/gateway/${room} may import from ${[...gatewayRooms.slice(0, index), room].join(', ')} alone. Move the file, or what it needs, to the room where it belongs.`,
  })),
  {
    target: layers
      .flat()
      .filter((folder) => folder !== 'gateway')
      .map((folder) => `./src/${folder}`),
    from: './src/gateway',
    except: gatewayDoors.map((door) => `./${door}`),
    message: 'Import it from src/gateway, the one door, and export it there. Say why where that is too much to load.',
  },
  ...layers.flatMap((folders, index) =>
    folders.map((folder) => {
      const others = [...folders.filter((other) => other !== folder), ...below(layers, index)];
      return {
        target: `./src/${folder}`,
        from: others.map((other) => `./src/${other}`),
        message: `src/${folder} may not import from ${others.join(', ')}: they stand beside it or build on it.`,
      };
    }),
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
      // Tests compile these together with generated code that they import.
      'src/samples/typedClient',
      'tests/support/generators',
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
    files: ['src/**/*.tsx'],
    plugins: {translation: {rules: {'bare-text': bareText}}},
    rules: {
      'translation/bare-text': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="code"]:not(:has(JSXAttribute[name.name="translate"]))',
          message: 'A translator of the browser would change this code. Write <code translate="no">.',
        },
        ...[
          "MemberExpression[object.name='event'][property.name='key']",
          'JSXAttribute[name.name=/^onKey/] ObjectPattern > Property[key.name="key"]',
        ].map((selector) => ({
          selector,
          message:
            'A key that ends the composition of a character is no command. Write pressedKey(event) of src/components/pressedKey.ts.',
        })),
      ],
    },
  },
  {
    // Runs in the reader's browser, so every browser of `browserslist` must support the APIs that it uses.
    // tests/built/browsers.test.ts checks the bundles.
    files: [
      'src/{clientModules,components,gateway,icons,sandbox,theme}/**/*.{ts,tsx}',
      'src/plugins/search/client/**/*.{ts,tsx}',
      'src/trustedTypes.ts',
    ],
    plugins: {compat},
    rules: {'compat/compat': 'error'},
    // The code has a fallback for each; tests/e2e/resilience/olderBrowsers.spec.ts removes these APIs.
    settings: {polyfills: ['requestIdleCallback', 'ClipboardItem', 'trustedTypes']},
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
    files: ['src/content/pages/sampleGrammars.ts'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    rules: {
      // Callers may destructure a property that holds a function, but not a method (unbound-method).
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      // The default branch of an exhaustive switch prints its `never` value in the error message.
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
