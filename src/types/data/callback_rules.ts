// Generated from src/data/callback_rules.schema.yaml by `npm run types`. Change that instead.

/**
 * The table "Delivery" of `/callbacks`, with what the test of each row expects.
 */
export interface CallbackRulesFile {
  address: Row;
  body: Row;
  id: Row;
  timestamp: Row;
  signature: Row;
  success: Row;
  failure: Row;
  redirects: Row;
  order: Row;
  repeats: Row;
}
export interface Row {
  /**
   * Name of the rule (Markdown).
   */
  rule: string;
  /**
   * What holds (Markdown).
   */
  value: string;
  /**
   * What the gateway does, in values that the story of the row reads.
   */
  expects: {
    /**
     * Method of the request.
     */
    method?: string;
    /**
     * Value of the header Content-Type.
     */
    content_type?: string;
    /**
     * Largest body in bytes.
     */
    most_bytes?: number;
    /**
     * Name of the header that the row is about.
     */
    header?: string;
    /**
     * Pattern of one value of the header.
     */
    pattern?: string;
    /**
     * How many different values two attempts have: 1 if the value stays, 2 if each attempt has its own.
     */
    of_two_attempts?: 1 | 2;
    /**
     * Statuses that the merchant responds with; null for no response.
     *
     * @minItems 1
     */
    statuses?: (number | null)[];
    /**
     * Whether the gateway sends the callback again after such a status.
     */
    is_repeated?: boolean;
    /**
     * `version` of the transaction in callbacks in the order of their arrival, if the attempt in the middle fails once.
     *
     * @minItems 2
     */
    versions?: number[];
    /**
     * How often a callback arrives if the merchant handled it and its response was lost.
     */
    deliveries?: number;
  };
}
