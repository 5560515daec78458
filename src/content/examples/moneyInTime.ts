import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {MoneyInTimeFile} from '../../types/data/money_in_time';

/** A flow of money: its moments with what the balance shows at each. */
export type MoneyFlow = MoneyInTimeFile[string];

/** The flows of the guide by name: `hold`, `payout` … */
export function loadMoneyFlows(locale: LocaleCode): MoneyInTimeFile {
  return readData('money_in_time.yaml', locale);
}
