/** Agreements that let the merchant charge without the payer: a mandate, or a contract at the exchange. */
import {tokensOf} from './cards';
import type {FieldFailure} from '../values/failure';
import {idOf} from './ids';
import {day} from '../values/time';
import {isMore, isOrder, paid, serviceOf} from './transactions';
import type {Context, Entry, Hidden, Terms} from './types';
import type {JsonObject} from '../../types/json';

/** The terms that a first payment asks for. An authorization without a frequency is monthly. */
export function termsOf({frequency = 'monthly', max_amount}: JsonObject): Terms {
  return {frequency, max_amount};
}

/** The terms of the mandate of a token. */
function termsOfToken({state}: Pick<Context, 'state'>, {wallet_token: token}: JsonObject): Terms {
  return tokensOf(state)[String(token)]?.terms ?? {};
}

/**
 * Field errors for terms that contradict the mandate. A charge has to repeat the terms of its mandate; the first
 * payment must not exceed the maximum that it sets.
 *
 * @param fields each valid by itself
 */
export function findTermMistakes(context: Context, entry: Entry, fields: JsonObject): FieldFailure[] {
  if (fields.wallet_token === undefined)
    return isAbove(context, entry, fields)
      ? [
          {
            pointer: '/fields/max_amount',
            code: 'field_value_not_allowed',
            detail: `Send ${entry.data.amount} or more, the amount of the payment.`,
          },
        ]
      : [];
  return Object.entries(termsOfToken(context, fields))
    .filter(([name, value]) => value !== undefined && fields[name] !== undefined && fields[name] !== value)
    .map(([name, value]) => ({
      pointer: `/fields/${name}`,
      code: 'field_value_not_allowed',
      detail: `Send ${String(value)}, the value of the mandate.`,
    }));
}

function isAbove(context: Context, {data}: Entry, {max_amount: largest}: Terms): boolean {
  return typeof largest === 'string' && isMore(context, data.currency, data.amount, largest);
}

/** The failed outcome of a charge that its mandate or contract does not cover; undefined if it covers the charge. */
export function outcomeIfUncovered(context: Context, entry: Entry, fields: JsonObject): Hidden['planned'] {
  if (typeof fields.contract_id === 'string' && !isSigned(context, fields.contract_id))
    return {status: 'failed', reason: 'mandate_not_found'};
  if (isAbove(context, entry, termsOfToken(context, fields)) || isSecond(context, entry, fields))
    return {status: 'failed', reason: 'mandate_limit_exceeded'};
  return undefined;
}

/** Between the notice to the payer and the charge, in seconds. */
const notice = day;

/** How long a period is: a number of months, or else of days. */
type Period = {months: number} | {days: number};

/** The periods of mandates by frequency; `as_presented` has none. */
const periods: Record<string, Period> = {
  daily: {days: 1},
  weekly: {days: 7},
  monthly: {months: 1},
  quarterly: {months: 3},
  yearly: {months: 12},
};

/**
 * Whether a charge is the second one in a period of its mandate, where its service allows one. The first payment uses up
 * the first period.
 */
function isSecond({world, state, now}: Context, entry: Entry, {wallet_token: token}: JsonObject): boolean {
  const mandate = tokensOf(state)[String(token)];
  const period = periods[String(mandate?.terms?.frequency)];
  if (!mandate?.agreedAt || !period || !serviceOf(world, entry.data.service)!.recurring.once_per_period) return false;
  const place = placeOf(mandate.agreedAt, now + notice, period);
  entry.hidden.period = place;
  if (place === 0) return true;
  return Object.values(state.entries).some(
    ({data, hidden}) =>
      data.id !== entry.data.id &&
      hidden.source?.fingerprint === mandate.fingerprint &&
      hidden.period === place &&
      !['failed', 'expired', 'cancelled'].includes(data.status),
  );
}

/** In which period since a time another time lies, from 0. A month ends on its last day if it has no such day. */
function placeOf(from: number, at: number, period: Period): number {
  if ('days' in period) return Math.floor((at - from) / (period.days * day));
  const [first, last] = [new Date(from * 1000), new Date(at * 1000)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  const isBegun = addMonths(first, months) <= at;
  return Math.floor((isBegun ? months : months - 1) / period.months);
}

/** Unix seconds of the same moment some months later. */
function addMonths(from: Date, months: number): number {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later.getTime() / 1000;
}

/** Whether the payer has signed the contract in time: the first payment under it has succeeded. */
function isSigned({state, point}: Context, contract: string): boolean {
  const id = contract.startsWith('trx_') ? contract : idOf(state, 'trx', Number(contract));
  const entry = Object.hasOwn(state.entries, id) ? state.entries[id] : undefined;
  if (!entry || entry.point !== point.id) return false;
  const {service, status} = entry.data;
  return service === 'binance/direct_debit' && isOrder(entry) && paid.includes(status);
}
