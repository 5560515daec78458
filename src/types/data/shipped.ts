// Generated from src/data/shipped.schema.yaml by `npm run types`. Change that instead.

/**
 * Everything made by others that a reader of the site gets, for /licenses. Versions, licences and their texts come from the packages.
 */
export interface ShippedFile {
  /**
   * Packages whose code or style sheets the bundler packs for the browser, by name. The build stops when the bundler packed others.
   *
   * @minItems 1
   *
   * Items: A package, as it stands below node_modules.
   */
  code: string[];
  /**
   * Data, pictures and typefaces of which something stands in the pages.
   *
   * @minItems 1
   */
  works: {
    /**
     * Name of the package, or of the work where it is none.
     */
    name: string;
    /**
     * What of the site it is. Markdown of one paragraph.
     */
    use: string;
    /**
     * Licence (SPDX) of what is no package. A package says its own.
     */
    licence?: string;
    /**
     * Where the source of what is no package is.
     */
    url?: string;
    /**
     * File with the text of the licence, relative to the root; for a package, where it comes without.
     */
    text?: string;
    /**
     * A file in static/fonts, which says the version.
     */
    font?: string;
    /**
     * The key of process.versions that says the version: the work comes with Node.
     */
    node?: string;
  }[];
}
