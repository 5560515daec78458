/**
 * v1 is v2 in other words: integer ids, minor units, the time of Kyiv, `service_id`, `state`, one flat object `fields`.
 * These two functions are the whole difference.
 */
import {idOf, numberOf} from './ids';
import {fromMinor, toMinor} from './money';
import {fromKyiv, fromRfc3339, toKyiv, toRfc3339} from './time';
import type {Json, State, World} from './types';

const isId = /^[a-z]{3}_[0-9A-Za-z]{20}$/;
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const isKyivTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** Names of fields that hold money; the currency stands beside them. */
const isAmount = /^(amount|[a-z]+_amount|amount_[a-z]+|available|pending|reserved|smallest|largest|fee)$/;
/** What v1 does not have. */
const absent = ['payer', 'recipient', 'metadata'];
/** Which kind of id a field of v1 holds. */
const prefixes: Record<string, string> = {
  transaction_id: 'trx',
  parent_id: 'trx',
  account_id: 'acc',
  report_id: 'rep',
  invoice_id: 'inv',
  token_id: 'tok',
  quote_id: 'quo',
};

/** Whether v1 writes amounts of a currency in minor units: crypto currencies stay decimal strings. */
function hasMinorUnits({exponentOf}: World, currency: string): boolean {
  return exponentOf(currency) <= 4;
}

/** A body of v2 as v1 says it. */
export function toV1(world: World, state: State, value: unknown, currency?: string): Json {
  const own = (value as Json)?.currency ?? currency;
  const object = Object.entries(value as Json)
    .filter(([name]) => !absent.includes(name))
    .flatMap(([name, item]): [string, unknown][] => {
      if (name === 'service' && typeof item === 'string')
        return [['service_id', world.services.find(({code}) => code === item)?.id ?? item]];
      if (name === 'status' && typeof item === 'string') {
        // The status beside the id of a transaction is that transaction's.
        const kind = kindOf((value as Json).type ?? state.entries[(value as Json).transaction_id]?.data.type);
        const number = kind === null ? undefined : world.statuses[kind]?.[item]?.state;
        return number === undefined
          ? [[name, item]]
          : [
              [name, item],
              ['state', number],
            ];
      }
      if (name === 'accepted_by')
        return [[name, item.map((one: string) => world.services.find(({code}) => code === one)?.id ?? one)]];
      if (isAmount.test(name) && typeof item === 'string') {
        const other = name.endsWith('_to') ? ((value as Json).currency_to ?? own) : own;
        const minor = other && hasMinorUnits(world, other) ? toMinor(item, world.exponentOf(other)) : null;
        return [[name, minor === null ? item : Number(minor)]];
      }
      // An example of a field is a text, whatever it stands for.
      if (name === 'example' && typeof item === 'string')
        return [[name, isId.test(item) ? String(numberOf(state, item)) : item]];
      return [[name, leaf(world, state, item, own)]];
    });
  return Object.fromEntries(object);
}

function leaf(world: World, state: State, item: unknown, currency?: string): unknown {
  if (Array.isArray(item)) return item.map((one) => leaf(world, state, one, currency));
  if (item !== null && typeof item === 'object') return toV1(world, state, item, currency);
  if (typeof item !== 'string') return item;
  if (isId.test(item)) return numberOf(state, item);
  if (isTime.test(item)) return toKyiv(fromRfc3339(item));
  // Addresses that end in an id of a transaction.
  return /^https?:/.test(item)
    ? item.replace(/[0-9A-Za-z]{20}(?=$|\.)/, (tail) =>
        state.entries[`trx_${tail}`] ? String(numberOf(state, `trx_${tail}`)) : tail,
      )
    : item;
}

/** Kind of status by the type of a transaction. */
export function kindOf(type: unknown): 'payment' | 'payout' | 'refund' | 'chargeback' | null {
  if (type === 'payin') return 'payment';
  return type === 'payout' || type === 'refund' || type === 'chargeback' ? type : null;
}

/**
 * A body of v1, without `auth`, as v2 says it.
 *
 * @param schema of the request body in v2; it says which of v1's flat fields belong to `payer` and to `recipient`
 */
export function fromV1(world: World, state: State, body: Json, people: {payer: string[]; recipient: string[]}): Json {
  const service = body.service_id === undefined ? undefined : world.services.find(({id}) => id === body.service_id);
  const transaction =
    typeof body.transaction_id === 'number' ? state.entries[idOf(state, 'trx', body.transaction_id)] : undefined;
  const currency: string | undefined = body.currency ?? transaction?.data.currency;
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'service_id') return [['service', service?.code ?? `unknown/service_${value}`]];
    if (prefixes[name] && typeof value === 'number') return [[name, idOf(state, prefixes[name], value)]];
    if (isAmount.test(name) && typeof value === 'number') {
      const other = name.endsWith('_to') ? (body.currency_to ?? currency) : currency;
      return [[name, other ? fromMinor(BigInt(value), world.exponentOf(other)) : String(value)]];
    }
    if (typeof value === 'string' && isKyivTime.test(value)) {
      const seconds = fromKyiv(value);
      return [[name, seconds === null ? value : toRfc3339(seconds)]];
    }
    if (name === 'consent' && value !== null && typeof value === 'object')
      return [[name, fromV1(world, state, value as Json, people)]];
    if (name === 'fields') {
      const fields = nameToken(state, value as Json);
      return service
        ? splitFields(fields, service.direction === 'payout' ? 'recipient' : 'payer', people)
        : [[name, fields]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The fields of a service with the id of v2 in place of the number of a token. */
function nameToken(state: State, fields: Json): Json {
  const tokens = Object.entries(fields).filter(
    ([name, number]) => name.endsWith('_token') && typeof number === 'number',
  );
  return {...fields, ...Object.fromEntries(tokens.map(([name, number]) => [name, idOf(state, 'tok', number)]))};
}

/** v1's flat object, by the objects of v2. */
function splitFields(
  fields: Json,
  person: 'payer' | 'recipient',
  people: Record<'payer' | 'recipient', string[]>,
): [string, Json][] {
  const own: [string, unknown][] = [];
  const rest: [string, unknown][] = [];
  for (const entry of Object.entries(fields)) (people[person].includes(entry[0]) ? own : rest).push(entry);
  if (person === 'recipient') return [['recipient', {...Object.fromEntries(own), fields: Object.fromEntries(rest)}]];
  const payer = Object.fromEntries(own);
  return [
    ...(own.length > 0 ? ([['payer', payer]] as [string, Json][]) : []),
    // What a pay-in's `create` does not take stays where its check finds it.
    ...(rest.length > 0 ? ([['fields', Object.fromEntries(rest)]] as [string, Json][]) : []),
  ];
}

/** Place of a field in v1, by its pointer in v2. */
export function pointerToV1(pointer: string): string {
  return pointer
    .replace(/^\/(payer|recipient)\/fields\//, '/fields/')
    .replace(/^\/(payer|recipient)(?=\/|$)/, '/fields')
    .replace(/^\/service$/, '/service_id');
}
