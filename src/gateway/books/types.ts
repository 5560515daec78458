/**
 * The data types of the reference gateway. The state and what it contains (transactions, callbacks, reports) is JSON, so
 * that the host can print, store or copy it. The world also has functions and bigints.
 */

import type {ErrorObject} from 'ajv/dist/2020';
import type {Coin} from '../values/cryptoAddress';
import type {ContractDocument} from '../values/scheme';
import type * as Invoicing from '../../types/contract/invoicing';
import type * as Reports from '../../types/contract/reports-v2';
import type * as V2 from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';
import type {DataFile} from '../../types/data';
import type {ServicesFile} from '../../types/data/services/schema';
import type {KeptField, KeptService, TestCase} from './serviceView';

/** A raw request: the path with its query, headers in any case, the bytes of the body. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** The sender's clock in Unix seconds, if a simulation moved the gateway's ahead; by default the gateway's. */
  clock?: number;
  /** IP address of the sender; if omitted, the allowlist is not checked. */
  ip?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text, or the plain text or CSV of a download; empty if the response has no body. */
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
  callbackMethod: DataFile<'gateway/merchant.yaml'>['points'][string]['callback_method'];
  /** Whether payouts may only go to whitelisted cards. */
  isWhitelistOnly: boolean;
}

/** A text by language, in each of `World.languages`. */
export type Texts = Record<string, string>;

/** A field of a service, with its texts in all languages. */
export interface ServiceField extends KeptField {
  format: Texts;
  /** Label of the input; if absent, the payer is not asked for the field. */
  label?: Texts;
}

/** A payment service: the gateway's view of its record, with the texts in all languages. */
export interface GatewayService extends Omit<KeptService, 'limits' | 'tests' | 'statuses'> {
  title: Texts;
  /** Whether the point may use it. */
  isEnabled: boolean;
  limits: Omit<KeptService['limits'][number], 'example'>[];
  refund: Omit<NonNullable<ServicesFile['refund']>, 'to'>;
  /** Statuses that its transactions can have, and reasons for which they can fail. Simulations keep to both. */
  statuses: string[];
  reasons: string[];
  fields: ServiceField[];
  /** Sandbox behaviour for certain inputs; the first match decides. */
  tests: TestCase[];
}

export type {TestCase};

/** A sandbox card. */
export interface TestCard extends Pick<DataFile<'reference/test_cards.yaml'>['cards'][string], 'flow'> {
  number: string;
  outcome: CardOutcome;
}

/** The outcome of a payment by a test card or by its token. */
export interface CardOutcome {
  result: 'success' | 'failed';
  reasonCode?: string;
  /** Whether the issuer answers after a minute, and the reason that the transaction shows until then. */
  isSlow?: boolean;
  pendingReason?: string;
  /** Whether a chargeback follows a minute after success. */
  isChargedBack?: boolean;
  /** Reason of the failure when the card is charged by its token without the payer. */
  reasonWithoutPayer?: string;
}

/** A way to transfer to a recipient that the gateway assigns. */
export type P2pMethod = DataFile<'gateway/p2p.yaml'>['methods'][string] & {code: string};

/** The sandbox's recipient; each request for a card returns the next number. */
export type P2pRecipient = DataFile<'gateway/p2p.yaml'>['recipient'];

