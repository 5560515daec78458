/** The filters over the services, as the address and the rows' `data-` attributes name them. */
export const filters = ['country', 'currency', 'direction', 'integration', 'action', 'refund', 'recurring'] as const;

export type Filter = (typeof filters)[number];

/** Filters that take one value; the others take several and find what has any of them. */
export const singleFilters: readonly Filter[] = ['country', 'currency'];

/** How many services stand side by side at most. */
export const mostCompared = 4;

/** What the reader asked for: all of it stands in the address. */
export interface State {
  /** Free text. */
  q: string;
  chosen: Record<Filter, string[]>;
  /** Codes of the services to compare, in the order in which they were chosen. */
  compare: string[];
}

/** The values that an address may name; anything else is ignored. */
export type Known = Record<Filter | 'compare', string[]>;

const longestQuery = 100;
/** Of what an address says, so much is repeated to the reader when it is ignored. */
const longestIgnored = 40;
const names = ['q', ...filters, 'compare'] as const;

export const emptyState: State = {
  q: '',
  chosen: {country: [], currency: [], direction: [], integration: [], action: [], refund: [], recurring: []},
  compare: [],
};

/** Whether nothing narrows the table; what is to be compared does not. */
export function isWhole({q, chosen}: State): boolean {
  return q.trim() === '' && filters.every((filter) => chosen[filter].length === 0);
}

/**
 * Reads the query of an address, such as `?country=BR&direction=payin,payout`. A list is written with commas; a name
 * that stands twice counts as a list too. Small and capital letters are the same.
 *
 * @returns the state, and what was ignored, as `name=value`
 */
export function readState(search: string, known: Known): {state: State; ignored: string[]} {
  const parameters = new URLSearchParams(search);
  const ignored = new Set<string>();
  const take = (name: Filter | 'compare', most: number): string[] => {
    const taken = new Set<string>();
    for (const written of parameters.getAll(name).flatMap((list) => list.split(','))) {
      const value = written.trim();
      if (value === '') continue;
      const match = known[name].find((each) => each.toLowerCase() === value.toLowerCase());
      if (match !== undefined && (taken.has(match) || taken.size < most)) taken.add(match);
      else ignored.add(`${name}=${value.slice(0, longestIgnored)}`);
    }
    return [...taken];
  };
  const chosen = Object.fromEntries(
    filters.map((filter) => [filter, take(filter, singleFilters.includes(filter) ? 1 : Infinity)]),
  ) as State['chosen'];
  const state = {q: (parameters.get('q') ?? '').slice(0, longestQuery), chosen, compare: take('compare', mostCompared)};
  return {state, ignored: [...ignored]};
}

/** The query that says a state, with its `?`, or an empty text; parameters of others in the present query stay. */
export function writeState({q, chosen, compare}: State, search: string): string {
  const others = new URLSearchParams(search);
  for (const name of names) others.delete(name);
  const values: Record<(typeof names)[number], string> = {
    q: q.trim(),
    ...(Object.fromEntries(filters.map((filter) => [filter, chosen[filter].join(',')])) as Record<Filter, string>),
    compare: compare.join(','),
  };
  // Commas and slashes may stand in a query as they are, and an address is read by people.
  const own = names
    .filter((name) => values[name] !== '')
    .map((name) => `${name}=${encodeURIComponent(values[name]).replaceAll('%2C', ',').replaceAll('%2F', '/')}`);
  const query = [others.toString(), ...own].filter(Boolean).join('&');
  return query && `?${query}`;
}
