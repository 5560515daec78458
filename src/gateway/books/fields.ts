/** Fields of a request against the record of its service. */
import {childPointer, type FieldFailure} from '../values/failure';
import type {GatewayService, ServiceField, World} from './types';
import type {JsonObject} from '../../types/json';

/**
 * Validates one field against the service's record.
 *
 * @param beside the object that holds the field
 */
export function checkField(
  world: Pick<World, 'passesCheck' | 'hasCheckDigits'>,
  field: ServiceField,
  pointer: string,
  value: unknown,
  service: GatewayService,
  beside: JsonObject,
): FieldFailure[] {
  const withToken = beside.card_token === undefined ? undefined : field.with_card_token;
  if (value === undefined)
    return field.is_required && !withToken
      ? [{pointer, code: 'field_missing', detail: `The service ${service.code} needs this field.`}]
      : [];
  if (withToken === 'absent')
    return [{pointer, code: 'field_unknown', detail: 'Leave it out: card_token names a stored card.'}];
  if (field.type === 'object') return checkObject(field, pointer, value);
  if (typeof value !== 'string')
    return field.pattern || field.values || field.check
      ? [{pointer, code: 'field_type_invalid', detail: 'Send a string.'}]
      : [];
  if (field.pattern && !new RegExp(field.pattern, 'u').test(value))
    return [{pointer, code: 'field_format_invalid', detail: `The value does not match ${field.pattern}.`}];
  if (field.values && !field.values.includes(value))
    return [{pointer, code: 'field_value_not_allowed', detail: `Send ${field.values.join(' or ')}.`}];
  if (!field.check || world.passesCheck(field.check, value, beside)) return [];
  return world.hasCheckDigits(field.check, value, beside)
    ? [{pointer, code: 'check_digit_invalid', detail: 'The check digits do not fit.'}]
    : [{pointer, code: 'field_format_invalid', detail: 'The value does not have the format of the field.'}];
}

type Key = NonNullable<ServiceField['keys']>[number];

/** Validates an object: it has all keys of the service's record and no others. */
export function checkObject({keys}: Pick<ServiceField, 'keys'>, pointer: string, value: unknown): FieldFailure[] {
  if (!isObject(value)) return [{pointer, code: 'field_type_invalid', detail: 'Send an object.'}];
  if (!keys) return [];
  const unknown = Object.keys(value).filter((name) => !keys.some((key) => key.name === name));
  return [
    ...unknown.map((name) => ({
      pointer: childPointer(pointer, name),
      code: 'field_unknown',
      detail: 'There is no such field.',
    })),
    ...keys.flatMap((key) => checkKey(key, childPointer(pointer, key.name), value[key.name])),
  ];
}

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function isOfType(type: Key['type'], value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function checkKey({type, pattern, smallest, largest}: Key, pointer: string, value: unknown): FieldFailure[] {
  if (value === undefined) return [{pointer, code: 'field_missing', detail: 'The object needs this field.'}];
  if (!isOfType(type, value))
    return [{pointer, code: 'field_type_invalid', detail: `Send ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}.`}];
  if (pattern && !new RegExp(pattern, 'u').test(value as string))
    return [{pointer, code: 'field_format_invalid', detail: `The value does not match ${pattern}.`}];
  if ((value as number) < (smallest ?? -Infinity) || (value as number) > (largest ?? Infinity))
    return [{pointer, code: 'field_value_not_allowed', detail: `Send ${smallest} to ${largest}.`}];
  return [];
}
