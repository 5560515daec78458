// Generated from src/data/limits.schema.yaml by `npm run types`. Change that instead.

/**
 * The numbers of the gateway that texts name, and their units.
 */
export interface LimitsFile {
  /**
   * Forms of each unit. Plural forms are separated by |, in the order of CLDR (one, few, many, other). A language with
   * cases gives them in three groups, separated by "; ": nominative, genitive, accusative.
   *
   */
  units: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z_]+$".
     */
    [k: string]: string;
  };
  limits: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9_]+$".
     */
    [k: string]: (
      | {
          from: unknown;
        }
      | {
          value: unknown;
        }
    ) & {
      /**
       * One of the units above. A value in the unit second is written in the longest unit of time that takes it whole.
       */
      unit: string;
      /**
       * Where the value stands. A name of src/gateway/limits.ts, or a file below src with a JSON pointer; of a list, its length counts, and of a pattern that repeats one class of characters, the length of its longest text.
       */
      from?: string;
      /**
       * The value itself, if it stands nowhere else.
       */
      value?: number;
      /**
       * Why no story goes beyond the limit, in a sentence.
       */
      not_played?: string;
    };
  };
}
