// Generated from src/data/gateway/services_to_come.schema.yaml by `npm run types`. Change that instead.

export interface ServicesToComeFile {
  /**
   * Lists of fields that services share, by a name.
   */
  field_sets: {
    [k: string]: {
      /**
       * Name of the field in the request.
       */
      name: string;
      /**
       * Where the request carries it.
       */
      in: 'create' | 'create.payer' | 'create.recipient' | 'pay.fields' | 'update.fields';
      /**
       * JSON type of the value; a string where it is absent.
       */
      type?: 'string' | 'integer' | 'boolean' | 'object';
      /**
       * The form of the value in words.
       */
      format: string;
      /**
       * What to write beside the input; absent where the payer is not asked.
       */
      label?: string;
      /**
       * A value that fits.
       */
      example: string;
      /**
       * Whether the service refuses a request without it.
       */
      is_required: boolean;
      /**
       * Regular expression with the flag u.
       */
      pattern?: string;
      /**
       * Name of a check of src/content/services/valueChecks.ts.
       */
      check?: string;
    }[];
  };
  /**
   * The services, in the words of src/data/services/schema.yaml.
   */
  services: {
    /**
     * Code of the service.
     */
    code: string;
    /**
     * Its number in v1.
     */
    id: number;
    /**
     * Name of the service.
     */
    title: string;
    /**
     * Name of the payment method.
     */
    method: string;
    /**
     * Which way the money goes.
     */
    direction: 'payin' | 'payout' | 'transfer' | 'none';
    /**
     * hpp: on a page of the gateway; h2h: on the merchant’s own.
     */
    integration: 'hpp' | 'h2h';
    /**
     * What the payer does.
     */
    flow:
      | 'redirect'
      | 'push'
      | 'voucher'
      | 'qr'
      | 'otp'
      | 'code'
      | 'card'
      | 'crypto'
      | 'transfer'
      | 'p2p'
      | 'payout'
      | 'debit'
      | 'token'
      | 'check';
    /**
     * Codes of its currencies.
     *
     * @minItems 1
     */
    currencies: string[];
    /**
     * Countries of the payer or recipient; none: all.
     */
    countries: string[];
    /**
     * The gateway’s own limits.
     */
    limits: {
      /**
       * Code of the currency.
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
    }[];
    /**
     * When an unpaid transaction expires; null: never.
     */
    expiry_seconds: number | null;
    /**
     * Ways to capture.
     */
    capture: ('automatic' | 'manual')[];
    /**
     * Whether and how long money goes back.
     */
    refund: {
      /**
       * Which part can go back.
       */
      mode: 'none' | 'full' | 'partial';
      /**
       * For how many days after success.
       */
      until_days?: number;
    };
    /**
     * Name of one of the field sets.
     */
    fields: string;
  }[];
}
