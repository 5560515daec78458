// Setup of the stories on the sandbox's bundle: its objects have prototypes of their own, so they are compared
// without prototypes.
import strict from 'node:assert/strict';
import {afterAll, beforeAll} from 'vitest';

const {deepEqual} = strict;

beforeAll(() => {
  strict.deepEqual = (actual: unknown, expected: unknown, message?: string | Error) =>
    deepEqual(structuredClone(actual), structuredClone(expected), message);
});

afterAll(() => {
  strict.deepEqual = deepEqual;
});
