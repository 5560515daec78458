// Generated from src/data/test_keys.schema.yaml by `npm run types`. Change that instead.

/**
 * Secrets published with the test vectors. They are valid in no environment.
 */
export interface TestKeysFile {
  /**
   * Secrets of requests, by the point and the number of the key.
   */
  request_secrets: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[0-9]+$".
     */
    [k: string]: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^[0-9]+$".
       */
      [k: string]: string;
    };
  };
  /**
   * Clients of the invoicing API by id.
   */
  clients: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^client_[0-9]+$".
     */
    [k: string]: {
      /**
       * The point that the client belongs to.
       */
      point: number;
      secret: string;
    };
  };
  /**
   * The access token of the invoicing API examples.
   */
  access_token: string;
  /**
   * Secrets of version 2 callbacks.
   */
  callback_secrets: {
    current: string;
    /**
     * The one that follows while the secret rotates.
     */
    next: string;
  };
}