/** Everything that the gateway reads and never changes: contracts, reference tables, the merchant. */
export interface World {
  /** OpenAPI documents by name: `v1`, `v2`, `reports-v1` … */
  contracts: Record<string, ContractDocument>;
  /** By code: number in v1, HTTP status in v2, title. */
  errors: Record<string, {number: number; status: number; title: string}>;
  /**
   * By kind (`payment`, `payout`, `refund`, `chargeback`), then by status: its number in v1 and the allowed
   * transitions.
   */
  statuses: Record<string, Record<string, {state?: number; isFinal: boolean; next: string[]}>>;
  services: GatewayService[];
  testCards: TestCard[];
  /** Card ranges by the first eight digits, in the terms of the contract. */
  bins: DataFile<'gateway/bins.yaml'>;
  /** Card numbers that are rejected, with the error code. */
  refusedCards: Record<string, string>;
  codes: DataFile<'reference/test_cards.yaml'>['codes'];
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
  /** Seconds after which an attempt without a response has failed. */
  callbackTimeout: number;
  /** Initial accounts, amounts in major units. */
  accounts: Account[];
  /** Sandbox rates: units of each currency per euro. */
  rates: Record<string, string>;
  /** Cryptocurrencies with a deposit address, by service code. */
  coins: Record<string, Coin>;
  /** Entries of the gateway's stop list. */
  stoplist: DataFile<'gateway/stoplist.yaml'>[string][];
  /** RSA keys of Binance Pay (modulus and exponent) by their BinancePay-Certificate-SN. */
  exchangeKeys: Record<string, {n: bigint; e: bigint}>;
  /** Host of the documentation; base URLs of the payer's pages and of the API. */
  hosts: {site: string; pay: string; api: string};
  /** Limits of reports, and their columns by kind and version. */
  reports: {
    limits: DataFile<'reports.yaml'>['limits'];
    columns: Record<string, Record<'v1' | 'v2', string[]>>;
  };
  /** The simulated events by name, with the properties of the body beside the object's id. */
  simulations: Record<string, Pick<DataFile<'gateway/events.yaml'>[string], 'needs' | 'takes'>>;
  /** Codes of the reasons for which transactions fail. */
  reasons: string[];
  /** Those of them with which a transaction has succeeded: always, or in payments by a cryptocurrency. */
  successReasons: Readonly<Record<string, 'always' | 'crypto'>>;
  /**
   * The errors of a body against the schema of the operation at an address of a contract, as Ajv reports them with
   * `allErrors` and `verbose`. A host that forbids generated code hands in validators that were compiled before.
   */
  schemaErrors: (contract: string, address: string, body: unknown) => ErrorObject[];
  /** Whether a value passes the named check of a field, such as `cpf_cnpj`. */
  passesCheck: (name: string, value: string, beside?: Readonly<JsonObject>) => boolean;
  /** Whether the named check verifies check digits of the value; otherwise it verifies its form, as of a date. */
  hasCheckDigits: (name: string, value: string, beside?: Readonly<JsonObject>) => boolean;
  /** Exponent of a currency: by ISO 4217, or that of the cryptocurrency. */
  exponentOf: (currency: string) => number;
}

/** A balance of the merchant in one currency. */
export type Account = DataFile<'gateway/merchant.yaml'>['accounts'][number];

/** A transaction: the object that v2 returns, and internal data. */
export interface Entry {
  data: V2.Transaction;
  point: number;
  /** The API version that created it; callbacks use this version. */
  version: 'v1' | 'v2';
  callbackUrl: string;
  hidden: Hidden;
}

/** Internal data of a transaction, which operations and flows keep. Never a card number or a code. */
export interface Hidden {
  capture?: 'automatic' | 'manual';
  returnUrl?: string;
  /** The invoice or the payment page that the transaction pays; of money credited apart, the page of its order. */
  invoice?: string;
  page?: string;
  /** The funding source. */
  source?: Source;
  /** The outcome of its test card. */
  card?: Source['outcome'];
  /** The terms of the mandate that a first payment asks for. */
  terms?: Terms;
  /** Of a charge by a mandate: in which of its periods the charge is made, from 0. */
  period?: number;
  /** The outcome of a test input, or of a charge that its mandate does not cover. */
  planned?: TestCase['outcome'];
  /** Attempts left for a one-time code. */
  codesLeft?: number;
  /** Unix seconds of the capture, and of the end of an authorization. */
  takenAt?: number;
  holdEnds?: number;
  /**
   * Of a payment in coins: its quote, the amount received so far, and the number of transfers that were credited apart.
   */
  quote?: string;
  received?: string;
  transfers?: number;
  /** Of a gift code: how often it was sent again since when, and its corrected address. */
  resent?: {since: number; count: number};
  correctedAddress?: {field: 'email' | 'phone'; value: string};
  /** Of a P2P payment: how many recipients were shown, and what the payer sent as a proof. */
  recipients?: number;
  proof?: Omit<V2.P2pConfirm, 'transaction_id'>;
}

