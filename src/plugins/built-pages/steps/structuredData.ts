import type {Transform} from '../page';

/**
 * Takes the mark of the framework's head manager off the structured data for search engines: in the browser it would
 * replace what it manages.
 */
export const structuredData =
  (): Transform =>
  ({html}) =>
    html.replace(/<script data-rh="?true"? (?=type="?application\/ld\+json)/g, '<script ');
