/** The test inputs that the records of services list, applied to requests. */
import {Failure, fieldFailure} from '../values/failure';
import {toMinor} from '../values/money';
import {serviceOf} from '../books/transactions';
import type {Books, Entry, GatewayService, TestCase} from '../books/types';
import type {JsonObject} from '../../types/json';

/** The value at a path such as `payer.phone`, or undefined. */
function valueAt(body: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as JsonObject | undefined)?.[name], body);
}

/** The first test case that matches a field of a body. Amounts are handled separately, and cards by their own table. */
function caseOf({tests}: GatewayService, body: JsonObject): TestCase | undefined {
  return tests.find(({input: {field, equals, ends_with: end}}) => {
    const value = ['amount', 'fields.card_number'].includes(field) ? undefined : valueAt(body, field);
    return typeof value === 'string' && (value === equals || (end !== undefined && value.endsWith(end)));
  });
}

/** @throws Failure if the service's record says that the sandbox rejects a value of the body */
export function refuseTestInput(service: GatewayService, body: JsonObject): void {
  const known = caseOf(service, body);
  const error = known?.outcome.error;
  if (!known || !error) return;
  const detail = 'The test environment refuses this value.';
  if (error.startsWith('field_') || error === 'check_digit_invalid')
    throw fieldFailure(`/${known.input.field.replaceAll('.', '/')}`, error, detail);
  throw new Failure(error, detail);
}

/** Stores the outcome of a test input, never the value itself. */
export function noteTestInput(entry: Entry, service: GatewayService, body: JsonObject): void {
  const known = caseOf(service, body);
  if (known?.outcome.status) entry.hidden.planned = known.outcome;
}

/** Last two digits of an amount in minor units. */
function lastDigits({world}: Books, {data}: Entry): string {
  const minor = toMinor(data.amount, world.exponentOf(data.currency))!;
  return String(minor % 100n).padStart(2, '0');
}

/**
 * The outcome that the service's record gives for a transaction: by a field of an earlier request, otherwise by the
 * amount.
 */
export function plannedOf(books: Books, entry: Entry): TestCase['outcome'] | undefined {
  if (entry.hidden.planned) return entry.hidden.planned;
  const digits = lastDigits(books, entry);
  return serviceOf(books.world, entry.data.service)?.tests.find(
    ({input}) => input.field === 'amount' && input.ends_with === digits,
  )?.outcome;
}
