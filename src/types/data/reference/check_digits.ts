// Generated from src/data/reference/check_digits.schema.yaml by `npm run types`. Change that instead.

export interface CheckDigitsFile {
  [k: string]: {
    /**
     * What has these check digits.
     */
    title: string;
    /**
     * Name in links from the fields.
     */
    short: string;
    /**
     * Checks of src/content/services/valueChecks.ts that use it.
     *
     * @minItems 1
     */
    checks: string[];
    /**
     * The algorithm in a few sentences (Markdown).
     */
    text: string;
    /**
     * Who defines it.
     */
    standard: string;
    /**
     * Valid values; with steps where the calculation can be followed by hand.
     *
     * @minItems 1
     */
    examples: {
      /**
       * A valid value.
       */
      value: string;
      /**
       * Fields beside it that the check looks at.
       */
      beside?: {
        [k: string]: string;
      };
      /**
       * One step per check digit.
       *
       * @minItems 1
       */
      steps?: Step[];
    }[];
  };
}
export interface Step {
  /**
   * True for the IBAN - the first four characters go to the end and letters become two digits.
   */
  moved?: true;
  /**
   * Digits that are put before the covered ones.
   */
  before?: string;
  /**
   * First and last place that the digit covers.
   *
   * @minItems 2
   * @maxItems 2
   */
  covers?: number[];
  /**
   * Weights from the left, repeated to the end.
   *
   * @minItems 1
   */
  weights?: number[];
  /**
   * What counts of each product; the whole product without it.
   */
  products?: 'digit_sum' | 'last_digit';
  /**
   * Divisor.
   */
  modulo: number;
  /**
   * The check digit: the remainder, or what the sum lacks to a multiple of the divisor.
   */
  digit?: 'remainder' | 'difference';
  /**
   * Results that are written as another character.
   */
  becomes?: {
    [k: string]: string;
  };
  /**
   * Place of the check digit.
   */
  at?: number;
}
