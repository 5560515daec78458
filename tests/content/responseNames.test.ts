import {expect, test} from 'vitest';
import {contractNames, loadContract} from '../../src/content/contract/contract';
import {locales} from '../../src/content/core/locales';
import {fileOf} from '../../src/pages/page';
import {readText} from '../support/files';
import type {Json} from '../support/json';

/** Names that were published before the rule on /response_format; a new list or id takes no name of this kind. */
const published = {lists: ['transactions', 'balance_entries'], ids: ['quote_id']};

/** Objects that an id in a response may refer to. */
const referredTo = ['transaction', 'parent', 'external', 'service', 'token', 'template'];

/** Properties of what each operation returns, with references resolved. */
function* answers(): Generator<{operation: string; properties: Json}> {
  for (const name of contractNames()) {
    const {document} = loadContract(name);
    const resolve = (schema: Json): Json => {
      const {$ref} = schema as {$ref?: string};
      if (!$ref) return schema;
      return resolve(
        $ref
          .slice(2)
          .split('/')
          .reduce<Json>((at, key) => at[key] as Json, document),
      );
    };
    for (const methods of Object.values(document.paths as Record<string, Json>)) {
      for (const {operationId, responses} of Object.values(methods) as {operationId: string; responses: Json}[]) {
        const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) as [string, Json];
        const schema = (resolve(success).content as Json | undefined)?.['application/json'] as Json | undefined;
        if (!schema) continue;
        const whole = resolve(schema.schema as Json).properties as Json;
        const data = resolve((whole.data ?? whole.result ?? {properties: whole}) as Json);
        const properties = Object.entries((data.properties ?? {}) as Json);
        yield {
          operation: operationId,
          properties: Object.fromEntries(properties.map(([key, value]) => [key, resolve(value as Json)])),
        };
      }
    }
  }
}

test('a list that is read page by page is in items', () => {
  const lists = [...answers()].filter(({properties}) =>
    ['has_more', 'total', 'rows_total'].some((key) => key in properties),
  );
  const names = lists.map(({operation, properties}) => ({
    operation,
    lists: Object.keys(properties).filter(
      (key) => (properties[key] as Json).type === 'array' && !published.lists.includes(key),
    ),
  }));
  expect(names.length).toBeGreaterThan(5);
  for (const {operation, lists: found} of names) {
    expect(found, operation).toEqual(/\/(report|check-report|create)$/.test(operation) ? [] : ['items']);
  }
  console.log(`${names.length} operations with pages`);
});

test('an id of the object itself is id, and any other one refers to an object', () => {
  const named = [...answers()].flatMap(({operation, properties}) =>
    Object.keys(properties)
      .filter((key) => key.endsWith('_id'))
      .map((key) => ({operation, key})),
  );
  expect(named.length).toBeGreaterThan(20);
  const wrong = named.filter(({key}) => !referredTo.includes(key.slice(0, -3)) && !published.ids.includes(key));
  expect(wrong, 'Name the id of the object itself id, or add the object to referredTo.').toEqual([]);
});

test('the page names every published exception', () => {
  for (const {code} of locales) {
    const page = readText(fileOf('response_format', code));
    for (const name of [...published.lists, ...published.ids]) expect(page, code).toContain(`\`${name}\``);
  }
});
