// Generated from src/data/cabinet/limits.schema.yaml by `npm run types`. Change that instead.

export interface LimitsFile {
  /**
   * Rows that a CSV file of a list may hold.
   */
  export_rows: number;
  /**
   * Rows of a list on one page.
   */
  page_rows: number;
}
