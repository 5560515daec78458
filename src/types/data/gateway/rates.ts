// Generated from src/data/gateway/rates.schema.yaml by `npm run types`. Change that instead.

/**
 * How many units of each currency one euro gives. Invented, so that every quote of the test environment can be computed beforehand.
 */
export interface RatesFile {
  /**
   * The base.
   */
  EUR: '1';
  /**
   * Units of the currency for one euro, a decimal string.
   */
  [k: string]: string | '1';
}
