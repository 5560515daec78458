// Generated from src/data/reference/bank_codes/schema.yaml by `npm run types`. Change that instead.

export interface BankCodesFile {
  /**
   * What the codes are called there.
   */
  title: string;
  /**
   * What a code looks like.
   */
  format: string;
  /**
   * JavaScript regular expression (flag u) of a code.
   */
  pattern: string;
  /**
   * Where the code goes.
   */
  use: string;
  /**
   * Name of the services’ field that takes the code or holds it; absent where no service asks for it.
   */
  field?: string;
  /**
   * A second identifier that each bank of the list has.
   */
  other?: {
    /**
     * What it is called.
     */
    name: string;
    /**
     * JavaScript regular expression (flag u) of it.
     */
    pattern: string;
  };
  /**
   * Where the list comes from.
   *
   * @minItems 1
   */
  sources: {
    /**
     * Who keeps it.
     */
    name: string;
    /**
     * Its address.
     */
    url?: string;
    /**
     * Day or month of the state that was read.
     */
    dated?: string;
  }[];
  /**
   * Day on which the sources were read.
   */
  looked_up: string;
  /**
   * Whether two independent lists agree on a row, or the list is that of whoever gives out the codes. A row may say otherwise of itself.
   */
  is_verified: boolean;
  /**
   * What goes wrong with these codes.
   */
  note?: string;
  /**
   * The banks, sorted by code.
   *
   * @minItems 1
   */
  banks: {
    /**
     * The code.
     */
    code: string;
    /**
     * Name as the bank writes it.
     */
    name: string;
    /**
     * The name in Latin letters for reading; ours.
     */
    name_en?: string;
    /**
     * The second identifier.
     */
    other?: string;
    /**
     * Says otherwise than the file.
     */
    is_verified?: boolean;
  }[];
}