/** A scheduled event. */
export interface Timer {
  /** Unix seconds. */
  at: number;
  /** Incremented per timer: timers of the same moment fire in the order in which they were set. */
  order: number;
  /** Name of an event in `events.ts`. */
  event: string;
  data: EventData;
}

/** The data of an event: the id of the object that it is about, and its own parameters. */
export type EventData = {
  transaction_id?: string;
  invoice_id?: string;
  page_id?: string;
  amount?: string;
  /** What the payer entered on a page; if absent, the test payer fills in the required fields. */
  payer?: Record<string, string>;
  result?: 'success' | 'failed';
  reason_code?: string;
  due_at?: string;
};

/** A callback and its delivery state. */
export interface Callback {
  id: string;
  version: 'v1' | 'v2';
  url: string;
  /** The envelope without the parts that each attempt adds (v1: `auth`). */
  body: JsonObject;
  point: number;
  /** Attempts that did not get a 2xx response. */
  failures: number;
  /** Unix seconds of the next attempt; null once delivered or given up. */
  nextAt: number | null;
  isDelivered: boolean;
}

/** The terms of a mandate: the fields of `pay` that its payer approved. */
export interface Terms {
  frequency?: unknown;
  max_amount?: unknown;
}

/** The funding source of a pay-in, without the card or account number. */
export interface Source {
  /** Equal for the same card or authorization within one gateway. */
  fingerprint: string;
  /** `Card` of the contract; absent for a wallet. */
  card?: V2.Card;
  /** `wallet` of the contract's token; absent for a card. */
  wallet?: {masked_account: string};
  /** The outcome of the test card and how its issuer authenticates the payer; both are shared by its token. */
  outcome?: CardOutcome;
  authentication?: TestCard['flow'];
  /** The terms that the payer agreed to with an authorization, and when, in Unix seconds. */
  terms?: Terms;
  agreedAt?: number;
}

/** A stored token. */
export interface KnownToken extends Source {
  point: number;
  data: V2.Token;
}

/** A whitelisted card. */
export interface WhitelistedCard {
  point: number;
  fingerprint: string;
  data: V2.WhitelistEntry;
}

/** An invoice: the object that the API returns, and the point that owns it. */
export interface Invoice {
  data: Invoicing.Invoice;
  point: number;
}

/** A page template: the object that the API returns, and the point that owns it. */
export interface PageTemplate {
  data: Invoicing.PageTemplate;
  point: number;
}

/** A payment page: the object that the API returns, and the point that owns it. */
export interface PaymentPage {
  data: Invoicing.PaymentPage;
  point: number;
  /** Whether the request set the description; otherwise payers read the title of the template as it is now. */
  isDescribed: boolean;
}

/** A stored report. */
export interface Report {
  point: number;
  /** The order: kind, format, period_by, from, to, currency. */
  order: ReportOrder;
  /** Unix seconds when it was ordered and when it will be ready. */
  createdAt: number;
  readyAt: number;
  /** In the structure of v2, as of the time of the order. */
  rows: ReportRow[];
}

/** The order of a report, with its defaults. */
export type ReportOrder = Required<Omit<Reports.ReportCreate, 'currency'>> & Pick<Reports.ReportCreate, 'currency'>;

/** A row of a report in the structure of v2. */
export type ReportRow = Reports.TransactionRow | Reports.BalanceEntryRow;

