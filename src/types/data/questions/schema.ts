// Generated from src/data/questions/schema.yaml by `npm run types`. Change that instead.

/**
 * What readers type into the search box when they need a page and do not know its words. Each language writes its own
 * questions, in the same shape and for the same places; the search finds a place by them, and never shows them.
 *
 */
export interface QuestionsFile {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
