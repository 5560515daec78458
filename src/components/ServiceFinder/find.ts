import {matches} from '../TableFilter/match';
import {filters, type Filter, type State} from './state';

/** What a row of the table says of its service. */
export interface Row {
  code: string;
  title: string;
  /** Address of its page, or null while there is none. */
  href: string | null;
  /** Words of title and code, which the free text looks through. */
  words: string[];
  /** Values by filter; no country means every country. */
  values: Record<Filter, string[]>;
}

/** What the filters leave, and what each value of a filter would leave if it were chosen alone beside the other filters. */
export interface Found {
  isShown: boolean[];
  shown: number;
  counts: Record<Filter, Map<string, number>>;
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

/** Finds the rows that fit a state, and counts for the filters; `known` names the values to count. */
export function find(rows: Row[], {q, chosen}: State, known: Record<Filter, string[]>): Found {
  const counts = Object.fromEntries(
    filters.map((filter) => [filter, new Map(known[filter].map((value) => [value, 0]))]),
  ) as Found['counts'];
  const isShown = rows.map((row) => {
    if (!matches(q, row.words)) return false;
    const failed = filters.filter((filter) => !passes(row, filter, chosen[filter]));
    // A row counts for the values of a filter when that filter alone keeps it away, or none does.
    for (const filter of failed.length === 0 ? filters : failed.length === 1 ? failed : []) {
      const own = row.values[filter];
      for (const value of isEverywhere(filter, own) ? known[filter] : own)
        counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1);
    }
    return failed.length === 0;
  });
  return {isShown, shown: isShown.filter(Boolean).length, counts};
}
