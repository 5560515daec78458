// Generated from src/data/former_anchors.schema.yaml by `npm run types`. Change that instead.

export interface FormerAnchorsFile {
  /**
   * The anchors that a page had, each with the present one at its place.
   */
  [k: string]: {
    /**
     * Id of the heading or row that took its place.
     */
    [k: string]: string;
  };
}
