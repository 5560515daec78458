import {filters, parameters, type Filter} from '../../wire/finder';

/** Filters that accept one value; the others accept several and match any of them. */
const singleFilters: readonly Filter[] = ['country', 'currency'];

/** At most this many services are compared. */
export const maxCompared = 4;

/** The reader's selection; all of it is in the query of the address. */
export interface FinderState {
  /** Text search. */
  q: string;
  chosen: Record<Filter, string[]>;
  /** Codes of the services to compare, in the order of selection. */
  compare: string[];
}

/** The values that the query may contain; others are ignored. */
export type Known = Record<Filter | 'compare', string[]>;

const maxQueryLength = 100;
/** Ignored values are shown truncated to this length. */
const maxIgnoredLength = 40;

export const emptyState: FinderState = {
  q: '',
  chosen: {country: [], currency: [], direction: [], integration: [], action: [], refund: [], recurring: []},
  compare: [],
};

/** Whether no filter is active; the comparison does not count. */
export function isUnfiltered({q, chosen}: FinderState): boolean {
  return q.trim() === '' && filters.every((filter) => chosen[filter].length === 0);
}

/**
 * Parses the query of an address, such as `?country=BR&direction=payin,payout`. Lists are comma-separated or repeated
 * parameters; case-insensitive.
 *
 * @returns the state, and the ignored parameters as `name=value`
 */
export function readState(search: string, known: Known): {state: FinderState; ignored: string[]} {
  const parameters = new URLSearchParams(search);
  const ignored = new Set<string>();
  const take = (name: Filter | 'compare', most: number): string[] => {
    const taken = new Set<string>();
    for (const written of parameters.getAll(name).flatMap((list) => list.split(','))) {
      const value = written.trim();
      if (value === '') continue;
      const match = known[name].find((each) => each.toLowerCase() === value.toLowerCase());
      if (match !== undefined && (taken.has(match) || taken.size < most)) taken.add(match);
      else ignored.add(`${name}=${value.slice(0, maxIgnoredLength)}`);
    }
    return [...taken];
  };
  const chosen = Object.fromEntries(
    filters.map((filter) => [filter, take(filter, singleFilters.includes(filter) ? 1 : Infinity)]),
  ) as FinderState['chosen'];
  const state = {
    q: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    chosen,
    compare: take('compare', maxCompared),
  };
  return {state, ignored: [...ignored]};
}

/** The state without one of its filters, or without the text. */
export function withoutOne(state: FinderState, name: Filter | 'q'): FinderState {
  return name === 'q' ? {...state, q: ''} : {...state, chosen: {...state.chosen, [name]: []}};
}

/** Serializes a state to a query with its `?`, or an empty string. Unrelated parameters of `search` are preserved. */
export function writeState({q, chosen, compare}: FinderState, search: string): string {
  const others = new URLSearchParams(search);
  for (const name of parameters) others.delete(name);
  const values: Record<(typeof parameters)[number], string> = {
    q: q.trim(),
    ...(Object.fromEntries(filters.map((filter) => [filter, chosen[filter].join(',')])) as Record<Filter, string>),
    compare: compare.join(','),
  };
  // Commas and slashes are valid in a query, and easier to read unencoded.
  const own = parameters
    .filter((name) => values[name] !== '')
    .map((name) => `${name}=${encodeURIComponent(values[name]).replaceAll('%2C', ',').replaceAll('%2F', '/')}`);
  const query = [others.toString(), ...own].filter(Boolean).join('&');
  return query && `?${query}`;
}
