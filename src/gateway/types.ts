/**
 * The shapes that the reference gateway works with. All of them are plain data: whoever runs the gateway owns them, and
 * may print, store or copy them.
 */

/** Any JSON object. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** A request as it arrives: the path with its query, the headers in any letter case, the bytes as they are. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Unix seconds of the sender's clock, where the gateway's own was moved ahead; by default the gateway's. */
  clock?: number;
  /** Address of the sender; without it the list of allowed addresses is not looked at. */
  ip?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text; empty where the answer has no body. */
  body: string;
}

/** A point of the merchant. */
export interface Point {
  id: number;
  /** Keys that are not active any more. */
  revokedKeys: number[];
  /** operationIds without version (`transaction/create`) that a key may call; a key that is not named may call all. */
  rights: Record<string, string[]>;
  isBlocked: boolean;
  /** Single addresses; empty: every address. */
  allowedAddresses: string[];
  callbackUrl: string;
  /** Version of the callbacks, by the version of the API that created the transaction; `get` is v1 by GET. */
  callbackMethod: 'POST' | 'GET';
  /** Whether payouts go to cards of the whitelist alone. */
  isWhitelistOnly: boolean;
}

/** A text in every language that a payer may ask for. */
export type Texts = Record<'en' | 'uk', string>;

/** What the gateway has to know of a field of a service. */
export interface ServiceField {
  name: string;
  in: 'create' | 'create.payer' | 'create.recipient' | 'pay.fields' | 'update.fields';
  type: 'string' | 'integer' | 'boolean' | 'object';
  is_required: boolean;
  format: Texts;
  pattern?: string;
  values?: string[];
  check?: string;
  /** What to write beside the input; without it the payer is not asked. */
  label?: Texts;
  example: string;
}

/** A payment service, as its record says it. */
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
  /** Who stands behind the method; left out where it changes nothing. */
  provider?: string;
  currencies: string[];
  /** Empty: every country. */
  countries: string[];
  limits: {currency: string; smallest: string; largest: string}[];
  expiry: {default_seconds?: number; shortest_seconds: number; longest_seconds: number} | null;
  capture: string[];
  refund: {mode: 'none' | 'full' | 'partial'; until_days?: number};
  /** Whether the merchant may charge again without the payer. */
  canRepeat: boolean;
  fields: ServiceField[];
  /** What the test environment does with certain inputs; the first case that fits decides. */
  tests: TestCase[];
  /** What the recipient leaves behind on the page of a payout, by its name in `recipient.fields`. */
  chosen?: Record<string, string>;
  /** What a payer is shown, where the method has a form of its own. */
  shown?: {
    /** Text of the QR code; `{amount}` and `{charge}` (32 hex digits) are filled in, then what stands in `{base64url:…}` is encoded. */
    qr?: string;
    /** Number of a voucher: what it begins with, and how many digits follow. */
    voucher?: {prefix: string; digits: number};
    /** The number of a voucher is the linha digitável of a boleto of this bank. */
    boleto?: {bank_code: string};
    /** Account that takes a bank transfer: `TransferAccount` of the contract without its reference. */
    account?: Json;
  };
}

/** A test input of a service and what it leads to. */
export interface TestCase {
  input: {field: string; ends_with?: string; equals?: string; anything_else?: true};
  outcome: {status?: string; reason?: string; error?: string};
}

/** How a coin is sent to an address. */
export interface Coin {
  network: 'bitcoin' | 'ethereum' | 'tron';
  /** After how many confirmations a transfer is credited. */
  confirmations: number;
  /** Address of the token's contract; absent for the network's own coin. */
  token?: string;
}

/** A card of the test environment, see `src/data/reference/test_cards.yaml`. */
export interface TestCard {
  number: string;
  flow: 'none' | 'frictionless' | 'challenge' | 'unavailable' | 'otp';
  result: 'success' | 'failed';
  reasonCode?: string;
}

/** A way to transfer to a recipient whom the gateway names. */
export interface P2pMethod {
  code: string;
  /** What the payer reads. */
  title: string;
  kind: 'card' | 'account' | 'phone';
  /** The one bank within which it works. */
  bank_name?: string;
  currency: string;
  /** Limits in major units. */
  smallest: string;
  largest: string;
  /** Seconds that a recipient waits for the transfer. */
  expires_in: number;
}

/** The recipient of the test environment; each request for a card gets the next number. */
export interface P2pRecipient {
  holder_name: string;
  bank_name: string;
  card_numbers: string[];
  account_number: string;
  document_number: string;
  phone: string;
}

