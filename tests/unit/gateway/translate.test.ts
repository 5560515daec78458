import {expect, test} from 'vitest';
import {contractNames, listOperations, loadContract, resolve, type Field} from '../../../src/content/contract/contract';
import {namesOf} from '../../../src/gateway/books/translate';
import type {Json} from '../../support/json';

/** The properties of all schemas of contracts, each by its schema and its place: `Transaction/next_action/url`. */
function propertiesOf(contracts: string[]): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const contract of contracts) {
    const {document} = loadContract(contract);
    const walk = (schema: Json, place: string): void => {
      for (const part of [schema, ...((schema.allOf ?? []) as Json[])])
        for (const [name, given] of Object.entries((part.properties ?? {}) as Record<string, Json>)) {
          // `result` of v1 is `data` of v2.
          const inner = `${place}/${name === 'result' ? 'data' : name}`;
          const ref = (given.$ref as string | undefined)?.split('/').at(-1);
          found.set(inner, {...resolve(document, given), ref});
          if (given.$ref) continue;
          walk(given, inner);
          if (given.items) walk(given.items as Json, inner);
        }
    };
    for (const [name, schema] of Object.entries((document.components as Json).schemas as Record<string, Json>))
      walk(schema, name);
  }
  return found;
}

const v1 = propertiesOf(contractNames().filter((name) => name.endsWith('v1')));
const v2 = propertiesOf(contractNames().filter((name) => !name.endsWith('v1')));
const nameOf = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

/** The kind of difference between a property in v1 and in v2, by their contracts. */
function kindOf(ofV1: Json, ofV2: Json): keyof typeof namesOf | undefined {
  if (ofV2.format === 'date-time') return 'time';
  if (['Amount', 'Balance'].includes(ofV2.ref as string)) return 'amount';
  return ofV1.type === 'integer' && ofV2.type === 'string' ? 'id' : undefined;
}

test('the properties that the versions write differently are those of the contracts, and mean one thing everywhere', () => {
  const found: Record<string, Set<string>> = {id: new Set(), time: new Set(), amount: new Set()};
  const known = new Set(Object.values(namesOf).flat());
  let same = 0;
  for (const [place, ofV1] of v1) {
    const ofV2 = v2.get(place);
    const name = nameOf(place);
    const kind = ofV2 && kindOf(ofV1, ofV2);
    if (kind) found[kind]!.add(name);
    else if (!namesOf.address.includes(name)) {
      // A number or an object of both versions may have such a name, because the conversion only changes strings.
      if (JSON.stringify(ofV1.type) !== '"integer"') expect(known.has(name), place).toBe(false);
      same += 1;
    }
  }
  const times = [...v2].filter(([, {format}]) => format === 'date-time').map(([place]) => nameOf(place));
  expect([...found.id!].sort()).toEqual([...namesOf.id].sort());
  expect([...found.amount!].sort()).toEqual([...namesOf.amount].sort());
  expect([...new Set(times)].sort()).toEqual([...namesOf.time].sort());
  expect(same).toBeGreaterThan(100);
});

test('only the addresses of a payment hold the id of a transaction', () => {
  const places = [...v1].filter(([place, {format}]) => format === 'uri' && namesOf.address.includes(nameOf(place)));
  expect(places.map(([place]) => place).sort()).toEqual([
    'NextAction/image_url',
    'NextAction/url',
    'Transaction/payment_url',
  ]);
});

/** The fields of a request by their place. */
const placesOf = (fields: Field[], before = ''): [place: string, field: Field][] =>
  fields.flatMap((field) => [
    [`${before}${field.name}`, field] as [string, Field],
    ...placesOf(field.children, `${before}${field.name}/`),
  ]);

test('a request has its times where they are read, and nothing else under their names', () => {
  const found = new Set<string>();
  for (const contract of contractNames())
    for (const {id, requestFields} of listOperations(loadContract(contract)))
      for (const [place, {name, format, example}] of placesOf(requestFields)) {
        const isTime = format === 'date-time' || /^\d{4}-\d\d-\d\d \d\d:/.test(String(example));
        const isRead = place === name || place === `consent/${name}`;
        expect(isTime, `${id}: ${place}`).toBe(isRead && namesOf.time.includes(name));
        if (isTime) found.add(place);
      }
  expect([...found].sort()).toEqual(['closes_at', 'consent/accepted_at', 'due_at', 'expires_at', 'from', 'to']);
});
