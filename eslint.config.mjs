import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus*', 'node_modules', 'static', 'src/samples/**/*.{js,mjs}']},
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {...reactHooks.configs.recommended.rules},
  },
  {
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', {paths: [{name: '@playwright/test', importNames: ['test'], message: 'Take it from tests/support/browser, where it listens for what the security policy refuses.'}]}],
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
    // Blocks and kinds are loaded by their names; Docusaurus loads its configuration through `require`.
    rules: {'@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}]},
  },
);