/** Everything that the gateway knows and never changes: contracts, reference tables, the merchant. */
export interface World {
  /** OpenAPI documents by name: `v1`, `v2`, `reports-v1` … */
  contracts: Record<string, Json>;
  /** By code: number in v1, HTTP status in v2, title. */
  errors: Record<string, {number: number; status: number; title: string}>;
  /** By kind (`payment`, `payout`, `refund`, `chargeback`), then by status: its number in v1 and what may follow. */
  statuses: Record<string, Record<string, {state?: number; isFinal: boolean; next: string[]}>>;
  services: Service[];
  testCards: TestCard[];
  /** Card ranges by the first eight digits, in the words of the contract. */
  bins: Record<string, {brand: string; kind: string; country: string; has_3ds: boolean}>;
  /** Card numbers that are refused, with the code of the error. */
  refusedCards: Record<string, string>;
  /** By the last two digits of an amount in minor units. */
  testAmounts: Record<string, {type: 'payin' | 'payout'; result: 'success' | 'failed'; reasonCode?: string}>;
  codes: {right: string; wrong: string};
  p2p: {methods: Record<'en' | 'uk', P2pMethod[]>; recipient: P2pRecipient};
  points: Record<string, Point>;
  /** `secrets[point][key]`, and those of callbacks, the one that signs first. */
  secrets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  callbackSecrets: string[];
  /** Clients of the invoicing API by id. */
  clients: Readonly<Record<string, {point: number; secret: string}>>;
  /** Seconds before the second and each further attempt to deliver a callback. */
  retryDelays: number[];
  /** Accounts at the start, amounts in major units. */
  accounts: Account[];
  /** Rates of the sandbox: units of each currency for one euro. */
  rates: Record<string, string>;
  /** Coins that a payer sends to an address, by the code of the service. */
  coins: Record<string, Coin>;
  /** Entries of the gateway's stop list. */
  stoplist: Json[];
  /** RSA keys of Binance Pay (modulus and exponent) by their BinancePay-Certificate-SN. */
  exchangeKeys: Record<string, {n: bigint; e: bigint}>;
  /** Host of the documentation; addresses of the pages for payers and of the API with their scheme. */
  hosts: {site: string; pay: string; api: string};
  /** Limits of reports, and their columns by kind and version in the order of the file. */
  reports: {
    limits: {longest_period_days: number; kept_days: number; check_after_seconds: number; download_seconds: number};
    columns: Record<string, Record<'v1' | 'v2', string[]>>;
  };
  /** Whether a value passes the named check of a field, such as `cpf_cnpj`. */
  passesCheck(name: string, value: string, beside?: Readonly<Json>): boolean;
  /** Decimals of a currency: ISO 4217, or those of a crypto currency. */
  exponentOf(currency: string): number;
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

/** A transaction: what v2 shows of it, and what only the gateway knows. */
export interface Entry {
  data: Json;
  point: number;
  /** The contract that created it: callbacks go out in this version. */
  version: 'v1' | 'v2';
  callbackUrl: string;
  /** Of operations and flows: the test card, attempts left, the chosen method. Never a card number or a code. */
  hidden: Json;
}

/** Something that is going to happen by itself. */
export interface Timer {
  /** Unix seconds. */
  at: number;
  /** Grows by one: timers of one moment run in the order in which they were set. */
  order: number;
  /** Name of an event of `events.ts`. */
  event: string;
  data: Json;
}

/** A callback and its delivery. */
export interface Callback {
  id: string;
  version: 'v1' | 'v2';
  url: string;
  /** The envelope without what each attempt adds (v1: `auth`). */
  body: Json;
  point: number;
  /** Attempts that ended without 2xx. */
  failures: number;
  /** Unix seconds of the next attempt; null: delivered, or given up. */
  nextAt: number | null;
  isDelivered: boolean;
}

/** Everything that changes. The caller owns it; it is JSON. */
export interface State {
  seed: string;
  /** How many ids were made. */
  made: number;
  /** Ids to give out first, by prefix (`trx`): examples and tests name what they want. */
  given: Record<string, string[]>;
  /** v1 number of an id, and the other way round. */
  numbers: Record<string, number>;
  ids: Record<string, string>;
  /** Numbers to give out first, by prefix. */
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
  /** Requests of a point in the present window. */
  windows: Record<string, {start: number; used: number}>;
  /** Whatever else operations keep, by their own names: tokens, white list, reports, invoices. */
  stores: Record<string, Record<string, Json>>;
}

/** What an operation works with. */
export interface Context {
  world: World;
  state: State;
  /** Unix seconds. */
  now: number;
  point: Point;
  /** Which façade the request came through. */
  version: 'v1' | 'v2';
  /** Language of texts for the payer. */
  language: 'en' | 'uk';
  /** Parameters of the path, as texts. */
  parameters: Record<string, string>;
}

/** What a change of the gateway's state needs: everything but who asked for it. */
export type Books = Pick<Context, 'world' | 'state' | 'now'>;

/**
 * One operation: the body in the shape of v2, already valid by the contract, gives the `data` of the answer, in the
 * shape of v2. It throws a `Failure` to refuse, and then has changed nothing, unless the failure `isCounted`.
 */
export type Operation = (context: Context, body: Json) => Json;
