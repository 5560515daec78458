// Generated from src/data/money_in_time.schema.yaml by `npm run types`. Change that instead.

export type Place = 'payer' | 'held' | 'available' | 'reserved' | 'recipient';

/**
 * How money moves in each flow, and what the balance shows at each moment. Each row is played on the gateway.
 */
export interface MoneyInTimeFile {
  [k: string]: {
    /**
     * Title of the diagram.
     */
    title: string;
    /**
     * Code of the service that plays the flow.
     */
    service: string;
    /**
     * Currency of all amounts.
     */
    currency: string;
    /**
     * Moments by key, in page order.
     */
    moments: {
      [k: string]: {
        /**
         * What has just happened (Markdown).
         */
        when: string;
        /**
         * All steps up to this moment, as `playMoments` takes them.
         *
         * @minItems 1
         */
        steps: string[];
        /**
         * Type and status of each transaction.
         *
         * @minItems 1
         */
        statuses: string[];
        /**
         * Fields of the transaction that say until when.
         */
        until: ('expires_at' | 'capture_before' | 'next_action.expires_at')[];
        /**
         * Available, pending and reserved amount.
         *
         * @minItems 3
         * @maxItems 3
         */
        balance: string[];
        /**
         * The money that moves at this moment.
         */
        move?: {
          from: Place;
          to: Place;
          /**
           * A few words on the arrow; no Markdown.
           */
          label: string;
        };
      };
    };
  };
}
