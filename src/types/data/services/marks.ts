// Generated from src/data/services/marks.schema.yaml by `npm run types`. Change that instead.

export interface MarksFile {
  /**
   * A mark; its key is the name of its file, `/img/marks/<key>.svg`.
   */
  [k: string]: {
    /**
     * The icons that it is drawn from, one below the other, as `set:name` of a package `@iconify-json/<set>`.
     *
     * @minItems 1
     * @maxItems 2
     *
     * Items: An icon, such as `simple-icons:pix`.
     */
    icons: string[];
    /**
     * Colour of an icon that has none of its own: the one that Simple Icons gives for the brand.
     */
    color?: string;
    /**
     * The methods that it is the mark of, or whose name begins with that of its owner. As `method` of the services.
     *
     * @minItems 1
     *
     * Items: A method.
     */
    methods?: string[];
    /**
     * Codes of the cryptocurrencies that it is the mark of. A service of one of them alone has this mark.
     *
     * @minItems 1
     *
     * Items: A code of /reference/crypto_codes.
     */
    coins?: string[];
  };
}
