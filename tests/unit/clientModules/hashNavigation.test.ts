import {expect, test} from 'vitest';
import {hashTarget, isJump} from '../../../src/clientModules/hashNavigation';

test('a hash points to the decoded id', () => {
  expect(hashTarget('#retries')).toBe('retries');
  expect(hashTarget('#request%20body')).toBe('request body');
});

test('an empty hash points nowhere', () => {
  expect(hashTarget('')).toBeNull();
  expect(hashTarget('#')).toBeNull();
});

test('a malformed hash is taken as it is', () => {
  expect(hashTarget('#%E0%A4%A')).toBe('%E0%A4%A');
});

test('a change of the query alone is no jump, any other change of place is one', () => {
  const place = {pathname: '/callbacks', search: '', hash: '#retries'};
  expect(isJump(place, null)).toBe(true);
  expect(isJump(place, {...place})).toBe(true);
  expect(isJump(place, {...place, hash: ''})).toBe(true);
  expect(isJump(place, {...place, pathname: '/'})).toBe(true);
  expect(isJump({...place, search: '?_highlight=key'}, place)).toBe(false);
});
