import {expect, test} from 'vitest';
import {namesOfText} from '../../../../src/content/contract/textNames';

const document = {
  paths: {'/v2/transaction/find': {post: {operationId: 'v2/transaction/find', requestBody: {}}}},
};

test('a text of an operation has its own name, the operation’s and the contract’s', () => {
  const operation = ['paths', '/v2/transaction/find', 'post'];
  expect(namesOfText('v2', document, operation)).toEqual(['v2/transaction/find#', 'v2/transaction/find', 'v2']);
  expect(namesOfText('v2', document, [...operation, 'x-errors', '2'])).toEqual([
    'v2/transaction/find#/x-errors/2',
    'v2/transaction/find',
    'v2',
  ]);
});

test('any other text has a JSON Pointer below its contract, in which a slash and a tilde are escaped', () => {
  expect(namesOfText('v1', document, ['info'])).toEqual(['v1#/info', 'v1']);
  expect(namesOfText('v1', document, ['x-a', 'b/c~d'])).toEqual(['v1#/x-a/b~1c~0d', 'v1']);
});
