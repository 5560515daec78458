/** Parsed JSON that a test asserts about: the assertion says what it holds, so no type does. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;
