import {longestQuery} from './protocol';

/** The terms that an address asks to mark, as many as a query can have. */
export function markedTermsOf(search: string): string[] {
  let room = longestQuery;
  return new URLSearchParams(search).getAll('_highlight').filter((term) => {
    room -= term.length;
    return room >= 0 && term.trim() !== '';
  });
}
