// Generated from src/data/reference/failure_reason_codes.schema.yaml by `npm run types`. Change that instead.

export interface FailureReasonCodesFile {
  /**
   * Groups of reasons, in the order of the page.
   */
  groups: {
    [k: string]: Group;
  };
}
export interface Group {
  /**
   * Name of the group, as a heading shows it.
   */
  title: string;
  /**
   * The reasons by the code in `reason_code`, the same in v1 and v2.
   */
  reasons: {
    [k: string]: Reason;
  };
}
export interface Reason {
  /**
   * Whether a new attempt makes sense; `same` unchanged after a while, `changed` after what `what_to_do` says, `no` never.
   */
  retryable: 'no' | 'same' | 'changed';
  /**
   * Who can fix it; nobody where a new attempt is forbidden.
   */
  who_acts: 'payer' | 'merchant' | 'gateway' | 'bank' | 'nobody';
  /**
   * Where a transaction with this reason has succeeded, so that nothing fails with it; `always`, or `crypto` in payments by a cryptocurrency.
   */
  of_success?: 'always' | 'crypto';
  /**
   * What happened (Markdown).
   */
  meaning: string;
  /**
   * What happened in a payout, where that differs (Markdown).
   */
  payout_meaning?: string;
  /**
   * What the merchant does about it (Markdown).
   */
  what_to_do: string;
  /**
   * What the merchant may show to the payer or the recipient. Plain text that gives away nothing to a fraudster.
   */
  payer_message: string;
  /**
   * What the merchant does about it in a payout, where that differs (Markdown).
   */
  payout_what_to_do?: string;
  /**
   * What the merchant does about it in a payment by a cryptocurrency, where that differs (Markdown).
   */
  crypto_what_to_do?: string;
  /**
   * What the merchant may show to the recipient of a payout, where that differs. Plain text like `payer_message`.
   */
  recipient_message?: string;
  /**
   * Response codes of card networks that usually become this reason, for orientation.
   *
   * @minItems 1
   */
  iso8583?: string[];
}
