/** Cards as the gateway stores them: the masked details, and a keyed hash that identifies the number. */
import {Failure, fieldFailure, type FieldFailure} from '../values/failure';
import {deriveHex} from './ids';
import type {Books, Context, Entry, WhitelistedCard, KnownToken, GatewayService, Source, State, World} from './types';
import {ownOf} from './own';
import {fromRfc3339} from '../values/time';
import type {Card, Token, TokenUse, Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** Keyed hash of a value. The key is the seed, so the hash cannot be compared between gateways. */
export function fingerprintOf({seed}: State, value: string): string {
  return deriveHex(`${seed} card ${value}`, 32);
}

/** The details of a card that may be shown: `Card` of the contract. */
export function shownCard(
  {bins}: World,
  number: string,
  {card_expiry_month: month, card_expiry_year: year}: {card_expiry_month?: string; card_expiry_year?: string} = {},
): Card {
  const range = bins[number.slice(0, 8)];
  return {
    ...(range && {brand: range.brand}),
    first6: number.slice(0, 6),
    last4: number.slice(-4),
    ...(month && year && {expiry_month: month, expiry_year: year}),
  };
}

/** The card that the sandbox uses for payments on the hosted page. */
const hostedCard = {card_number: '4242424242424242', card_expiry_month: '12', card_expiry_year: '2030'};

/**
 * The source named by the fields of a payment method: a card by its number or token; undefined if the fields name none.
 */
export function sourceOfFields({world, state}: Pick<Books, 'world' | 'state'>, fields: JsonObject): Source | undefined {
  const {card_number: number, card_token: id = fields.wallet_token} = fields;
  if (typeof id === 'string') {
    const token = tokensOf(state)[id];
    if (!token) return undefined;
    const {point: _point, data: _data, ...source} = token;
    return source;
  }
  if (typeof number !== 'string') return undefined;
  const known = world.testCards.find((one) => one.number === number);
  return {
    fingerprint: fingerprintOf(state, number),
    card: shownCard(world, number, fields),
    outcome: known?.outcome ?? {result: 'failed', reasonCode: 'card_not_supported'},
    ...(known && {authentication: known.flow}),
  };
}

/** Whether a service takes cards of a brand: a local scheme has services of its own, and `card/…` takes all others. */
export function takesBrand({services}: World, code: string, brand: string): boolean {
  const isLocal = services.some((one) => one.code.startsWith(`${brand}/`));
  return code.startsWith(`${isLocal ? brand : 'card'}/`);
}

/** Whether the card that receives a payout has a brand that this service does not take. */
export function goesToOtherBrand(books: Books, code: string, fields: JsonObject = {}): boolean {
  const {brand} = sourceOfFields(books, fields)?.card ?? {};
  return brand !== undefined && !takesBrand(books.world, code, brand);
}

/**
 * Whether the gateway can issue a token after a successful payment through the service: for a card, or for a wallet.
 */
export const canStore = ({direction, flow, code, fields}: GatewayService): boolean =>
  flow === 'token' ||
  (direction === 'payin' && (code.startsWith('card/') || fields.some(({name}) => name === 'wallet_token')));

/** The source of a successful pay-in; undefined if its service has nothing to store. */
export function sourceOf(books: Books, {data, hidden}: Entry): Source | undefined {
  const service = books.world.services.find(({code}) => code === data.service)!;
  if (!canStore(service)) return undefined;
  if (hidden.source) return hidden.source;
  if (service.code.startsWith('card/')) return sourceOfFields(books, hostedCard);
  return {
    fingerprint: fingerprintOf(books.state, `authorization ${data.id}`),
    wallet: {masked_account: mask(approverOf(service, data))},
    terms: hidden.terms,
    agreedAt: hidden.takenAt ?? fromRfc3339(data.created_at),
  };
}

/** The account that approved later charges: the template in the service's record, filled with the payer's data. */
function approverOf({recurring}: GatewayService, {payer}: Transaction): string {
  return recurring.account!.replace(/\{(\w+)\}/g, (_whole, name: 'phone' | 'document_number') => payer![name]!);
}

/** `919876543210@testbank` → `9***0@testbank`. */
function mask(account: string): string {
  const at = account.indexOf('@');
  return at > 0 ? `${account[0]}***${account.slice(at - 1)}` : `${account.slice(0, 3)}***${account.slice(-2)}`;
}

/**
 * Recipient details as responses and callbacks show them: a card as its first six and last four digits (PCI DSS 3.4.1),
 * and no secret answer.
 */
export function withoutSecrets<Fields extends object>(fields: Fields): Fields {
  const hide = ([name, value]: [string, unknown]): [string, unknown] => {
    if (name === 'security_answer') return [name, '***'];
    return name.endsWith('card_number') && typeof value === 'string'
      ? [name, `${value.slice(0, 6)}${'*'.repeat(value.length - 10)}${value.slice(-4)}`]
      : [name, value];
  };
  return Object.fromEntries(Object.entries(fields).map(hide)) as Fields;
}

/** All tokens by id. */
export function tokensOf({stores}: State): Record<string, KnownToken> {
  return (stores.tokens ??= {});
}

/** All entries of all whitelists by id. */
export function whitelistOf({stores}: State): Record<string, WhitelistedCard> {
  return (stores.whitelist ??= {});
}

/** Whether `expires_at` of an object has been reached. */
function hasExpired({expires_at: time}: {expires_at?: string}, now: number): boolean {
  return time !== undefined && fromRfc3339(time) <= now;
}

/**
 * Returns an active token of the point.
 *
 * @param use the intended use; if omitted, any token matches
 * @throws Failure `token_not_found`, or `risk_blocked` if the payer has not consented to the use
 */
function tokenOf(context: Context, id: string, use?: TokenUse): KnownToken {
  const token = ownOf(
    context,
    tokensOf(context.state),
    id,
    'token',
    'token_not_found',
    (token) => statusOfToken(token, context.now) === 'active',
  );
  if (use && !token.data.uses.includes(use))
    throw new Failure('risk_blocked', `The payer did not agree to the use ${use} of the token.`);
  return token;
}

/**
 * A token of a card, as `tokenOf`.
 *
 * @throws Failure as `tokenOf`, and `token_not_found` for the token of a wallet
 */
export function cardTokenOf(context: Context, id: string, use?: TokenUse): KnownToken & {card: Card} {
  const token = tokenOf(context, id, use);
  const {card} = token;
  if (!card) throw new Failure('token_not_found', 'The token belongs to a wallet, not to a card.');
  return {...token, card};
}

/**
 * Checks the token of a wallet that the merchant charges without the payer.
 *
 * @throws Failure as `tokenOf`, and `token_not_found` for the token of a card
 */
export function checkWalletToken(context: Context, id: string): void {
  if (tokenOf(context, id, 'merchant_initiated').card)
    throw new Failure('token_not_found', 'The token belongs to a card, not to a wallet.');
}

/** The current status of a token, which becomes `expired` with its card and without any request. */
function statusOfToken({data}: KnownToken, now: number): Token['status'] {
  return data.status === 'active' && hasExpired(data, now) ? 'expired' : data.status;
}

/** A token as responses show it, with its current status. */
export function shownToken(token: KnownToken, now: number): Token {
  return {...token.data, status: statusOfToken(token, now)};
}

/**
 * Checks that the payer of a payment is the one who stored the card, and agreed to this use of its token.
 *
 * @throws Failure `token_not_found`, `risk_blocked`, or `field_value_not_allowed` for the token of another payer
 */
export function checkPaymentToken(context: Context, {data}: Entry, service: GatewayService, id: string): void {
  const token = cardTokenOf(context, id, service.flow === 'debit' ? 'merchant_initiated' : 'payer_initiated');
  const {reference} = data.payer ?? {};
  if (reference !== undefined && reference !== token.data.payer_reference)
    throw fieldFailure('/fields/card_token', 'field_value_not_allowed', 'Send a token of the payer that create named.');
}

/**
 * The `stored_credential` that the issuer receives: who initiates the charge of a stored card, or that this payment
 * stores it.
 */
export function storedCredentialOf(
  {flow}: GatewayService,
  {card_token: token, stored_credential: told}: JsonObject,
): Transaction['stored_credential'] {
  if (token !== undefined) return flow === 'debit' ? 'merchant_initiated' : 'payer_initiated';
  return told === 'initial' ? told : undefined;
}

/**
 * Field errors of a card that need several values or the clock: a security code too short or too long for the brand,
 * and an expiry date in the past.
 *
 * @param fields each valid by itself
 */
export function findCardMistakes({world, state, now}: Context, fields: JsonObject): FieldFailure[] {
  const {card_cvv: code, card_expiry_month: month, card_expiry_year: year} = fields;
  const mistakes: FieldFailure[] = [];
  if (typeof code === 'string') {
    const {first6 = ''} = sourceOfFields({world, state}, fields)?.card ?? {};
    // American Express has the numbers that begin with 34 and 37.
    const length = /^3[47]/.test(first6) ? 4 : 3;
    if (code.length !== length)
      mistakes.push({pointer: '/fields/card_cvv', code: 'field_format_invalid', detail: `Send ${length} digits.`});
  }
  if (typeof month === 'string' && typeof year === 'string' && endOfCard(month, year) < now)
    mistakes.push({
      pointer: '/fields/card_expiry_year',
      code: 'field_value_not_allowed',
      detail: 'The card has expired; send the date on a card that is valid.',
    });
  return mistakes;
}

/** The last second of a card's expiry month in UTC, in Unix seconds. */
export function endOfCard(month: string, year: string): number {
  return Date.UTC(Number(year), Number(month), 1) / 1000 - 1;
}

/** The current entry of a card on the point's whitelist. */
export function entryOfCard({state, point, now}: Context, fingerprint: string): WhitelistedCard | undefined {
  return Object.values(whitelistOf(state)).find(
    (one) => one.point === point.id && one.fingerprint === fingerprint && !hasExpired(one.data, now),
  );
}

/** Whether a card is on the stop list. */
export function isStopped({world, state}: Books, fingerprint: string): boolean {
  return world.stoplist.some(({kind, value}) => kind === 'card' && fingerprintOf(state, value) === fingerprint);
}

/**
 * Checks the card that a payout goes to against the stop list and the whitelist. Payouts to anything else pass.
 *
 * @param fields `recipient.fields`
 * @throws Failure `token_not_found` or `risk_blocked`
 */
export function checkRecipientCard(context: Context, fields: JsonObject = {}): void {
  const number = Object.entries(fields).find(([name]) => name.endsWith('card_number'))?.[1];
  const fingerprint =
    fields.card_token === undefined
      ? typeof number === 'string' && fingerprintOf(context.state, number)
      : cardTokenOf(context, fields.card_token as string, 'payout').fingerprint;
  if (!fingerprint) return;
  if (isStopped(context, fingerprint)) throw new Failure('risk_blocked', 'The card is on the stop list.');
  if (context.point.isWhitelistOnly && !entryOfCard(context, fingerprint))
    throw new Failure('risk_blocked', 'The card is not on the whitelist of the point.');
}
