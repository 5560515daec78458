// Generated from src/data/services/schema.yaml by `npm run types`. Change that instead.

/**
 * What happens between request and result.
 */
export type Flow =
  | 'redirect'
  | 'push'
  | 'voucher'
  | 'qr'
  | 'otp'
  | 'code'
  | 'card'
  | 'crypto'
  | 'transfer'
  | 'p2p'
  | 'payout'
  | 'debit'
  | 'token'
  | 'check';

export interface ServicesFile {
  /**
   * The service's code as requests carry it; the path of its page below /services/ and of its file here.
   */
  code?: string;
  /**
   * The service's number, which v1 requests carry as `service_id`. Given once and never used again.
   */
  id?: number;
  /**
   * Names of `_<name>.yaml` files of the folder that stand between `_method.yaml` and this file; a later one overrules an earlier one.
   *
   * @minItems 1
   *
   * Items: A name, such as `payout`.
   */
  over?: string[];
  /**
   * Codes of statuses, messages for the payer, tests and rules that files below have and that do not concern this service.
   *
   * @minItems 1
   *
   * Items: A code.
   */
  without?: string[];
  /**
   * Name of the service in tables and menus; the title of its page.
   */
  title?: string;
  /**
   * Key of a family in families.yaml.
   */
  family?: string;
  /**
   * Name of the payment method as its owner spells it.
   */
  method?: string;
  /**
   * Where money goes - `payin` from the payer, `payout` to a recipient, `transfer` between cards, `none` for checks and tokens.
   */
  direction?: 'payin' | 'payout' | 'transfer' | 'none';
  /**
   * Who draws the screen - `hpp` the gateway's payment page, `h2h` the merchant.
   */
  integration?: 'hpp' | 'h2h';
  flow?: Flow;
  /**
   * Who stands behind the method, holds the payer's money or brings it to the recipient; the drawing names it so.
   */
  provider?: 'bank' | 'issuer' | 'operator' | 'wallet' | 'shop' | 'network' | 'exchange' | 'messages';
  /**
   * Who starts a payment - `payer` each time, or `merchant` without the payer present.
   */
  initiator?: 'payer' | 'merchant';
  /**
   * Countries of the payer (or recipient), ISO 3166-1 alpha-2. Empty: every country.
   *
   * Items: A country, ISO 3166-1 alpha-2.
   */
  countries?: string[];
  /**
   * Currencies of the transaction, ISO 4217 or a code of /reference/crypto_codes.
   *
   * @minItems 1
   *
   * Items: A currency code.
   */
  currencies?: string[];
  /**
   * The gateway's own smallest and largest amount, one entry a currency. Not the scheme's or a bank's.
   *
   * @minItems 1
   *
   * Items: The bounds in one currency.
   */
  limits?: {
    /**
     * One of the service's currencies.
     */
    currency: string;
    /**
     * Smallest amount, a decimal string in major units such as "1.00".
     */
    smallest: string;
    /**
     * Amount of the page's examples.
     */
    example: string;
    /**
     * Largest amount, a decimal string in major units such as "50000.00".
     */
    largest: string;
  }[];
  /**
   * How long a transaction takes to a final status.
   */
  time_to_final?: {
    /**
     * The usual number of seconds.
     */
    typical_seconds: number;
    /**
     * What the usual time is counted from.
     */
    typical_from: string;
    /**
     * The largest number of seconds, counted from `create`.
     */
    longest_seconds: number;
    /**
     * When it takes that long.
     */
    longest_why: string;
  };
  /**
   * How long the payer may take; `null` where nothing expires.
   */
  expiry?: null | {
    /**
     * Seconds without `expires_in` in the request; left out where the transaction then waits without end.
     */
    default_seconds?: number;
    /**
     * Smallest `expires_in`.
     */
    shortest_seconds: number;
    /**
     * Largest `expires_in`; equal to the others where it cannot be set.
     */
    longest_seconds: number;
  };
  /**
   * Whether the merchant may charge again without the payer.
   */
  recurring?: {
    /**
     * True where this very service does it.
     */
    is_possible: boolean;
    /**
     * Codes of the services to use for it instead.
     *
     * @minItems 1
     *
     * Items: A code of a service.
     */
    services?: string[];
    /**
     * The account that authorizes later charges in the test environment; `{phone}` and other data of the payer are filled in.
     */
    account?: string;
    /**
     * True where a mandate with a frequency allows one successful charge in each of its periods.
     */
    once_per_period?: true;
  };
  /**
   * How money is taken - `automatic` at once, `manual` after a hold, by `complete`.
   *
   * @minItems 1
   *
   * Items: A way of capture.
   */
  capture?: ('automatic' | 'manual')[];
  /**
   * Until when `cancel` ends a transaction without a refund; a payout and a card check have values of their own.
   */
  cancel?:
    | 'before_payment'
    | 'before_pay'
    | 'before_check'
    | 'before_details'
    | 'while_authorized'
    | 'while_on_hold'
    | 'never';
  /**
   * What may be given back, and until when.
   */
  refund?: {
    /**
     * `none`, only the whole amount (`full`), or whole and in parts (`partial`).
     */
    mode: 'none' | 'full' | 'partial';
    /**
     * Days after the payment in which a refund is accepted.
     */
    until_days?: number;
    /**
     * Where the money goes.
     */
    to?: string;
  };
  /**
   * Whether money may be taken back after success.
   */
  chargeback?: {
    /**
     * `none`, the card schemes` dispute (`card`), a dispute by the rules of another scheme, over goods too (`scheme`), or the bank`s return for fraud alone (`fraud_return`).
     */
    kind: 'none' | 'card' | 'scheme' | 'fraud_return';
    /**
     * Days after the payment in which it may be opened.
     */
    until_days?: number;
    /**
     * Name of the procedure.
     */
    by?: string;
  };
  /**
   * Whether the test environment plays this service.
   */
  sandbox?: boolean;
  /**
   * What the payer does.
   *
   * @minItems 1
   *
   * Items: An action.
   */
  payer_action?: ('redirect' | 'link' | 'qr' | 'push' | 'voucher' | 'otp' | 'transfer' | 'accept' | 'none')[];
  /**
   * The messages, in order. The diagram, its text and the example messages all come from them.
   *
   * @minItems 2
   *
   * Items: A message from one party to another.
   */
  steps?: {
    /**
     * Name of the step in kebab-case.
     */
    id: string;
    /**
     * Who sends.
     */
    from: 'payer' | 'recipient' | 'merchant' | 'gateway' | 'provider';
    /**
     * Who receives.
     */
    to: 'payer' | 'recipient' | 'merchant' | 'gateway' | 'provider';
    /**
     * What is sent.
     */
    text: string;
    /**
     * The operation of /v2/transaction/ that the merchant calls with this step.
     */
    call?:
      | 'create'
      | 'validate'
      | 'pay'
      | 'update'
      | 'complete'
      | 'find'
      | 'issue_token'
      | 'get_crypto_address'
      | 'p2p/get_methods_list'
      | 'p2p/get_recipient_card'
      | 'p2p/confirm';
    /**
     * The status in the gateway's answer to the call before; `none` where the answer has no status.
     */
    answer?: string;
    /**
     * The status in the callback that this step is.
     */
    callback?: string;
    /**
     * What somebody outside of the API does with this step: an event of src/gateway/payer/events.ts.
     */
    event?: string;
    /**
     * Seconds since the step before in the examples.
     */
    after_seconds?: number;
  }[];
  /**
   * Texts of single steps, where the sequence is that of a file below.
   *
   * @minItems 1
   *
   * Items: The text of a step.
   */
  step_texts?: {
    /**
     * The id of the step.
     */
    id: string;
    /**
     * What is sent.
     */
    text: string;
  }[];
  /**
   * Fields beside those that every transaction has (amount, currency, external_id …). Empty list - none.
   */
  fields?: Field[];
  /**
   * What the payer is shown in the test environment, where the method has a form of its own.
   */
  shown?: {
    /**
     * Text of the QR code; `{amount}`, `{charge}` (32 hex digits) and the terms of a mandate (`{max_amount}`, `{recur}`, `{first_day}`, `{last_day}`) are filled in, then what stands in `{base64url:…}` is encoded.
     */
    qr?: string;
    /**
     * The number of a voucher.
     */
    voucher?: {
      /**
       * What it begins with, such as the entity of Multibanco and a space; may be empty.
       */
      prefix: string;
      /**
       * How many digits follow.
       */
      digits: number;
    };
    /**
     * The number of a voucher is the linha digitável of a boleto, 47 digits.
     */
    boleto?: {
      /**
       * Three digits of a bank that does not exist.
       */
      bank_code: string;
    };
    /**
     * The account that takes a bank transfer; the reference of each payment is added to it.
     */
    account?: {
      /**
       * What the number is.
       */
      kind: 'iban' | 'clabe' | 'nuban' | 'cbu' | 'cci' | 'account';
      /**
       * The account's number; visibly fictional, with right check digits.
       */
      number: string;
      /**
       * Whose account it is.
       */
      holder_name: string;
      /**
       * A bank that does not exist.
       */
      bank_name: string;
      /**
       * Code of the bank where the payer's bank asks for it.
       */
      bank_code?: string;
    };
  };
  /**
   * What the recipient leaves behind on the page of a payout - fields that the transaction then shows under `recipient.fields`, with the values of the test environment. A card number is shortened there.
   */
  chosen?: {
    /**
     * The value.
     */
    [k: string]: string;
  };
  /**
   * What to tell the payer, one text a moment; shown in every language.
   *
   * Items: A text for the payer.
   */
  payer_messages?: {
    /**
     * The status of the transaction.
     */
    when: string;
    /**
     * The text, as the payer reads it.
     */
    text: string;
  }[];
  /**
   * Statuses that mean something of their own here.
   *
   * Items: A status.
   */
  statuses?: {
    /**
     * A code of the statuses table.
     */
    code: string;
    /**
     * What it means with this service and what to do.
     */
    meaning: string;
    /**
     * Whether it means what the table of statuses says of every service; the page then only links there.
     */
    is_usual?: true;
  }[];
  /**
   * Codes of the reasons table that this service may end with.
   *
   * Items: A code of the reasons table.
   */
  failure_reasons?: string[];
  /**
   * Inputs of the test environment and what each leads to; the reference gateway plays them. No date, nothing that expires.
   *
   * Items: A test input.
   */
  tests?: {
    /**
     * Name of the case in kebab-case.
     */
    code: string;
    /**
     * What to send; the first case whose input fits decides.
     */
    input: {
      /**
       * Path of a field of the request: `amount`, `payer.document_number`, `recipient.fields.iban`, or `fields.phone` of `pay`.
       */
      field: string;
      /**
       * Last digits: of the amount in minor units, of another field as it stands.
       */
      ends_with?: string;
      /**
       * The exact value.
       */
      equals?: string;
      /**
       * True for the case that takes all other values.
       */
      anything_else?: true;
    };
    /**
     * Where it leads: a status (perhaps with a reason), or an error of the request.
     */
    outcome: {
      /**
       * A final status of the statuses table.
       */
      status?: string;
      /**
       * A code of the reasons table, or `{unavailable}`: `bank_unavailable` where the provider is a bank or an issuer, else `provider_unavailable`.
       */
      reason?: string;
      /**
       * A code of the errors table.
       */
      error?: string;
      /**
       * The status in which the transaction waits before the outcome - for a minute, or for as long as an approval may take if no one gives it. A payment that waits and then fails shows the reason `provider_timeout` meanwhile.
       */
      via?: 'pending' | 'on_hold';
    };
    /**
     * What happens.
     */
    meaning: string;
  }[];
  /**
   * Rules of the method, each with its source; a rule without a source is shown as not verified.
   *
   * Items: A rule.
   */
  rules?: {
    /**
     * Name of the rule in kebab-case.
     */
    code: string;
    /**
     * Where pages show it.
     */
    topic: 'scheme' | 'identifiers' | 'payment' | 'refund' | 'dispute' | 'recurring';
    /**
     * The rule in one or two sentences.
     */
    text: string;
    /**
     * Whether only the page of the family shows it, to which the pages of the services link.
     */
    of_family?: boolean;
    /**
     * Directions of the services that the rule concerns; every one without it.
     *
     * @minItems 1
     *
     * Items: A direction.
     */
    directions?: ('payin' | 'payout' | 'transfer' | 'none')[];
    /**
     * Flows of the services that the rule concerns; every one without it.
     *
     * @minItems 1
     */
    flows?: Flow[];
    /**
     * Currencies of the services that the rule concerns; every one without it.
     *
     * @minItems 1
     *
     * Items: A currency code.
     */
    currencies?: string[];
    /**
     * Address of the public source.
     */
    source?: string;
    /**
     * Day on which the source was read, YYYY-MM-DD.
     */
    looked_up?: string;
  }[];
}
/**
 * A field of the payer, the recipient or the method.
 */
