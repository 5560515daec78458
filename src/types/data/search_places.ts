// Generated from src/data/search_places.schema.yaml by `npm run types`. Change that instead.

/**
 * @minItems 1
 * @maxItems 8
 */
export type Paths = string[];

/**
 * Pages that the search offers by itself. A path has no leading slash; the title is that of the page.
 */
export interface SearchPlacesFile {
  most_needed: Paths;
  ways_on: Paths;
}
