/**
 * The data types of the reference gateway. All of them are plain data, so that the host can print, store or copy them.
 */

/** Any JSON object. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** A raw request: the path with its query, headers in any case, the bytes of the body. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Unix seconds of the sender's clock, if the gateway's clock was moved ahead; by default the gateway's. */
  clock?: number;
  /** IP address of the sender; if omitted, the allowlist is not checked. */
  ip?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text; empty if the response has no body. */
  body: string;
}

/** A point of the merchant. */
export interface Point {
  id: number;
  /** Keys that are no longer active. */
  revokedKeys: number[];
  /** operationIds without version (`transaction/create`) that a key may call; a key that is not listed may call all. */
  rights: Record<string, string[]>;
  isBlocked: boolean;
  /** Single IP addresses; empty allows every address. */
  allowedAddresses: string[];
  callbackUrl: string;
  /** Callback method of transactions created through v1; `GET` sends the fields as query parameters. */
  callbackMethod: 'POST' | 'GET';
  /** Whether payouts may only go to whitelisted cards. */
  isWhitelistOnly: boolean;
}

/** A text by language, in each of `World.languages`. */
export type Texts = Record<string, string>;

/** The properties of a service's field that the gateway uses. */
export interface ServiceField {
  name: string;
  in: 'create' | 'create.payer' | 'create.recipient' | 'pay.fields' | 'update.fields';
  type: 'string' | 'integer' | 'boolean' | 'object';
  is_required: boolean;
  format: Texts;
  pattern?: string;
  values?: string[];
  check?: string;
  /** Label of the input; if absent, the payer is not asked for the field. */
  label?: Texts;
  example: string;
}

/** A payment service, from its record. */
export interface Service {
  id: number;
  code: string;
  title: Texts;
  method: string;
  direction: 'payin' | 'payout' | 'transfer' | 'none';
  integration: 'hpp' | 'h2h';
  /** Whether the point may use it. */
  isEnabled: boolean;
  flow:
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
  /** The provider of the method; omitted if it makes no difference. */
  provider?: string;
  currencies: string[];
  /** Empty means every country. */
  countries: string[];
  limits: {currency: string; smallest: string; largest: string}[];
  expiry: {default_seconds?: number; shortest_seconds: number; longest_seconds: number} | null;
  capture: string[];
  refund: {mode: 'none' | 'full' | 'partial'; until_days?: number};
  /** Whether the merchant may charge again without the payer (recurring payments). */
  canRepeat: boolean;
  fields: ServiceField[];
  /** Sandbox behaviour for certain inputs; the first match decides. */
  tests: TestCase[];
  /** The details that the recipient enters on the hosted payout page, by their name in `recipient.fields`. */
  chosen?: Record<string, string>;
  /** What is shown to the payer, if the method has its own format. */
  shown?: {
    /**
     * Content of the QR code; `{amount}` and `{charge}` (32 hex digits) are replaced, then `{base64url:…}` is encoded.
     */
    qr?: string;
    /** Number of a voucher: a prefix and the number of digits after it. */
    voucher?: {prefix: string; digits: number};
    /** The voucher number is the linha digitável of a boleto of this bank. */
    boleto?: {bank_code: string};
    /** Destination account of a bank transfer: `TransferAccount` of the contract without its reference. */
    account?: Json;
  };
}

/** A test input of a service and its outcome. */
export interface TestCase {
  input: {field: string; ends_with?: string; equals?: string; anything_else?: true};
  outcome: {status?: string; reason?: string; error?: string};
}

/** A cryptocurrency on a network. */
export interface Coin {
  network: 'bitcoin' | 'ethereum' | 'tron';
  /** Number of confirmations after which a transfer is credited. */
  confirmations: number;
  /** Contract address of the token; absent for the network's native currency. */
  token?: string;
}

/** A sandbox card, see `src/data/reference/test_cards.yaml`. */
export interface TestCard {
  number: string;
  flow: 'none' | 'frictionless' | 'challenge' | 'unavailable' | 'otp';
  result: 'success' | 'failed';
  reasonCode?: string;
}

/** A way to transfer to a recipient that the gateway assigns. */
export interface P2pMethod {
  code: string;
  /** Title shown to the payer. */
  title: string;
  kind: 'card' | 'account' | 'phone';
  /** The bank of both sides, for transfers within one bank. */
  bank_name?: string;
  currency: string;
  /** Limits in major units. */
  smallest: string;
  largest: string;
  /** Seconds for which a recipient is reserved. */
  expires_in: number;
}

/** The sandbox's recipient; each request for a card returns the next number. */
export interface P2pRecipient {
  holder_name: string;
  bank_name: string;
  card_numbers: string[];
  account_number: string;
  document_number: string;
  phone: string;
}