/** All mutable state. The caller owns it; it is JSON. */
export interface State {
  seed: string;
  /** How many ids were generated. */
  made: number;
  /** Ids to use first, by prefix (`trx`): examples and tests set the ids that they show. */
  given: Record<string, string[]>;
  /** The v1 number by id. */
  numbers: Record<string, number>;
  /** The id by prefix and v1 number: `trx 80014237`. */
  ids: Record<string, string>;
  /** v1 numbers to use first, by prefix. */
  givenNumbers: Record<string, number[]>;
  entries: Record<string, Entry>;
  /** `{point} {external_id}` → transaction id. */
  externalIds: Record<string, string>;
  /** By currency. */
  accounts: Record<string, Account>;
  timers: Timer[];
  timersSet: number;
  callbacks: Callback[];
  /** By `{point} {key}`; `at` in Unix seconds. */
  idempotency: Record<string, {fingerprint: string; at: number; status: number; body: string}>;
  /** By `{point} {nonce}`: when it was used, Unix seconds. */
  nonces: Record<string, number>;
  /** By point: its requests in the current rate-limit window. */
  windows: Record<string, {start: number; used: number}>;
  stores: Stores;
}

/** Data of operations; a store is created by its first use. */
export interface Stores {
  tokens?: Record<string, KnownToken>;
  whitelist?: Record<string, WhitelistedCard>;
  quotes?: Record<string, KnownQuote>;
  reports?: Record<string, Report>;
  /** Download URLs of reports by key. */
  downloads?: Record<string, {report: string; version: 'v1' | 'v2'; until: number}>;
  /** Rows of the balance report in the order of the movements. */
  journal?: Record<string, Reports.BalanceEntryRow>;
  invoices?: Record<string, Invoice>;
  page_templates?: Record<string, PageTemplate>;
  page_looks?: Record<string, Invoicing.PageCustomization>;
  payment_pages?: Record<string, PaymentPage>;
  access_tokens?: Record<string, {client: string; expiresAt: number}>;
  /** Notifications of Binance Pay by their key. */
  binance_pay?: Record<string, {transaction_id: string}>;
}

/** A quote: the object that the API returns, the point that owns it, and the transaction that uses it. */
export type KnownQuote = V2.Quote & {point: number; taken_by?: string};

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
  /** The language that a request of v2 names; if absent, `payer.language` of the transaction decides. */
  askedLanguage?: string;
  /** Path parameters as strings. */
  parameters: Record<string, string>;
}

/** The context of a state change, without the caller. */
export type Books = Pick<Context, 'world' | 'state' | 'now'>;

type Operations = V2.operations & Reports.operations & Invoicing.operations;

/** Operations by operationId without the version: those with a JSON body, without callbacks. */
type Named = {
  [
    Id in keyof Operations as Operations[Id] extends {requestBody: {content: {'application/json': unknown}}}
      ? NameOf<Id>
      : never
  ]: Operations[Id];
};
type NameOf<Id> = Id extends `${string}webhooks/${string}`
  ? never
  : Id extends `v2/${infer Name}`
    ? Name
    : Id extends `${infer Area}/v${1 | 2}/${infer Name}`
      ? `${Area}/${Name}`
      : never;

/** An operationId without the version. */
export type OperationName = keyof Named;

/** The request body of an operation. */
export type BodyOf<Name extends OperationName> = Named[Name]['requestBody']['content']['application/json'];

/** `data` of the response of an operation. */
export type ResponseOf<Name extends OperationName> = Named[Name]['responses'][keyof Named[Name]['responses']] extends {
  content: {'application/json': {data: infer Data}};
}
  ? Data
  : never;

/**
 * One operation. The body has the structure of v2 and is already validated against the contract; the result is `data`
 * of the response in the structure of v2. To refuse, it throws a `Failure` without having changed anything, unless the
 * failure `isCounted`.
 */
export type Handler<Name extends OperationName> = (context: Context, body: BodyOf<Name>) => ResponseOf<Name>;
