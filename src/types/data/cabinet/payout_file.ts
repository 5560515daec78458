// Generated from src/data/cabinet/payout_file.schema.yaml by `npm run types`. Change that instead.

export interface PayoutFile {
  /**
   * Bounds of one file.
   */
  limits: {
    /**
     * Payouts in one file, the header row not counted.
     */
    rows: number;
    /**
     * Size of the file.
     */
    bytes: number;
  };
  /**
   * Characters that may separate cells; the header row shows which one a file uses.
   *
   * @minItems 1
   */
  separators: string[];
  /**
   * Columns, as paths into the body of transaction/create; a last part `*` stands for any name there.
   */
  columns: string[];
  /**
   * Rows of the example, column → cell; a column without value is empty.
   *
   * @minItems 1
   */
  rows: {
    [k: string]: string;
  }[];
}
