// Generated from src/data/gateway/stoplist.schema.yaml by `npm run types`. Change that instead.

export interface StoplistFile {
  [k: string]: {
    /**
     * What the value is; the kinds of antifraud/stoplist_check.
     */
    kind: 'card' | 'email' | 'phone' | 'ip' | 'document';
    /**
     * The listed value
     */
    value: string;
    /**
     * Whose list it is on.
     */
    list: 'own' | 'gateway';
    /**
     * Why; the gateway’s list says risk alone.
     */
    reason: 'manual' | 'chargeback' | 'risk';
    /**
     * When it was listed.
     */
    since: string;
  };
}
