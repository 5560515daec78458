// Generated from src/data/invoicing/example.schema.yaml by `npm run types`. Change that instead.

export interface ExampleFile {
  /**
   * Life of the token in seconds.
   */
  expires_in: number;
  /**
   * Key of the request that creates the invoice.
   */
  idempotency_key: string;
  /**
   * Body of invoice_create.
   */
  request: {
    /**
     * Id of the point.
     */
    point: number;
    /**
     * The merchant's own id.
     */
    external_id: string;
    /**
     * Decimal string in major units.
     */
    amount: string;
    /**
     * ISO 4217 code.
     */
    currency: string;
    /**
     * What the payer reads.
     */
    description: string;
    /**
     * Who gets the invoice.
     */
    payer?: {
      /**
       * Name.
       */
      full_name?: string;
      /**
       * Address for invoice and receipt.
       */
      email?: string;
      /**
       * Language of the page and the letters.
       */
      language?: 'en' | 'uk';
    };
    /**
     * The end (RFC 3339).
     */
    due_at: string;
    /**
     * Smallest part; absent when the amount is paid at once.
     */
    minimum_payment?: string;
    /**
     * Days before the end.
     *
     * @maxItems 5
     */
    reminder_days?: number[];
    /**
     * How the invoice gets to the payer.
     */
    delivery?: 'email' | 'link';
  };
  /**
   * Id of the invoice.
   */
  id: string;
  /**
   * When it was created.
   */
  created_at: string;
  /**
   * Ids of the answers.
   */
  request_ids: {
    /**
     * Of invoice_create.
     */
    create: string;
  };
  /**
   * How it was paid.
   */
  payment: {
    /**
     * Id of the payment.
     */
    transaction_id: string;
    /**
     * When it succeeded.
     */
    paid_at: string;
    /**
     * Id of the callback.
     */
    callback_id: string;
    /**
     * When the callback was sent.
     */
    callback_at: string;
  };
}
