/** Agreements that let the merchant charge without the payer: a mandate, or a contract at the exchange. */
import {tokensOf} from './cards';
import type {FieldFailure} from '../values/failure';
import {idOf} from './ids';
import {isMore, isOrder, paid} from './transactions';
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
  if (isAbove(context, entry, termsOfToken(context, fields)))
    return {status: 'failed', reason: 'mandate_limit_exceeded'};
  return undefined;
}

/** Whether the payer has signed the contract in time: the first payment under it has succeeded. */
function isSigned({state, point}: Context, contract: string): boolean {
  const id = contract.startsWith('trx_') ? contract : idOf(state, 'trx', Number(contract));
  const entry = Object.hasOwn(state.entries, id) ? state.entries[id] : undefined;
  if (!entry || entry.point !== point.id) return false;
  const {service, status} = entry.data;
  return service === 'binance/direct_debit' && isOrder(entry) && paid.includes(status);
}
