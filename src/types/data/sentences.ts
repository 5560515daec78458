// Generated from src/data/sentences.schema.yaml by `npm run types`. Change that instead.

/**
 * The sentences that several texts share.
 */
export interface SentencesFile {
  sentences: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z_]+$".
     */
    [k: string]: {
      /**
       * Whole sentences. Without straight quotes, ": " and " #", so that a token can stand in any YAML text.
       */
      text: string;
      /**
       * What a second copy of the sentence would say, as a regular expression. The text itself matches it.
       */
      telling: string;
    };
  };
}
