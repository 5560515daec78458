import {toCsv} from '../../gateway/values/csv';
import {loadContract, operation, type Field} from '../contract/contract';
import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {PayoutFile} from '../../types/data/cabinet/payout_file';

/** Name of the published example file. */
export const payoutFileName = 'examples/payouts.csv';

/** Columns and rows of the import file for payouts, see `src/data/cabinet/payout_file.yaml`. */
export function loadPayoutFile(): PayoutFile {
  return readData('cabinet/payout_file.yaml', defaultLocale);
}

/** The example file as a download. */
export function payoutFiles(): Record<string, string> {
  const {rows} = loadPayoutFile();
  return {[payoutFileName]: toCsv([...new Set(rows.flatMap(Object.keys))], rows)};
}

/**
 * The columns with the `transaction/create` fields that they set.
 *
 * @throws a sentence if the contract has no such field
 */
export function payoutColumns(locale: LocaleCode): {name: string; field: Field}[] {
  const body = operation(loadContract('v2', locale), 'v2/transaction/create').requestFields;
  return loadPayoutFile().columns.map((name) => {
    const field = name.split('.').reduce(
      (at: Field | undefined, part, index, parts) =>
        // If the properties are named, as in an address, `*` refers to the object itself.
        (index === 0 ? body : at?.children)?.find((child) => child.name === part) ??
        (part === '*' && index === parts.length - 1 ? at : undefined),
      undefined,
    );
    if (!field)
      throw new Error(
        `src/data/cabinet/payout_file.yaml: ${name} is no field of transaction/create. Write the path of one, such as recipient.full_name.`,
      );
    return {name, field};
  });
}
