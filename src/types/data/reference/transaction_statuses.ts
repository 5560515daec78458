// Generated from src/data/reference/transaction_statuses.schema.yaml by `npm run types`. Change that instead.

export interface TransactionStatusesFile {
  /**
   * What has statuses, by the name that stands in the anchors (`#payment-success`).
   */
  kinds: {
    [k: string]: Kind;
  };
}
export interface Kind {
  /**
   * Name of the kind, in the plural, as a heading shows it.
   */
  title: string;
  /**
   * One or two sentences before the table (Markdown).
   */
  intro: string;
  /**
   * The status that the kind begins with.
   */
  start: string;
  /**
   * The statuses by code, in the order in which they are usually passed; endings come last.
   */
  statuses: {
    [k: string]: Status;
  };
}
export interface Status {
  /**
   * The number in the field `state` of v1. Left out where v1 knows no such object.
   */
  v1?: number;
  /**
   * Whether the outcome is known. A final status leads only to the final ones that `next` names.
   */
  final: boolean;
  /**
   * What has happened, and what has not, above all to the money (Markdown).
   */
  meaning: string;
  /**
   * What the merchant does now (Markdown).
   */
  what_to_do: string;
  /**
   * The statuses that may follow, of the same kind.
   */
  next: string[];
}
