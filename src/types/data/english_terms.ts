// Generated from src/data/english_terms.schema.yaml by `npm run types`. Change that instead.

/**
 * The one English term for each thing that texts used to call by another word, and the forms that are wrong.
 */
export interface EnglishTermsFile {
  /**
   * The terms by a name of their own, English kebab-case.
   */
  terms: {
    [k: string]: {
      /**
       * What to write instead; the failure of the rule shows it.
       */
      write: string;
      /**
       * The wrong forms with their inflections, each a regular expression for whole words. Capitals make no difference, and a space stands for any white space.
       *
       * @minItems 1
       */
      wrong: string[];
      /**
       * Phrases in which a wrong form is right because it means something else, as regular expressions. A phrase that no text has any more fails a test.
       *
       * @minItems 1
       */
      allowed?: string[];
      /**
       * When the word is right all the same.
       */
      note?: string;
      /**
       * A sentence before and after.
       */
      example: {
        /**
         * A sentence that the rule finds.
         */
        before: string;
        /**
         * The same sentence as it is right.
         */
        after: string;
      };
    };
  };
}
