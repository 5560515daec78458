/** Parts of the site that can be searched separately: first path segments, and values of the `ctx` parameter. */
export const contexts = ['api'] as const;

export type SearchContext = (typeof contexts)[number];

/** The context of a page, or null. Both `path` and `baseUrl` include the locale. */
export function contextOf(path: string, baseUrl: string): SearchContext | null {
  return contexts.find((context) => path.startsWith(`${baseUrl}${context}/`)) ?? null;
}

/** Parses the `ctx` parameter; null, which means everything, for an unknown value. */
export function parseContext(value: string | null): SearchContext | null {
  return contexts.find((context) => context === value) ?? null;
}
