// Generated from src/data/gateway/merchant.schema.yaml by `npm run types`. Change that instead.

export interface MerchantFile {
  /**
   * The points by id. Their secrets stand in test_keys.yaml.
   */
  points: {
    [k: string]: {
      /**
       * Numbers of keys that are not active any more.
       */
      revoked_keys: number[];
      /**
       * Addresses that may send requests; none: all.
       */
      allowed_addresses: string[];
      /**
       * Where callbacks go when the transaction names no address.
       */
      callback_url: string;
      /**
       * How v1 sends callbacks.
       */
      callback_method: 'POST' | 'GET';
    };
  };
  /**
   * Balances at the start, in major units with all decimals of the currency.
   */
  accounts: {
    /**
     * Id of the account.
     */
    id: string;
    /**
     * Code of the currency.
     */
    currency: string;
    /**
     * What can be paid out.
     */
    available: string;
    /**
     * What is paid and not settled yet.
     */
    pending: string;
    /**
     * What is set aside for payouts and refunds under way.
     */
    reserved: string;
    /**
     * The last movement.
     */
    updated_at: string;
  }[];
}
