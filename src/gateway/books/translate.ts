/**
 * Conversion between v1 and v2: integer ids, minor units, Kyiv time, `service_id`, `state`, one flat object `fields`.
 * These two functions contain all differences between the versions.
 */
import {Failure, nameOf, type FieldFailure} from '../values/failure';
import {idOf, numberOf} from './ids';
import {isPayin} from './isPayin';
import {fromMinor, toMinor} from '../values/money';
import {fromKyiv, fromRfc3339, toKyiv, toRfc3339} from '../values/time';
import type {Context, State, World} from './types';
import type {JsonObject} from '../../types/json';

/** Properties that v1 does not have. */
const absent = ['payer', 'recipient', 'metadata'];
/** The prefix of the id in each property of a v1 request. */
const prefixes: Record<string, string> = {
  transaction_id: 'trx',
  account_id: 'acc',
  report_id: 'rep',
  token_id: 'tok',
  quote_id: 'quo',
};
/**
 * Names of the properties that v1 and v2 write differently. The conversion looks only at names, because a text of the
 * merchant may look like an id or a time. A test compares the names with the contracts.
 */
export const namesOf = {
  id: ['id', 'parent_id', ...Object.keys(prefixes)],
  time: [
    ...['created_at', 'updated_at', 'expires_at', 'capture_before', 'accepted_at', 'since', 'sent_at', 'checked_at'],
    ...['from', 'to', 'ready_at', 'download_expires_at', 'due_at', 'closes_at'],
  ],
  /** The currency is in the same object, or in an enclosing one. */
  amount: [
    ...['amount', 'amount_to', 'captured_amount', 'refunded_amount', 'fee', 'available', 'pending', 'reserved'],
    ...['min_amount', 'max_amount', 'smallest_amount', 'largest_amount', 'smallest', 'largest'],
  ],
  /** Addresses of the gateway that end in the id of a transaction. */
  address: ['payment_url', 'url', 'image_url'],
};
type Kind = keyof typeof namesOf;
const kinds = new Map(
  Object.entries(namesOf).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** Whether v1 writes amounts of a currency in minor units. Cryptocurrencies are decimal strings in both versions. */
export function hasMinorUnits({exponentOf}: World, currency: string): boolean {
  return exponentOf(currency) <= 4;
}

/** An object with the properties that decide how others beside them are converted. */
type Convertible = JsonObject & {currency?: string; currency_to?: string};

/** Currency of an amount: `currency_to` of the same object for names that end in `_to`, otherwise the given one. */
function currencyOfAmount(name: string, {currency_to: to}: Convertible, currency?: string): string | undefined {
  return name.endsWith('_to') ? (to ?? currency) : currency;
}

/** Converts a v2 body to v1. */
export function toV1(world: World, state: State, value: object, currency?: string): JsonObject {
  const source = value as Convertible & {transaction_id?: string};
  const own = source.currency ?? currency;
  const object = Object.entries(source)
    .filter(([name]) => !absent.includes(name))
    .flatMap(([name, item]): [string, unknown][] => {
      if (name === 'service' && typeof item === 'string')
        return [['service_id', world.services.find(({code}) => code === item)?.id ?? item]];
      if (name === 'status' && typeof item === 'string') {
        // A status next to a transaction id is the status of that transaction.
        const kind = kindOf(source.type ?? state.entries[source.transaction_id!]?.data.type);
        const number = kind === null ? undefined : world.statuses[kind]?.[item]?.state;
        return number === undefined
          ? [[name, item]]
          : [
              [name, item],
              ['state', number],
            ];
      }
      if (name === 'accepted_by')
        return [[name, (item as string[]).map((one) => world.services.find(({code}) => code === one)?.id ?? one)]];
      // The example of a field is always a string.
      if (name === 'example' && tokenFields.includes(source.name as string))
        return [[name, String(numberOf(state, item as string))]];
      return [[name, leaf(world, state, item, currencyOfAmount(name, source, own), kinds.get(name))]];
    });
  return Object.fromEntries(object);
}

function leaf(world: World, state: State, item: unknown, currency?: string, kind?: Kind): unknown {
  if (Array.isArray(item)) return item.map((one) => leaf(world, state, one, currency));
  if (item !== null && typeof item === 'object') return toV1(world, state, item, currency);
  if (typeof item !== 'string') return item;
  if (kind === 'id') return numberOf(state, item);
  if (kind === 'time') return toKyiv(fromRfc3339(item));
  if (kind === 'amount') {
    const minor = currency && hasMinorUnits(world, currency) ? toMinor(item, world.exponentOf(currency)) : null;
    return minor === null ? item : Number(minor);
  }
  return kind === 'address'
    ? item.replace(/[0-9A-Za-z]{20}(?=$|\.)/, (tail) =>
        state.entries[`trx_${tail}`] ? String(numberOf(state, `trx_${tail}`)) : tail,
      )
    : item;
}

/** Kind of status by transaction type. */
export function kindOf(type: unknown): 'payment' | 'payout' | 'refund' | 'chargeback' | null {
  if (type === 'payin') return 'payment';
  return type === 'payout' || type === 'refund' || type === 'chargeback' ? type : null;
}

/**
 * Amounts of a v1 body in the wrong form. A string such as `"15000"` would be 15 000.00 in v2, a hundred times as much,
 * so v1 accepts integers in minor units, and strings only for cryptocurrencies.
 */
export function findAmountMistakes(world: World, state: State, body: Convertible): FieldFailure[] {
  const currency = currencyOf(state, body);
  return Object.entries(body).flatMap(([name, value]): FieldFailure[] => {
    if (kinds.get(name) !== 'amount') return [];
    const other = currencyOfAmount(name, body, currency);
    if (other === undefined || !isKnown(world, other)) return [];
    const [isRight, detail] = hasMinorUnits(world, other)
      ? [Number.isInteger(value), `Send an integer in minor units of ${other}.`]
      : [typeof value === 'string', `Send a decimal string in ${other}.`];
    return isRight ? [] : [{pointer: `/${name}`, code: 'field_type_invalid', detail}];
  });
}

/** The fields of services that take a token of this gateway: its number in v1, its id in v2. */
export const tokenFields = ['card_token', 'wallet_token'];

/** Tokens of a v1 body in another form than a number. */
export function findTokenMistakes({fields}: Convertible): FieldFailure[] {
  const values = (fields ?? {}) as JsonObject;
  return tokenFields
    .filter((name) => values[name] !== undefined && !Number.isInteger(values[name]))
    .map((name) => ({pointer: `/fields/${name}`, code: 'field_type_invalid', detail: 'Send an integer.'}));
}

/** Currency of a v1 body: its own, or that of its transaction. */
function currencyOf(state: State, {currency, transaction_id: id}: JsonObject): string | undefined {
  if (typeof currency === 'string') return currency;
  return typeof id === 'number' ? state.entries[idOf(state, 'trx', id)]?.data.currency : undefined;
}

/** Whether any service has the currency. If none has it, the operation reports the error. */
function isKnown({services}: World, currency: string): boolean {
  return services.some(({currencies}) => currencies.includes(currency));
}

/**
 * Converts a v1 body without `auth` to v2.
 *
 * @param people property names of `payer` and `recipient` in v2, to sort v1's flat fields
 */
export function fromV1(
  world: World,
  state: State,
  body: Convertible,
  people: {payer: string[]; recipient: string[]},
): JsonObject {
  const service = body.service_id === undefined ? undefined : world.services.find(({id}) => id === body.service_id);
  const currency = currencyOf(state, body);
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'service_id') return [['service', service?.code ?? `unknown/service_${value as number}`]];
    if (prefixes[name] && typeof value === 'number') return [[name, idOf(state, prefixes[name], value)]];
    if (kinds.get(name) === 'amount' && typeof value === 'number') {
      const other = currencyOfAmount(name, body, currency);
      return [[name, other ? fromMinor(BigInt(value), world.exponentOf(other)) : String(value)]];
    }
    if (name === 'fields') {
      const fields = nameToken(state, value as JsonObject);
      return service ? splitFields(fields, isPayin(service) ? 'payer' : 'recipient', people) : [[name, fields]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/**
 * Converts the times of a body to RFC 3339 in UTC without fractions. Also returns a field error for each time that does
 * not exist in Kyiv, or whose year in UTC does not have four digits.
 */
export function readTimes(version: Context['version'], body: JsonObject, pointer = ''): [JsonObject, FieldFailure[]] {
  const mistakes: FieldFailure[] = [];
  const entries = Object.entries(body).map(([name, value]) => {
    if (name === 'consent') {
      const [read, wrong] = readTimes(version, value as JsonObject, `/${name}`);
      mistakes.push(...wrong);
      return [name, read];
    }
    if (kinds.get(name) !== 'time') return [name, value];
    const seconds = (version === 'v1' ? fromKyiv : fromRfc3339)(value as string);
    const time = seconds === null ? '' : toRfc3339(seconds);
    if (/^[1-9]\d{3}-/.test(time)) return [name, time];
    const detail = version === 'v1' ? 'Send a time that exists in Kyiv time.' : 'Send a year from 1000 to 9999.';
    mistakes.push({pointer: `${pointer}/${name}`, code: 'field_value_not_allowed', detail});
    return [name, value];
  });
  return [Object.fromEntries(entries) as JsonObject, mistakes];
}

/** Replaces the number of a token in the fields of a service by its v2 id. */
function nameToken(state: State, fields: JsonObject): JsonObject {
  const tokens = tokenFields
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, idOf(state, 'tok', fields[name] as number)] as const);
  return {...fields, ...Object.fromEntries(tokens)};
}

/** Distributes v1's flat object over the objects of v2. */
function splitFields(
  fields: JsonObject,
  person: 'payer' | 'recipient',
  people: Record<'payer' | 'recipient', string[]>,
): [string, JsonObject][] {
  const own: [string, unknown][] = [];
  const rest: [string, unknown][] = [];
  for (const entry of Object.entries(fields)) (people[person].includes(entry[0]) ? own : rest).push(entry);
  if (person === 'recipient') return [['recipient', {...Object.fromEntries(own), fields: Object.fromEntries(rest)}]];
  const payer = Object.fromEntries(own);
  return [
    ...(own.length > 0 ? ([['payer', payer]] as [string, JsonObject][]) : []),
    // Fields that `create` does not accept for a pay-in stay in `fields`, where its validation reports them.
    ...(rest.length > 0 ? ([['fields', Object.fromEntries(rest)]] as [string, JsonObject][]) : []),
  ];
}

/** The v1 location of a field, by its v2 pointer. */
export function pointerToV1(pointer: string): string {
  return pointer
    .replace(/^\/(payer|recipient)\/fields\//, '/fields/')
    .replace(/^\/(payer|recipient)(?=\/|$)/, '/fields')
    .replace(/^\/service$/, '/service_id');
}

/**
 * Translates the field names in a failure of a v2 operation to v1. Errors that precede the translation of the body
 * already have the names of v1.
 */
export function failureInV1({code, detail, more}: Failure): Failure {
  const fields = more.fields?.map((one) => ({...one, pointer: pointerToV1(one.pointer)}));
  const named = (more.fields ?? []).reduce(
    (text, {pointer}) => text.replace(`field ${nameOf(pointer)} `, `field ${nameOf(pointerToV1(pointer))} `),
    detail,
  );
  return new Failure(code, named, {...more, ...(fields && {fields})});
}
