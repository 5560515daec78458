// Generated from src/data/version_pairs.schema.yaml by `npm run types`. Change that instead.

export interface VersionPairsFile {
  request: Pairs;
  answer: Pairs;
}
/**
 * By the field's name in v2, or in v1 where v2 has none.
 */
export interface Pairs {
  [k: string]: {
    /**
     * Name in v1 where it is another one; an empty text where v1 has no such field.
     */
    v1?: string;
    /**
     * What does its work in v2 where no field of the body does; Markdown.
     */
    v2?: string;
    /**
     * What changes when you move, in one sentence.
     */
    note: string;
    /**
     * What changes inside a field whose own shape is the same in both versions, by the table, such as `transaction-pay-request`.
     */
    inside?: {
      [k: string]: string;
    };
  };
}
