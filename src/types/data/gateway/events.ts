// Generated from src/data/gateway/events.schema.yaml by `npm run types`. Change that instead.

export interface EventsFile {
  [k: string]: {
    /**
     * Who makes it happen where there is real money.
     */
    who: 'payer' | 'recipient' | 'bank' | 'network' | 'merchant' | 'gateway';
    /**
     * Fields of the body that must be there, beside the id of what it is about.
     */
    needs: ('amount' | 'result')[];
    /**
     * Fields of the body that may be left out.
     */
    takes: ('amount' | 'reason_code')[];
    /**
     * What it changes: by kind of thing, then by the status before, the statuses after it. `new` is a thing that it creates. Played both ways.
     */
    moves: {
      [k: string]: {
        /**
         * @minItems 1
         */
        [k: string]: string[];
      };
    };
    /**
     * In which statuses it does something and what (Markdown).
     */
    description: string;
  };
}
