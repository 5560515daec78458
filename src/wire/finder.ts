/**
 * The filters of the finder. The build writes their values as attributes of the rows, and the page filters the rows by
 * them.
 */

/** Names of the filters, in the query and in the `data-` attributes of the rows. */
export const filters = ['country', 'currency', 'direction', 'integration', 'action', 'refund', 'recurring'] as const;

export type Filter = (typeof filters)[number];
