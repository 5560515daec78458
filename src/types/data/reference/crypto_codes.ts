// Generated from src/data/reference/crypto_codes.schema.yaml by `npm run types`. Change that instead.

export interface CryptoCodesFile {
  /**
   * The networks, by the value of `network` in the API.
   */
  networks: {
    [k: string]: {
      /**
       * Name of the network.
       */
      title: string;
      /**
       * After how many confirmations the gateway credits a transfer. The gateway’s own number.
       */
      confirmations: number;
      /**
       * What an address looks like.
       */
      format: string;
      /**
       * JavaScript regular expression (flag u) of an address outside the test environment.
       */
      pattern: string;
      /**
       * Name of a check in src/content/services/valueChecks.ts.
       */
      check: string;
      /**
       * Addresses of the right form, one of each that the network has. They spell TESTADDRESS and belong to nobody.
       *
       * @minItems 1
       */
      examples: string[];
      /**
       * An address with one character changed.
       */
      invalid_example: string;
      /**
       * What defines the form and the checksum.
       */
      standards: string;
    };
  };
  /**
   * The currencies, by the code that `currency` takes.
   */
  currencies: {
    [k: string]: {
      /**
       * Name of the currency.
       */
      name: string;
      /**
       * How many decimals an amount may have.
       */
      exponent: number;
      /**
       * The networks in which it is taken; none where it moves inside an exchange alone.
       */
      networks: {
        [k: string]: {
          /**
           * What the codes of its services begin with: `<services>_payin_h2h`.
           */
          services: string;
          /**
           * Address of the token’s contract in the test network; absent for the network’s own coin.
           */
          test_contract?: string;
        };
      };
    };
  };
}
