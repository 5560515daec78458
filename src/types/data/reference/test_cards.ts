// Generated from src/data/reference/test_cards.schema.yaml by `npm run types`. Change that instead.

/**
 * Status in which the payment or the payout ends.
 */
export type Result = 'success' | 'failed';
/**
 * Reason of the failure, where it ends failed.
 */
export type ReasonCode = string;

export interface TestCardsFile {
  /**
   * What holds for every test card (Markdown), by a name of the rule.
   */
  rules: {
    [k: string]: string;
  };
  /**
   * One-time codes of SMS and 3-D Secure.
   */
  codes: {
    /**
     * The code that succeeds.
     */
    right: string;
    /**
     * A code that fails.
     */
    wrong: string;
  };
  /**
   * Reason of the failure after a wrong code in the last attempt.
   */
  wrong_code_reason: string;
  /**
   * Cards by number.
   */
  cards: {
    [k: string]: {
      /**
       * Name of the card brand.
       */
      brand: string;
      /**
       * Name of what the card shows; cards that behave alike share it.
       */
      scenario: string;
      /**
       * Which step stands between the card data and the answer; none, a silent 3-D Secure, a 3-D Secure challenge, 3-D Secure out of order, or an SMS code.
       */
      flow: 'none' | 'frictionless' | 'challenge' | 'unavailable' | 'otp';
      result: Result;
      reason_code?: ReasonCode;
      /**
       * True where the transaction is `pending` for 60 seconds before its result.
       */
      is_slow?: true;
      /**
       * Reason that the transaction shows while it is `pending`.
       */
      pending_reason?: string;
      /**
       * True where a chargeback follows 60 seconds after success.
       */
      is_charged_back?: true;
      /**
       * Reason of the failure when the card is charged by its token without the payer.
       */
      reason_without_payer?: string;
      /**
       * What happens (Markdown).
       */
      description: string;
    };
  };
  /**
   * Numbers that the API refuses before there is a transaction.
   */
  invalid: {
    [k: string]: {
      /**
       * Code of the error of the API.
       */
      error_code: string;
      /**
       * Why (Markdown).
       */
      description: string;
    };
  };
}
