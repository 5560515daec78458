import {fromMinor, toMinor} from '../../gateway/values/money';
import {loadScreen, type Block} from '../cabinet/cabinet';
import {createExponentOf} from '../reference/currencies';
import {defaultLocale} from '../core/locales';
import {reportRows} from './reportFiles';

/** A balance entry of the examples; `amount` is negative if the available balance decreases. */
interface BalanceEntry {
  reason: string;
  externalId?: string;
  amount: string;
  /** Available balance after the entry. */
  available: string;
}

/** A row of the transaction report with its balance entries. */
interface Match {
  externalId: string;
  type: string;
  status: string;
  amount: string;
  fee: string;
  entries: BalanceEntry[];
}

/** Changes of an account in a period; amounts are written as `150.00 EUR`. */
export interface Sums {
  opening: string;
  in: string;
  out: string;
  closing: string;
}

/** How a fee follows from its tariff. */
export interface Fee {
  /** The service or the event that the fee is charged for. */
  service: string;
  count: number;
  /** The amount that the percentage applies to. */
  turnover: string;
  /** Percent. */
  share: string;
  fixed: string;
  /** Percentage and fixed part before rounding, with four more decimals than the currency. */
  exact: string;
  /** The charged fee. */
  taken: string;
  /** Charged minus exact, rounded to the currency. */
  difference: string;
}

const exponentOf = (currency: string): number => createExponentOf()(currency);

/** Converts `150.00 EUR` to minor units. */
function minor(amount: string): bigint {
  const [value, currency] = amount.split(' ') as [string, string];
  const units = toMinor(value, exponentOf(currency));
  if (units === null) throw new Error(`“${amount}” is no amount. Write it as 150.00 EUR.`);
  return units;
}

const major = (units: bigint, currency: string): string => `${fromMinor(units, exponentOf(currency))} ${currency}`;
const currencyOf = (amount: string): string => amount.split(' ')[1]!;

/** Sums entries in chronological order. @throws a sentence if `available` is not consistent between them */
export function sumUp(entries: BalanceEntry[]): Sums {
  const currency = currencyOf(entries[0]!.available);
  const opening = minor(entries[0]!.available) - minor(entries[0]!.amount);
  let available = opening;
  let [into, out] = [0n, 0n];
  for (const entry of entries) {
    const amount = minor(entry.amount);
    available += amount;
    if (amount > 0n) into += amount;
    else out -= amount;
    if (available !== minor(entry.available)) {
      throw new Error(
        `The entry ${entry.reason} of ${entry.externalId ?? 'no transaction'} leaves ${entry.available}; by its amount it leaves ${major(available, currency)}.`,
      );
    }
  }
  return {
    opening: major(opening, currency),
    in: major(into, currency),
    out: major(out, currency),
    closing: major(available, currency),
  };
}

/**
 * The two example reports of one day, joined by transaction id.
 *
 * @throws a sentence if an entry matches no row
 */
export function matchReports(): {matches: Match[]; entries: BalanceEntry[]} {
  const rows = reportRows('balance_entries').map(
    ({transaction_id: id, reason, direction, amount, available, currency, external_id: externalId}) => ({
      id: id as string,
      entry: {
        reason,
        externalId,
        amount: `${direction === 'out' ? '-' : ''}${amount} ${currency}`,
        available: `${available} ${currency}`,
      },
    }),
  );
  const transactions = reportRows('transactions');
  const lost = rows.find(({id}) => !transactions.some(({transaction_id: other}) => other === id));
  if (lost)
    throw new Error(
      `The example of balance entries names ${lost.id}, which the example of transactions does not have. Let both scenarios tell of one day.`,
    );
  return {
    entries: rows.map(({entry}) => entry),
    matches: transactions.map(({transaction_id: id, external_id: externalId, type, status, amount, currency, fee}) => ({
      externalId,
      type,
      status,
      amount: `${amount} ${currency}`,
      fee: `${fee} ${currency}`,
      entries: rows.filter((row) => row.id === id).map(({entry}) => entry),
    })),
  };
}

const blocksOf = (screen: string): Record<string, Block> => loadScreen(screen, defaultLocale).blocks;

