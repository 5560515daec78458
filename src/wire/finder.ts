/** What the rows of the finder are marked with when the page is built, and filtered by when it is read. */

/** The filters, by their names in the query and in the rows' `data-` attributes. */
export const filters = ['country', 'currency', 'direction', 'integration', 'action', 'refund', 'recurring'] as const;

export type Filter = (typeof filters)[number];
