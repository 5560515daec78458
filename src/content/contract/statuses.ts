import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {cacheLoader} from '../core/fileCache';

/** A status of one kind of transaction, or of a token. */
export interface Status {
  code: string;
  /** The number in the v1 field `state`; absent if v1 has no such object. */
  v1?: number;
  /** Whether the outcome is known. From a final status, only the final ones in `next` can follow. */
  isFinal: boolean;
  /** Markdown: what has happened, especially to the money. */
  meaning: string;
  /** Markdown: what the merchant should do now. */
  whatToDo: string;
  /** Codes of the statuses that may follow. */
  next: string[];
  /** Anchor on `/reference/transaction_statuses`: `payment-success`. */
  anchor: string;
  /** Link without locale: `/reference/transaction_statuses#payment-success`. */
  address: string;
}

const statusKinds = ['payment', 'payout', 'refund', 'chargeback', 'token'] as const;
export type StatusKindName = (typeof statusKinds)[number];

/** Payments, payouts, refunds, chargebacks or tokens, with their statuses in order. */
export interface StatusKind {
  name: StatusKindName;
  /** Plural: "Payments". */
  title: string;
  /** Markdown. */
  intro: string;
  /** Code of the first status. */
  start: string;
  statuses: Status[];
}

const file = 'reference/transaction_statuses.yaml';

/**
 * All statuses by kind.
 *
 * @throws one sentence per error in the data (see `readData`)
 */
export const loadStatuses = cacheLoader((locale: LocaleCode): StatusKind[] => {
  const {kinds} = readData(file, locale);
  return statusKinds.map((name) => {
    const kind = kinds[name];
    if (!kind)
      throw new Error(
        `src/data/${file}: there is no kind "${name}". Write it, or remove it from src/content/contract/statuses.ts.`,
      );
    return {
      name,
      title: kind.title,
      intro: kind.intro,
      start: kind.start,
      statuses: Object.entries(kind.statuses).map(([code, {final, what_to_do, ...rest}]) => ({
        code,
        ...rest,
        isFinal: final,
        whatToDo: what_to_do,
        anchor: `${name}-${code}`,
        address: `/reference/transaction_statuses#${name}-${code}`,
      })),
    };
  });
});

/**
 * The statuses of one kind.
 *
 * @throws a sentence with the existing kinds
 */
export function loadStatusKind(name: StatusKindName, locale: LocaleCode): StatusKind {
  const kind = loadStatuses(locale).find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`There is no kind of transaction "${name}". Write one of ${statusKinds.join(', ')}.`);
  return kind;
}