export interface Field {
  /**
   * Key of a field in _fields/shared.yaml or _fields/<folder>.yaml; what else stands here overrules it.
   */
  use?: string;
  /**
   * Name of the field as the request spells it.
   */
  name?: string;
  /**
   * The object of the request that holds it. A field of `create.recipient` that the contract’s Recipient does not define is in `create.recipient.fields`; the loader adds that.
   */
  in?: 'create' | 'create.payer' | 'create.recipient' | 'create.recipient.fields' | 'pay.fields' | 'update.fields';
  /**
   * JSON type.
   */
  type?: 'string' | 'integer' | 'boolean' | 'object';
  /**
   * Whether the request fails without it.
   */
  is_required: boolean;
  /**
   * The form of the value in words. %length% stands for the lengths that the pattern takes, such as “6 digits”.
   */
  format?: string;
  /**
   * JavaScript regular expression (flag u) that every valid value matches whole.
   */
  pattern?: string;
  /**
   * The values it takes, where they are a closed list.
   *
   * @minItems 1
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
    type: 'string' | 'integer' | 'boolean' | 'object';
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
   * Of a field beside `card_token`, whether a payment by token leaves it out (`absent`) or may leave it out (`optional`). Without it the token changes nothing.
   */
  with_card_token?: 'absent' | 'optional';
  /**
   * Name of a check in src/content/services/valueChecks.ts.
   */
  check?: string;
  /**
   * A value that passes pattern, values and check.
   */
  example?: string;
  /**
   * A likely mistake, which pattern, values or check refuses.
   */
  invalid_example?: string;
  /**
   * What it is and what it is for.
   */
  description?: string;
  /**
   * What to write beside the input that the payer fills in. Without it the payer is not asked.
   */
  label?: string;
}
