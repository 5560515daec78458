import {expect, test} from 'vitest';
import {brand} from '../../../../src/brand';
import {fillBrand} from '../../../../src/content/core/brandTokens';

test('a token becomes the value that the brand holds at its path', () => {
  expect(fillBrand('https://%brand.hosts.live%/ of %brand.name%', 'docs/a.mdx')).toBe(
    `https://${brand.hosts.live}/ of ${brand.name}`,
  );
});

test('a token without a value fails with the file', () => {
  expect(() => fillBrand('%brand.hosts.nowhere%', 'docs/a.mdx')).toThrow(
    /docs\/a\.mdx: %brand\.hosts\.nowhere% names nothing/,
  );
  expect(() => fillBrand('%brand.hosts%', 'docs/a.mdx')).toThrow(/names nothing/);
});
