import {maxQueryLength} from './protocol';

/** The terms to highlight from an address, limited to the length of a query. */
export function markedTermsOf(search: string): string[] {
  let room = maxQueryLength;
  return new URLSearchParams(search).getAll('_highlight').filter((term) => {
    room -= term.length;
    return room >= 0 && term.trim() !== '';
  });
}
