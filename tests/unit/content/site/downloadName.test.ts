import {expect, test} from 'vitest';
import {brand} from '../../../../src/brand';
import {downloadName} from '../../../../src/content/site/downloadName';

const name = brand.name.toLowerCase();

test('contracts and collections are saved under different names', () => {
  expect(['/openapi/v2.json', '/uk/openapi/reports-v1.yaml', 'pathname:///postman/v2.json'].map(downloadName)).toEqual([
    `${name}-v2.openapi.json`,
    `${name}-reports-v1.openapi.yaml`,
    `${name}-v2.postman.json`,
  ]);
});

test('any other link is opened', () => {
  expect(['/callbacks', '/changelog.atom', 'https://schema.example/openapi/'].map(downloadName)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
