/** Parsed JSON for assertions: the assertion describes the value, so the type does not. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;
