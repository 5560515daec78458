import {expect, test} from 'vitest';
import {checkFrontMatter} from '../../../../src/content/pages/frontMatter';

const good = {
  title: 'Callbacks',
  description: 'How the gateway tells you that a transaction changed, and how you check it.',
};

test('a page with title and description passes', () => {
  expect(() => checkFrontMatter(good, 'docs/a.mdx')).not.toThrow();
});

test('a misspelt key fails with the file and the keys that exist', () => {
  expect(() => checkFrontMatter({...good, descripton: 'x'}, 'docs/a.mdx')).toThrow(
    /docs\/a\.mdx.*no key descripton.*title, description/,
  );
});

test('a missing or short description fails with what belongs there', () => {
  expect(() => checkFrontMatter({title: 'Callbacks'}, 'docs/a.mdx')).toThrow(/description.*What the page answers/);
  expect(() => checkFrontMatter({...good, description: 'Short.'}, 'docs/a.mdx')).toThrow(/description.*50/);
});
