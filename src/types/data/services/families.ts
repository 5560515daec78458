// Generated from src/data/services/families.schema.yaml by `npm run types`. Change that instead.

export interface FamiliesFile {
  /**
   * A family; its key is the folder of its landing page, `/services/<key>/`.
   */
  [k: string]: {
    /**
     * Name of the family.
     */
    title: string;
    /**
     * The method that covers the whole family, if there is one. A list of the family’s methods leaves it out.
     */
    method?: string;
  };
}
