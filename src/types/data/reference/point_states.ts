// Generated from src/data/reference/point_states.schema.yaml by `npm run types`. Change that instead.

export interface PointStatesFile {
  /**
   * The states by code, in the order in which they usually follow each other.
   */
  states: {
    [k: string]: {
      /**
       * What the state means and who ends it (Markdown).
       */
      meaning: string;
      /**
       * Whether new payments may be created.
       */
      accepts_payments: boolean;
      /**
       * Whether new payouts may be created without asking anybody.
       */
      accepts_payouts: boolean;
    };
  };
}
