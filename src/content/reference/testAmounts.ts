import {loadServices, type Service, type ServiceTest} from '../services/services';
import {cacheLoader} from '../core/fileCache';

/** The outcome of an amount in the test environment, with the services whose records define it. */
export interface TestAmount {
  /** Last two digits of the amount in minor units. */
  lastDigits: string;
  type: Service['direction'];
  /** The status in which the transaction waits first, if it waits. */
  via?: ServiceTest['outcome']['via'];
  status: string;
  /** Reasons, each of some of the services; empty if there is none. */
  reasons: string[];
  /** Codes of the services. */
  services: string[];
  /** Anchor on `/reference/test_cards`: `amount-77`; further rows of the same digits add the type and the status. */
  anchor: string;
}

/** All test amounts, from the records of the services: by digits, then by type and outcome. */
export const loadTestAmounts = cacheLoader((): TestAmount[] => {
  const rows = new Map<string, Omit<TestAmount, 'anchor'>>();
  for (const {code, direction: type, tests} of loadServices())
    for (const {
      input: {field, ends_with: lastDigits},
      outcome: {status, reason, via},
    } of tests) {
      if (field !== 'amount' || lastDigits === undefined || !status) continue;
      const key = [lastDigits, type, status, via].join(' ');
      const row = rows.get(key) ?? {lastDigits, type, ...(via && {via}), status, reasons: [], services: []};
      if (reason && !row.reasons.includes(reason)) row.reasons.push(reason);
      row.services.push(code);
      rows.set(key, row);
    }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return sorted.map((row, index) => {
    const {lastDigits, type, status} = row;
    const isFirst = sorted[index - 1]?.lastDigits !== lastDigits;
    return {...row, anchor: ['amount', lastDigits, ...(isFirst ? [] : [type, status])].join('-')};
  });
});
