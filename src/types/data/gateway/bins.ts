// Generated from src/data/gateway/bins.schema.yaml by `npm run types`. Change that instead.

/**
 * By the first eight digits of the number (BIN, ISO/IEC 7812); the words are those of the contract’s CardCheck.
 */
export interface BinsFile {
  [k: string]: {
    /**
     * The card scheme.
     */
    brand: 'visa' | 'mastercard' | 'american_express' | 'discover' | 'diners_club' | 'jcb' | 'uzcard' | 'humo';
    /**
     * Whose money the card spends.
     */
    kind: 'debit' | 'credit' | 'prepaid';
    /**
     * Country of the issuer, ISO 3166-1.
     */
    country: string;
    /**
     * Whether cards of the range take part in 3-D Secure.
     */
    has_3ds: boolean;
  };
}
