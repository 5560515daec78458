/**
 * The filters of the finder. The build writes their values as attributes of the rows, and the page filters the rows by
 * them.
 */

/** Names of the filters, in the query and in the `data-` attributes of the rows. */
export const filters = ['country', 'currency', 'direction', 'integration', 'action', 'refund', 'recurring'] as const;

export type Filter = (typeof filters)[number];

/** The offered values of each filter, in display order, with their labels and the number of all services that fit. */
export type Offered = Record<Filter, [value: string, name: string, count: number][]>;

/** Names of the parameters of the finder in the query of the address. */
export const parameters = ['q', ...filters, 'compare'] as const;
