// Generated from src/data/services/_fields/schema.yaml by `npm run types`. Change that instead.

export interface FieldsFile {
  /**
   * A shared field; the same keys as a field of a record, `is_required` excepted.
   */
  [k: string]: {
    /**
     * Name of the field as the request spells it.
     */
    name: string;
    /**
     * The object of the request that holds it.
     */
    in: 'create' | 'create.payer' | 'create.recipient' | 'pay.fields' | 'update.fields';
    /**
     * JSON type.
     */
    type: 'string' | 'integer' | 'boolean' | 'object';
    /**
     * The form of the value in words, with %length% for the lengths that the pattern takes.
     */
    format: string;
    /**
     * JavaScript regular expression (flag u).
     */
    pattern?: string;
    /**
     * The values it takes.
     *
     * Items: A value.
     */
    values?: string[];
    /**
     * Of an object, the keys that it has. It takes all of them and no others.
     *
     * @minItems 1
     *
     * Items: A key of the object.
     */
    keys?: {
      /**
       * Name of the key.
       */
      name: string;
      /**
       * JSON type.
       */
      type: 'string' | 'integer' | 'boolean';
      /**
       * Of a string, a JavaScript regular expression (flag u) that it matches whole.
       */
      pattern?: string;
      /**
       * Of an integer, the smallest value.
       */
      smallest?: number;
      /**
       * Of an integer, the largest value.
       */
      largest?: number;
      /**
       * What it is and its limits.
       */
      description: string;
    }[];
    /**
     * Name of a check in src/content/services/valueChecks.ts.
     */
    check?: string;
    /**
     * A valid value.
     */
    example: string;
    /**
     * A likely mistake.
     */
    invalid_example: string;
    /**
     * What it is and what it is for.
     */
    description: string;
    /**
     * What to write beside the payer's input.
     */
    label?: string;
  };
}
