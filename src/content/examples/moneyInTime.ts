import {playMoments, type Moment} from './moments';
import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {MoneyInTimeFile} from '../../types/data/money_in_time';

/** A flow of money: its moments with what the balance shows at each. */
export type MoneyFlow = MoneyInTimeFile[string];

/** The flows of the guide by name: `hold`, `payout` … */
export function loadMoneyFlows(locale: LocaleCode): MoneyInTimeFile {
  return readData('money_in_time.yaml', locale);
}

/** The balance with which a flow begins, which is that of a new local gateway. */
export function openingOf({currency}: MoneyFlow): string {
  return readData('gateway/merchant.yaml').accounts.find((account) => account.currency === currency)!.available;
}

/** What the gateway shows at a moment of a flow. */
export function playMoneyMoment({service}: MoneyFlow, {steps}: MoneyFlow['moments'][string]): Moment {
  return playMoments(service, steps, {hasOwnBalances: true}).at(-1)!;
}
