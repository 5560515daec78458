// Generated from src/data/former_anchors.schema.yaml by `npm run types`. Change that instead.

export interface FormerAnchorsFile {
  /**
   * The anchors that a page had, each with the present one at its place.
   */
  [k: string]: {
    /**
     * Id of the heading or row that took its place. If it moved to another page, the id of that page, `#` and the id, which is empty for the top of that page; the page then has the block `<Facts name="moved" />`, which links to it.
     */
    [k: string]: string;
  };
}
