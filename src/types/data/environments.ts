// Generated from src/data/environments.schema.yaml by `npm run types`. Change that instead.

/**
 * What is not the same on the local gateway as in the test environment, and in the test environment as in the live one.
 */
export interface EnvironmentsFile {
  local_test: Rows;
  test_live: Rows;
}
export interface Rows {
  [k: string]: {
    /**
     * What differs.
     */
    what: string;
    /**
     * How it is in the first of the two (Markdown).
     */
    one: string;
    /**
     * How it is in the second of the two (Markdown).
     */
    other: string;
  };
}
