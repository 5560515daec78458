/**
 * The tables "Fields" of every service, played on the reference gateway: the example is accepted, the invalid example
 * is refused at the place that the table names, and only a required field is missed.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {prepareGateway, requestBodies, start} from '../../../src/content/examples/serviceExamples';
import {loadServices, type Field, type Service} from '../../../src/content/services/services';
import {signedRequest} from '../../../src/content/signing/signedRequest';
import {handle} from '../../../src/gateway';
import type {Json} from '../../support/json';

interface Place {
  operation: 'create' | 'validate' | 'pay' | 'update';
  /** Names of the objects that lead to the field. */
  path: string[];
}

const places: Record<Field['in'], Place> = {
  create: {operation: 'create', path: []},
  'create.payer': {operation: 'create', path: ['payer']},
  'create.recipient': {operation: 'create', path: ['recipient']},
  'create.recipient.fields': {operation: 'create', path: ['recipient', 'fields']},
  'pay.fields': {operation: 'pay', path: ['fields']},
  'update.fields': {operation: 'update', path: ['fields']},
};

/** Errors that say something about the value of a field. */
const ofValues =
  /^(field_(format_invalid|value_not_allowed|type_invalid|too_long|too_short)|check_digit_invalid|url_invalid)$/;

/** Sends the request of the field with another value, or without it, and returns the errors by pointer. */
function refusals(service: Service, field: Field, value: unknown): Map<string, string> {
  const {world, state} = prepareGateway(service);
  const send = (operation: string, body: Json) => {
    const name = operation === 'create' && service.flow === 'check' ? 'validate' : operation;
    const key = `story-of-a-field-${operation}`;
    const request = signedRequest(world, `/v2/transaction/${name}`, JSON.stringify(body), start, key);
    return JSON.parse(handle(world, state, request, start).body) as Json;
  };
  const {operation, path} = places[field.in];
  let id = '';
  for (const before of ['create', 'pay'].slice(0, ['create', 'pay', 'update'].indexOf(operation))) {
    const {data} = send(before, requestBodies[before]!(service, id)) as {data: {id: string}};
    id ||= data.id;
  }
  const body: Json = structuredClone(requestBodies[operation]!(service, id));
  let holder = body;
  for (const name of path) holder = holder[name] as Json;
  if (value === undefined) delete holder[field.name];
  else holder[field.name] = value;
  // Nobody sends an empty payer.
  if (field.in === 'create.payer' && Object.keys(holder).length === 0) delete body.payer;
  const {errors = [], code} = send(operation, body) as {errors?: {pointer: string; code: string}[]; code?: string};
  const found = new Map(errors.map((error) => [error.pointer, error.code]));
  if (code && found.size === 0) found.set('', code);
  return found;
}

const pointerOf = ({in: place, name}: Field): string => `/${[...places[place].path, name].join('/')}`;

let played = 0;
afterAll(() => console.log(`stories of fields: ${played} rows`));

for (const service of loadServices()) {
  if (service.fields.length === 0) continue;
  test(`${service.code}: every field is checked where and as its row says`, () => {
    for (const field of service.fields) {
      const pointer = pointerOf(field);
      const invalid = refusals(service, field, field.invalid_example);
      assert.match(
        invalid.get(pointer) ?? JSON.stringify([...invalid]),
        ofValues,
        `${field.name} in ${field.in}: the invalid example ${field.invalid_example} is refused at ${pointer}`,
      );
      const missing = refusals(service, field, undefined);
      assert.equal(missing.get(pointer), field.is_required ? 'field_missing' : undefined, `${field.name} left out`);
      played += 1;
    }
  });
}
