import {quoteSeconds} from '../../limits';
import {requireAmount} from '../../books/amounts';
import {divideByRate, multiplyByRate, rateBetween} from '../../books/conversion';
import {Failure, fieldFailure} from '../../values/failure';
import {newId, numberOf} from '../../books/ids';
import {toMinor} from '../../values/money';
import {toRfc3339} from '../../values/time';
import {serviceOf} from '../../books/transactions';
import type {Context, Handler, GatewayService} from '../../books/types';
import type {Quote} from '../../../types/contract/v2';

/** Quotes a conversion. A quote for a crypto pay-in is stored, so that `get_crypto_address` can use it. */
export const currencyRate: Handler<'transaction/currency_rate'> = (
  context,
  {service: code, currency, currency_to: currencyTo, amount, amount_to: amountTo},
) => {
  const {world, state, now, point} = context;
  const service = quotable(context, code);
  checkCurrencies(context, service, currency, currencyTo);
  const rate = rateBetween(world.rates[currency]!, world.rates[currencyTo]!);
  const [decimals, decimalsTo] = [world.exponentOf(currency), world.exponentOf(currencyTo)];
  const isFixed = amount !== undefined;
  const pointer = isFixed ? '/amount' : '/amount_to';
  requireAmount(context, pointer, (amount ?? amountTo)!, isFixed ? currency : currencyTo);
  const quote: Quote = {
    service: service.code,
    rate,
    fixed: isFixed ? 'amount' : 'amount_to',
    currency,
    amount: isFixed ? multiplyByRate(amount, '1', decimals) : divideByRate(amountTo!, rate, decimals),
    currency_to: currencyTo,
    amount_to: isFixed ? multiplyByRate(amount, rate, decimalsTo) : multiplyByRate(amountTo!, '1', decimalsTo),
    created_at: toRfc3339(now),
    expires_at: toRfc3339(now + quoteSeconds),
  };
  const computed = isFixed ? toMinor(quote.amount_to, decimalsTo) : toMinor(quote.amount, decimals);
  if (computed === 0n)
    throw fieldFailure(pointer, 'amount_invalid', 'The other amount would be less than its smallest unit. Send more.');
  if (!world.coins[service.code]) return quote;
  const id = newId(state, 'quo');
  numberOf(state, id);
  (state.stores.quotes ??= {})[id] = {...quote, point: point.id};
  return {quote_id: id, ...quote};
};

/** Whether conversions are quoted for the service: for pay-ins and payouts, except P2P transfers. */
export function canQuote({direction, flow}: GatewayService): boolean {
  return (direction === 'payin' || direction === 'payout') && flow !== 'p2p';
}

/** @throws Failure if the service does not exist, is not enabled or has no quotes */
function quotable({world, point, version}: Context, code: string): GatewayService {
  const service = serviceOf(world, code);
  if (!service) throw new Failure('service_not_found', 'There is no such service.');
  if (!service.isEnabled)
    throw new Failure(
      'service_not_enabled',
      `The service ${version === 'v1' ? service.id : code} is not enabled for point ${point.id}.`,
    );
  if (!canQuote(service)) throw fieldFailure('/service', 'field_value_not_allowed', 'Name a pay-in or payout service.');
  return service;
}

/** One side must be a currency of the service, the other one of the merchant's accounts. */
function checkCurrencies({world, state}: Context, service: GatewayService, from: string, to: string): void {
  const isPayin = service.direction === 'payin';
  const [others, own] = isPayin ? [from, to] : [to, from];
  const [othersPointer, ownPointer] = isPayin ? ['/currency', '/currency_to'] : ['/currency_to', '/currency'];
  if (!service.currencies.includes(others))
    throw fieldFailure(othersPointer, 'currency_unsupported', `Send ${service.currencies.join(' or ')}.`);
  if (!Object.hasOwn(state.accounts, own))
    throw fieldFailure(ownPointer, 'currency_unsupported', `You have no account in ${own}.`);
  for (const [pointer, code] of [
    [othersPointer, others],
    [ownPointer, own],
  ] as const) {
    if (!Object.hasOwn(world.rates, code))
      throw fieldFailure(pointer, 'currency_unsupported', `The gateway does not convert ${code}.`);
  }
}