/** Everything that the gateway reads and never changes: contracts, reference tables, the merchant. */
export interface World {
  /** OpenAPI documents by name: `v1`, `v2`, `reports-v1` … */
  contracts: Record<string, Json>;
  /** By code: number in v1, HTTP status in v2, title. */
  errors: Record<string, {number: number; status: number; title: string}>;
  /**
   * By kind (`payment`, `payout`, `refund`, `chargeback`), then by status: its number in v1 and the allowed
   * transitions.
   */
  statuses: Record<string, Record<string, {state?: number; isFinal: boolean; next: string[]}>>;
  services: Service[];
  testCards: TestCard[];
  /** Card ranges by the first eight digits, in the terms of the contract. */
  bins: Record<string, {brand: string; kind: string; country: string; has_3ds: boolean}>;
  /** Card numbers that are rejected, with the error code. */
  refusedCards: Record<string, string>;
  /** By the last two digits of an amount in minor units. */
  testAmounts: Record<string, {type: 'payin' | 'payout'; result: 'success' | 'failed'; reasonCode?: string}>;
  codes: {right: string; wrong: string};
  /** Languages of texts for the payer, as the contract lists them; the first is the default. */
  languages: readonly string[];
  /** `methods[language]`. */
  p2p: {methods: Record<string, P2pMethod[]>; recipient: P2pRecipient};
  points: Record<string, Point>;
  /** `secrets[point][key]`; for callbacks, the first one signs. */
  secrets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  callbackSecrets: string[];
  /** Clients of the invoicing API by id. */
  clients: Readonly<Record<string, {point: number; secret: string}>>;
  /** Delays before the second and each further delivery attempt of a callback, in seconds. */
  retryDelays: number[];
  /** Initial accounts, amounts in major units. */
  accounts: Account[];
  /** Sandbox rates: units of each currency per euro. */
  rates: Record<string, string>;
  /** Cryptocurrencies with a deposit address, by service code. */
  coins: Record<string, Coin>;
  /** Entries of the gateway's stop list. */
  stoplist: Json[];
  /** RSA keys of Binance Pay (modulus and exponent) by their BinancePay-Certificate-SN. */
  exchangeKeys: Record<string, {n: bigint; e: bigint}>;
  /** Host of the documentation; base URLs of the payer's pages and of the API. */
  hosts: {site: string; pay: string; api: string};
  /** Limits of reports, and their columns by kind and version. */
  reports: {
    limits: {longest_period_days: number; kept_days: number; check_after_seconds: number; download_seconds: number};
    columns: Record<string, Record<'v1' | 'v2', string[]>>;
  };
  /** Whether a value passes the named check of a field, such as `cpf_cnpj`. */
  passesCheck: (name: string, value: string, beside?: Readonly<Json>) => boolean;
  /** Exponent of a currency: by ISO 4217, or that of the cryptocurrency. */
  exponentOf: (currency: string) => number;
}

/** A balance of the merchant in one currency. */
export interface Account {
  id: string;
  currency: string;
  /** Decimal strings in major units. */
  available: string;
  pending: string;
  reserved: string;
  updated_at: string;
}

/** A transaction: the object that v2 returns, and internal data. */
export interface Entry {
  data: Json;
  point: number;
  /** The API version that created it; callbacks use this version. */
  version: 'v1' | 'v2';
  callbackUrl: string;
  /**
   * Internal data of operations and flows: the test card, remaining attempts, the chosen method. Never a card number or
   * a code.
   */
  hidden: Json;
}

/** A scheduled event. */
export interface Timer {
  /** Unix seconds. */
  at: number;
  /** Incremented per timer: timers of the same moment fire in the order in which they were set. */
  order: number;
  /** Name of an event in `events.ts`. */
  event: string;
  data: Json;
}

/** A callback and its delivery state. */
export interface Callback {
  id: string;
  version: 'v1' | 'v2';
  url: string;
  /** The envelope without the parts that each attempt adds (v1: `auth`). */
  body: Json;
  point: number;
  /** Attempts that did not get a 2xx response. */
  failures: number;
  /** Unix seconds of the next attempt; null once delivered or given up. */
  nextAt: number | null;
  isDelivered: boolean;
}

/** All mutable state. The caller owns it; it is JSON. */
export interface State {
  seed: string;
  /** How many ids were generated. */
  made: number;
  /** Ids to use first, by prefix (`trx`): examples and tests set the ids that they show. */
  given: Record<string, string[]>;
  /** v1 number by id, and id by v1 number. */
  numbers: Record<string, number>;
  ids: Record<string, string>;
  /** v1 numbers to use first, by prefix. */
  givenNumbers: Record<string, number[]>;
  entries: Record<string, Entry>;
  /** `{point} {external_id}` → transaction id. */
  externalIds: Record<string, string>;
  accounts: Record<string, Account>;
  timers: Timer[];
  timersSet: number;
  callbacks: Callback[];
  /** By `{point} {key}`. */
  idempotency: Record<string, {fingerprint: string; at: number; status: number; body: string}>;
  /** By `{point} {nonce}`: when it was used. */
  nonces: Record<string, number>;
  /** Requests of a point in the current rate-limit window. */
  windows: Record<string, {start: number; used: number}>;
  /** Data of operations, by store name: tokens, whitelist, reports, invoices. */
  stores: Record<string, Record<string, Json>>;
}

/** The input of an operation besides the body. */
export interface Context {
  world: World;
  state: State;
  /** Unix seconds. */
  now: number;
  point: Point;
  /** The API version of the request. */
  version: 'v1' | 'v2';
  /** Language of texts for the payer, one of `World.languages`. */
  language: string;
  /** Path parameters as strings. */
  parameters: Record<string, string>;
}

/** The context of a state change, without the caller. */
export type Books = Pick<Context, 'world' | 'state' | 'now'>;

/**
 * One operation. The body has the structure of v2 and is already validated against the contract; the result is `data`
 * of the response in the structure of v2. To refuse, it throws a `Failure` without having changed anything, unless the
 * failure `isCounted`.
 */
export type Operation = (context: Context, body: Json) => Json;
