// Generated from src/data/callback_delivery.schema.yaml by `npm run types`. Change that instead.

/**
 * How callbacks are delivered, in both versions of the API.
 */
export interface CallbackDeliveryFile {
  /**
   * How long the gateway waits for an answer, in seconds.
   */
  timeout_seconds: number;
  /**
   * Seconds before the second, the third and each further attempt.
   *
   * @minItems 1
   */
  retry_delays_seconds: number[];
  /**
   * Addresses that the gateway calls from.
   */
  source_addresses: {
    /**
     * Ranges of the live environment.
     *
     * @minItems 1
     */
    live: string[];
    /**
     * Ranges of the test environment.
     *
     * @minItems 1
     */
    test: string[];
  };
}
