// Generated from src/data/reports.schema.yaml by `npm run types`. Change that instead.

export interface ReportsFile {
  /**
   * Bounds that hold for every report.
   */
  limits: {
    /**
     * Days that a period may span. A period in which the clocks are set back may be that hour longer.
     */
    longest_period_days: number;
    /**
     * Days after which a report is removed.
     */
    kept_days: number;
    /**
     * Pause between two questions whether a report is ready.
     */
    check_after_seconds: number;
    /**
     * How long an address of a file works.
     */
    download_seconds: number;
  };
  /**
   * The kinds of report by the name that `kind` takes.
   */
  kinds: {
    [k: string]: {
      /**
       * Schema of the contract that describes a row.
       */
      row: string;
      /**
       * Name of the kind.
       */
      title: string;
      /**
       * What a row is.
       */
      meaning: string;
      /**
       * What the report is good for.
       */
      use: string;
      /**
       * The columns in the order of the file.
       *
       * @minItems 1
       */
      columns: {
        /**
         * Name in the header row.
         */
        name: string;
        /**
         * Name in v1 where it is another one.
         */
        v1?: string;
        /**
         * The one version that has the column.
         */
        only?: 'v1';
        /**
         * Field of the transaction that holds the same value.
         */
        field?: string;
      }[];
    };
  };
}
