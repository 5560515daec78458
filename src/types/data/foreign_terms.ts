// Generated from src/data/foreign_terms.schema.yaml by `npm run types`. Change that instead.

export interface ForeignTermsFile {
  /**
   * Words of a language, by its tag (BCP 47). Capitals make no difference; of two entries the longer one is found first.
   *
   * @minItems 1
   *
   * Items: A word or several, as pages have them.
   */
  [k: string]: string[];
}
