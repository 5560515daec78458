// Generated from src/data/checked.schema.yaml by `npm run types`. Change that instead.

export interface CheckedFile {
  /**
   * The day on which the page was last checked.
   */
  [k: string]: string;
}
