/** A JSON value that is not looked into. */
export type JsonValue = null | boolean | number | string | JsonValue[] | {[name: string]: JsonValue};

/** A JSON object whose properties are checked where they are read. */
export type JsonObject = Record<string, unknown>;
