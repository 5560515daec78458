import {expect, test} from 'vitest';
import {versionLabelOf} from '../../../../src/content/pages/versionLabel';

test('a page of an operation has the version of its API, and any other page has none', () => {
  expect(
    ['v1/transaction/create', 'v2/tokens/list', 'reports/v1/list', 'invoicing/v1/token'].map((operation) =>
      versionLabelOf({operation}),
    ),
  ).toEqual(['v1', 'v2', 'v1', null]);
  expect(versionLabelOf({service: 'pix/payin_hpp'})).toBeNull();
});
