/**
 * The filters of the finder. The build writes their values as an attribute of each row, and the page filters the rows by
 * them.
 */

/** Names of the filters in the query, in the order of their values in the attribute `data-values` of a row. */
export const filters = ['country', 'currency', 'direction', 'integration', 'action', 'refund', 'recurring'] as const;

export type Filter = (typeof filters)[number];

/** The offered values of each filter, in display order, with their labels and the number of all services that fit. */
export type Offered = Record<Filter, [value: string, name: string, count: number][]>;

/** Names of the parameters of the finder in the query of the address. */
export const parameters = ['q', ...filters, 'compare'] as const;

/** The values of a row as one attribute, because one per filter takes a tenth of the page: `MX;MXN;payin;…`. */
export function writeValues(values: Record<Filter, string[]>): string {
  return filters.map((filter) => values[filter].join(' ')).join(';');
}

/** The values that `writeValues` wrote. */
export function readValues(written: string): Record<Filter, string[]> {
  const parts = written.split(';');
  return Object.fromEntries(
    filters.map((filter, index) => [filter, (parts[index] ?? '').split(' ').filter(Boolean)]),
  ) as Record<Filter, string[]>;
}
