import {expect, test} from 'vitest';
import {planFor} from '../../changed/plan';

test('code is for the tests that import it, all else for all tests', () => {
  expect(planFor(['src/gateway/values/money.ts', 'tests/vitest.config.mts', 'src/css/facts.css', 'README.md'])).toEqual(
    {
      modules: ['src/gateway/values/money.ts', 'tests/vitest.config.mts'],
      others: ['src/css/facts.css', 'README.md'],
      pages: {},
    },
  );
});

test('the page of a changed text or record is opened, the Ukrainian one if its own text changed', () => {
  const files = [
    'docs/callbacks.mdx',
    'src/data/services/pix/payin_h2h.yaml',
    'i18n/uk/data/services/pix/payin_hpp.yaml',
    'i18n/uk/docusaurus-plugin-content-docs/current/callbacks.mdx',
  ];
  expect(planFor(files).pages).toEqual({
    en: ['/callbacks', '/services/pix/payin_h2h'],
    uk: ['/uk/callbacks', '/uk/services/pix/payin_hpp'],
  });
});
