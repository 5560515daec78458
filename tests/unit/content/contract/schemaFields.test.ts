import {expect, test} from 'vitest';
import {fields, flatten, resolve} from '../../../../src/content/contract/schemaFields';

const document = {
  components: {
    schemas: {
      Money: {type: 'string', description: 'An amount.', pattern: '^[0-9]+$', example: '1'},
      Order: {
        type: 'object',
        required: ['amount'],
        properties: {
          amount: {$ref: '#/components/schemas/Money', description: 'What is paid.'},
          mode: {
            type: 'string',
            description: 'How.',
            'x-required-when': 'it rains',
            oneOf: [{const: 'a', description: 'First.'}],
          },
          lines: {
            type: 'array',
            description: 'Rows.',
            items: {type: 'object', properties: {text: {type: 'string', description: 'Words.', deprecated: true}}},
          },
          notes: {
            type: 'object',
            description: 'Pairs.',
            additionalProperties: {type: ['string', 'integer'], description: 'Any.'},
          },
        },
      },
    },
  },
};

test('a schema becomes a tree of fields with pointers, types, conditions and values', () => {
  const tree = fields(document, {$ref: '#/components/schemas/Order'});
  expect(flatten(tree).map(({pointer, type, isRequired}) => `${pointer} ${type} ${isRequired}`)).toEqual([
    '/amount string true',
    '/mode string false',
    '/lines array of object false',
    '/lines/*/text string false',
    '/notes object false',
    '/notes/* string | integer false',
  ]);
  expect(tree[0]).toMatchObject({description: 'What is paid.', example: '1', limits: {pattern: '^[0-9]+$'}});
  expect(tree[1]).toMatchObject({requiredWhen: 'it rains', enumValues: [{value: 'a', description: 'First.'}]});
  expect(tree[2]!.children[0]!.isDeprecated).toBe(true);
});

test('a reference that leads nowhere throws with its text', () => {
  expect(() => resolve(document, {$ref: '#/components/schemas/Nothing'})).toThrow(
    '$ref "#/components/schemas/Nothing" leads nowhere',
  );
});
