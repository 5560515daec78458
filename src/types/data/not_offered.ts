// Generated from src/data/not_offered.schema.yaml by `npm run types`. Change that instead.

/**
 * What readers look for and the gateway does not have. The search says so, and names the nearest pages.
 */
export type NotOfferedFile = {
  /**
   * The name, which is the same in every language.
   */
  name: string;
  /**
   * Other spellings and products.
   *
   * @minItems 1
   */
  also?: string[];
  /**
   * @minItems 1
   *
   * Items: Path of a page without the leading slash.
   */
  nearest: string[];
}[];
