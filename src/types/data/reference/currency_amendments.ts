// Generated from src/data/reference/currency_amendments.schema.yaml by `npm run types`. Change that instead.

export interface CurrencyAmendmentsFile {
  /**
   * Date of the list in the package. Another date there means that the amendments have to be looked through again.
   */
  after: string;
  /**
   * Codes whose minor unit the standard gives as “N.A.”, such as metals; the package says 0. Nobody pays in them.
   *
   * @minItems 1
   */
  without_minor_unit: string[];
  /**
   * Names of currencies that CLDR does not have in every language, by code; in English as in the standard.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The amendments, oldest first.
   *
   * @minItems 1
   */
  amendments: {
    /**
     * Number that the maintenance agency gave the amendment.
     */
    number: number;
    /**
     * The amendment itself.
     */
    source: string;
    /**
     * Public copy in which it was read.
     */
    read_in: string;
    /**
     * Day on which it was read.
     */
    looked_up: string;
    /**
     * Codes that it adds.
     */
    added?: {
      [k: string]: {
        /**
         * Numeric code of the standard.
         */
        numeric: string;
        /**
         * Digits of the minor unit.
         */
        exponent: number;
        /**
         * First day of the code.
         */
        from: string;
      };
    };
    /**
     * Codes that it ends; they stay in the list of ended ones.
     */
    ended?: {
      [k: string]: {
        /**
         * Numeric code of the standard; only where the package no longer has the code.
         */
        numeric?: string;
        /**
         * Digits of the minor unit; only where the package no longer has the code.
         */
        exponent?: number;
        /**
         * Last day on which payments had the code.
         */
        last_day: string;
        /**
         * Code that takes its place.
         */
        replaced_by: string;
      };
    };
  }[];
}
