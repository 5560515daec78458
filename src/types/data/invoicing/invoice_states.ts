// Generated from src/data/invoicing/invoice_states.schema.yaml by `npm run types`. Change that instead.

export interface InvoiceStatesFile {
  /**
   * States that an invoice begins in: draft in the cabinet, open by API.
   */
  start: string[];
  /**
   * The states by the code that `status` has, in the order in which they are passed.
   */
  states: {
    [k: string]: State;
  };
}
export interface State {
  /**
   * The word in the cabinet.
   */
  label: string;
  /**
   * Whether the invoice never changes again; then next is empty.
   */
  final: boolean;
  /**
   * What has happened, above all to the money.
   */
  meaning: string;
  /**
   * What stands under the link.
   */
  payer_sees: string;
  /**
   * States that may follow.
   */
  next: string[];
}
