/** The parts of the site that can be searched on their own: first segments of paths, and values of `ctx`. */
export const contexts = ['api'] as const;

export type Context = (typeof contexts)[number];

/** The context of a page, or null. `path` has the locale in it, as `baseUrl` has. */
export function contextOf(path: string, baseUrl: string): Context | null {
  return contexts.find((context) => path.startsWith(`${baseUrl}${context}/`)) ?? null;
}

/** The context that `ctx` names; null, which means everything, if it names none. */
export function parseContext(value: string | null): Context | null {
  return contexts.find((context) => context === value) ?? null;
}
