// Generated from src/data/callback_events.schema.yaml by `npm run types`. Change that instead.

/**
 * Code of the service that plays the row.
 */
export type Service = string;
/**
 * Steps as `playMoments` takes them.
 *
 * @minItems 1
 */
export type Steps = string[];

/**
 * What makes the gateway send callbacks, and which ones. Each row is played on the gateway.
 */
export interface CallbackEventsFile {
  /**
   * By kind of object, in page order.
   */
  objects: {
    payin: Rows;
    payout: Rows;
    refund: Rows;
    chargeback: Rows;
    invoice: Rows;
  };
  /**
   * What sends no callback.
   */
  silent: {
    [k: string]: {
      /**
       * What happens without a callback (Markdown).
       */
      what: string;
      /**
       * How the merchant learns of it (Markdown).
       */
      instead: string;
      service?: Service;
      /**
       * Steps whose callbacks belong to other rows.
       */
      before?: string[];
      does?: Steps;
    };
  };
}
export interface Rows {
  [k: string]: {
    /**
     * What happens (Markdown).
     */
    when: string;
    service: Service;
    /**
     * Steps that lead to the row; their callbacks belong to other rows.
     */
    before: string[];
    does: Steps;
    /**
     * Type or kind, and status, of each callback in order.
     *
     * @minItems 1
     */
    sends: string[];
    /**
     * Whether the last callback of the row is the example of its object.
     */
    is_example?: true;
  };
}