/** The tariffs that the cabinet shows, for services and other events. */
function tariffs(): {name: string; share: string; fixed: string}[] {
  const {services, other} = blocksOf('control/tariffs');
  return [
    ...services!.rows!.map(({service, share, fixed}) => ({name: service!, share: share!, fixed: fixed!})),
    ...other!.rows!.flatMap(({event, other_share: share, other_fixed: fixed}) =>
      share && fixed ? [{name: event!, share, fixed}] : [],
    ),
  ];
}

/** Compares a fee with its tariff. A percentage of minor units has at most four decimals, so integers are exact. */
function compare(service: string, count: number, turnover: string, taken: string): Fee {
  const currency = currencyOf(taken);
  const tariff = tariffs().find(({name, fixed}) => name === service && currencyOf(fixed) === currency);
  if (!tariff)
    throw new Error(
      `src/data/cabinet/screens/control/tariffs.yaml has no tariff of ${service} in ${currency}. Write one, or take the fee out of the final report.`,
    );
  const exact = minor(turnover) * toMinor(tariff.share, 2)! + minor(tariff.fixed) * BigInt(count) * 10000n;
  const difference = minor(taken) - roundHalfEven(exact);
  return {
    service,
    count,
    turnover,
    ...{share: tariff.share, fixed: tariff.fixed},
    exact: `${fromMinor(exact, exponentOf(currency) + 4)} ${currency}`,
    taken,
    difference: major(difference, currency),
  };
}

/** Divides by ten thousand, rounding half to even. */
function roundHalfEven(value: bigint): bigint {
  const [whole, rest] = [value / 10000n, value % 10000n];
  return rest > 5000n || (rest === 5000n && whole % 2n === 1n) ? whole + 1n : whole;
}

/** The day in the cabinet's balance history, oldest entry first, with the fee of each settled payment. */
export function explainDay(): {entries: (BalanceEntry & {fee?: Fee})[]; sums: Sums} {
  const entries = blocksOf('reporting/balance_history')
    .entries!.rows!.toReversed()
    .map(({reason, external_id: externalId, amount, available}): BalanceEntry => ({
      reason: reason!,
      ...(externalId && {externalId}),
      amount: amount!,
      available: available!,
    }));
  const services = tariffs().filter(({name}) => name.includes('/payin'));
  const withFees = entries.map((entry) => {
    if (entry.reason !== 'fee') return entry;
    const payment = entries.find(({reason, externalId}) => reason === 'payin' && externalId === entry.externalId);
    const taken = entry.amount.replace('-', '');
    const fees = payment
      ? services
          .filter(({fixed}) => currencyOf(fixed) === currencyOf(taken))
          .map(({name}) => compare(name, 1, payment.amount, taken))
      : [];
    const fee = fees.find(({difference}) => minor(difference) === 0n);
    if (!fee)
      throw new Error(
        `src/data/cabinet/screens/reporting/balance_history.yaml: no tariff makes the fee ${taken} of ${entry.externalId}. Write what control/tariffs.yaml takes for its payment.`,
      );
    return {...entry, fee};
  });
  return {entries: withFees, sums: sumUp(entries)};
}

/** A line of the monthly report: the sum of entries with the same reason and direction. */
interface MonthLine {
  line: string;
  reason?: string;
  count?: number;
  amount: string;
  /** The balance after this line. */
  after: string;
}

/** The month in the cabinet's monthly report line by line, with its fees compared to the tariffs. */
export function explainMonth(): {lines: MonthLine[]; fees: Fee[]} {
  const {balance, fees} = blocksOf('final_report');
  let sum = 0n;
  const lines = balance!.rows!.map(({line, reason, count, amount}): MonthLine => {
    if (line === 'closing') {
      if (minor(amount!) !== sum)
        throw new Error(
          `src/data/cabinet/screens/final_report.yaml: the lines lead to ${major(sum, currencyOf(amount!))}, and closing is ${amount}. Correct one of them.`,
        );
    } else sum += minor(amount!);
    return {
      line: line!,
      ...(reason && {reason}),
      ...(count && {count: Number(count)}),
      amount: amount!,
      after: major(sum, currencyOf(amount!)),
    };
  });
  return {
    lines,
    fees: fees!.rows!.map(({service, count, turnover, fee}) => compare(service!, Number(count), turnover!, fee!)),
  };
}
