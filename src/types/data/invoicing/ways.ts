// Generated from src/data/invoicing/ways.schema.yaml by `npm run types`. Change that instead.

export interface WaysFile {
  /**
   * The ways by code.
   */
  ways: {
    [k: string]: Way;
  };
}
export interface Way {
  /**
   * What it is called.
   */
  label: string;
  /**
   * Address of the page that explains it.
   */
  page: string;
  /**
   * The situation in which it is the right one.
   */
  take_when: string;
  /**
   * Who pays, how much, until when.
   */
  payers: string;
  /**
   * What the merchant needs for it.
   */
  needs: string;
}
