// Generated from src/data/changelog.schema.yaml by `npm run types`. Change that instead.

/**
 * What has changed for integrators, newest first.
 */
export interface ChangelogFile {
  /**
   * One change each.
   *
   * @minItems 1
   */
  entries: {
    /**
     * Name of the entry; its translation stands under it.
     */
    key: string;
    /**
     * Day of the change in the live environment.
     */
    date: string;
    /**
     * The contract that has changed, or `services`.
     */
    area: 'v1' | 'v2' | 'reports-v1' | 'reports-v2' | 'invoicing' | 'services';
    /**
     * Version of the contract that brought it: `x-since` of what is new. Left out where the contract stayed the same.
     */
    version?: string;
    /**
     * What kind of change it is.
     */
    kind: 'added' | 'changed' | 'deprecated' | 'fixed';
    /**
     * Of a deprecated thing: the first day without it, at least 12 months after `date`.
     */
    sunset?: string;
    /**
     * The title in the feed, if the first sentence of `text` is too long for one.
     */
    title?: string;
    /**
     * What is different for the integrator; Markdown of one paragraph without links.
     */
    text: string;
    /**
     * Pages that say more; shown by their titles.
     *
     * @minItems 1
     */
    links?: string[];
  }[];
}
