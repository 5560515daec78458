import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {cacheLoader} from '../core/fileCache';
import type {Reason as ReasonRecord} from '../../types/data/reference/failure_reason_codes';

/** A value of `reason_code`: why a transaction failed, was returned or needs attention. */
interface Reason {
  code: string;
  group: string;
  retryable: ReasonRecord['retryable'];
  whoActs: ReasonRecord['who_acts'];
  /** Where a transaction with it has succeeded; undefined if nowhere. */
  ofSuccess: ReasonRecord['of_success'];
  /** Markdown. */
  meaning: string;
  /** Markdown: what happened in a payout. */
  meaningInPayout: string;
  /** Markdown: what the merchant should do. */
  whatToDo: string;
  /** Plain text that may be shown to the payer. */
  payerMessage: string;
  /** Markdown: what the merchant should do about a payout. */
  whatToDoInPayout: string;
  /** Markdown: what the merchant should do about a payment by a cryptocurrency. */
  whatToDoInCrypto: string;
  /** Plain text that may be shown to the recipient of a payout. */
  recipientMessage: string;
  /** Response codes of card networks that usually map to this reason; empty if there are none. */
  networkCodes: string[];
  /** Anchor on `/reference/failure_reason_codes`: the code itself. */
  anchor: string;
}

interface ReasonGroup {
  name: string;
  title: string;
  reasons: Reason[];
}

const file = 'reference/failure_reason_codes.yaml';

/**
 * All reasons by group.
 *
 * @throws one sentence per error in the data (see `readData`)
 */
export const loadReasonGroups = cacheLoader((locale: LocaleCode): ReasonGroup[] =>
  Object.entries(readData(file, locale).groups).map(([name, {title, reasons}]) => ({
    name,
    title,
    reasons: Object.entries(reasons).map(([code, reason]) => ({
      code,
      group: name,
      retryable: reason.retryable,
      whoActs: reason.who_acts,
      ofSuccess: reason.of_success,
      meaning: reason.meaning,
      meaningInPayout: reason.payout_meaning ?? reason.meaning,
      whatToDo: reason.what_to_do,
      payerMessage: reason.payer_message,
      whatToDoInPayout: reason.payout_what_to_do ?? reason.what_to_do,
      whatToDoInCrypto: reason.crypto_what_to_do ?? reason.what_to_do,
      recipientMessage: reason.recipient_message ?? reason.payer_message,
      networkCodes: reason.iso8583 ?? [],
      anchor: code,
    })),
  })),
);

/** All reasons as one list. */
export const loadReasons = cacheLoader((locale: LocaleCode): Reason[] =>
  loadReasonGroups(locale).flatMap(({reasons}) => reasons),
);

/**
 * Finds a reason by its code.
 *
 * @throws a sentence if no reason has the code
 */
export function findReason(code: string, locale: LocaleCode): Reason {
  const reason = loadReasons(locale).find((candidate) => candidate.code === code);
  if (!reason)
    throw new Error(`There is no reason code "${code}". Add it to src/data/${file}, or write one of its codes.`);
  return reason;
}
