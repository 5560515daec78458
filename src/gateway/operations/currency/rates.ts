import {listSeconds} from '../../limits';
import {rateBetween} from '../../books/conversion';
import {fieldsFailure, type FieldFailure} from '../../values/failure';
import {toRfc3339} from '../../values/time';
import type {Handler} from '../../books/types';

/** Returns the rates from one currency to others, ordered by code. */
export const rates: Handler<'currency/rates'> = ({world, now}, {base, currencies}) => {
  const wanted: string[] = currencies ?? Object.keys(world.rates);
  const mistakes: FieldFailure[] = [
    ...unknown(world.rates, base, '/base'),
    ...wanted.flatMap((code, index) => unknown(world.rates, code, `/currencies/${index}`)),
  ];
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  return {
    base,
    rates: wanted
      .filter((code) => code !== base)
      .sort()
      .map((currency) => ({currency, rate: rateBetween(world.rates[base]!, world.rates[currency]!)})),
    created_at: toRfc3339(now),
    expires_at: toRfc3339(now + listSeconds),
  };
};

function unknown(known: Record<string, string>, code: string, pointer: string): FieldFailure[] {
  return Object.hasOwn(known, code)
    ? []
    : [{pointer, code: 'currency_unsupported', detail: `The gateway does not convert ${code}.`}];
}
