// Generated from src/data/gateway/p2p.schema.yaml by `npm run types`. Change that instead.

export interface P2PFile {
  /**
   * The ways to transfer, by code; the most used first.
   */
  methods: {
    [k: string]: {
      /**
       * Name that the payer sees.
       */
      title: string;
      /**
       * Where the payer transfers to.
       */
      kind: 'card' | 'account' | 'phone';
      /**
       * The one bank within which it works.
       */
      bank_name?: string;
      /**
       * The currency of the method.
       */
      currency: string;
      /**
       * Smallest amount in major units.
       */
      smallest: string;
      /**
       * Largest amount in major units.
       */
      largest: string;
      /**
       * How many seconds a recipient waits for the transfer.
       */
      expires_in: number;
    };
  };
  /**
   * The test recipient.
   */
  recipient: {
    /**
     * Name of the recipient.
     */
    holder_name: string;
    /**
     * Bank of the recipient.
     */
    bank_name: string;
    /**
     * Test cards; each request for a recipient gets the next one.
     *
     * @minItems 2
     */
    card_numbers: string[];
    /**
     * IBAN of the recipient.
     */
    account_number: string;
    /**
     * Tax number of the recipient.
     */
    document_number: string;
    /**
     * Phone number in E.164, digits alone.
     */
    phone: string;
  };
}
