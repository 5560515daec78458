import {matches} from '../TableFilter/match';
import {withoutOne, type FinderState} from './state';
import {filters, type Filter} from '../../wire/finder';

/** A row of the table, as data. */
export interface Row {
  code: string;
  title: string;
  /** URL of its page, or null if it has none yet. */
  href: string | null;
  /** Normalized words of title and code, for the text search. */
  words: string[];
  /** Values per filter; an empty list of countries means all countries. */
  values: Record<Filter, string[]>;
}

/** Which rows match, and for each filter value how many rows would match if only it were selected in its filter. */
export interface Found {
  isShown: boolean[];
  shown: number;
  counts: Record<Filter, Map<string, number>>;
  /** How many of the rows that count for a country are for every country. */
  worldwide: number;
}

function passes({values}: Row, filter: Filter, chosen: string[]): boolean {
  return (
    chosen.length === 0 ||
    isEverywhere(filter, values[filter]) ||
    chosen.some((value) => values[filter].includes(value))
  );
}

function isEverywhere(filter: Filter, values: string[]): boolean {
  return filter === 'country' && values.length === 0;
}

/** Filters the rows and counts the facets; `known` lists the values to count. */
export function find(rows: Row[], {q, chosen}: FinderState, known: Record<Filter, string[]>): Found {
  const counts = Object.fromEntries(
    filters.map((filter) => [filter, new Map(known[filter].map((value) => [value, 0]))]),
  ) as Found['counts'];
  let worldwide = 0;
  const isShown = rows.map((row) => {
    if (!matches(q, row.words)) return false;
    const failed = filters.filter((filter) => !passes(row, filter, chosen[filter]));
    // A row counts for a filter's values if all other filters match.
    for (const filter of failed.length === 0 ? filters : failed.length === 1 ? failed : []) {
      const own = row.values[filter];
      if (isEverywhere(filter, own)) worldwide += 1;
      for (const value of isEverywhere(filter, own) ? known[filter] : own)
        counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1);
    }
    return failed.length === 0;
  });
  return {isShown, shown: isShown.filter(Boolean).length, counts, worldwide};
}

/** Groups of the services of a country: for it alone, for some countries, and for every country. */
export const groups = ['local', 'regional', 'worldwide'] as const;

export type ResultGroup = (typeof groups)[number];

/** The group of a service, by the number of countries that it serves. */
export function groupOf({values: {country}}: Pick<Row, 'values'>): ResultGroup {
  if (country.length === 0) return 'worldwide';
  return country.length === 1 ? 'local' : 'regional';
}

/** What is found without one of the filters, or without the text. */
export interface WayOn {
  without: Filter | 'q';
  count: number;
}

/** Single filters whose removal finds something, the one that finds most first. */
export function waysOn(rows: Row[], state: FinderState, known: Record<Filter, string[]>): WayOn[] {
  return (['q', ...filters] as const)
    .filter((name) => (name === 'q' ? state.q.trim() !== '' : state.chosen[name].length > 0))
    .map((without) => ({without, count: find(rows, withoutOne(state, without), known).shown}))
    .filter(({count}) => count > 0)
    .sort((one, other) => other.count - one.count);
}
