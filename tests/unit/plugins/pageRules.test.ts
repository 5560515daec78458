import {expect, test} from 'vitest';
import {PageRules} from '../../../src/plugins/build-cache/pageRules';

const rules = new PageRules(
  () => [],
  () => [],
);

test('the rule of the docs plugin keeps what it applies to and gets one loader', () => {
  const rule = {test: /\.mdx?$/, use: [{loader: '/packages/@docusaurus/mdx-loader/index.js', options: {}}]};
  const {test: form, use} = rules.wrap(rule, false) as {test: RegExp; use: {loader: string}[]};
  expect(form).toBe(rule.test);
  expect(use.map(({loader}) => loader.replace(/.*\//, ''))).toEqual(['delegate.mjs']);
});

const others = [
  ['another loader', [{loader: 'markdown-loader', options: {}}]],
  ['a loader more', [{loader: '@docusaurus/mdx-loader', options: {}}, {loader: 'raw-loader'}]],
  ['none', []],
] as const;

for (const [what, use] of others) {
  test(`a rule of the docs plugin with ${what} is refused`, () => {
    expect(() => rules.wrap({use: [...use]}, false)).toThrow(
      'The docs plugin compiles pages with other loaders now. Adapt src/plugins/build-cache/pageRules.ts.',
    );
  });
}
