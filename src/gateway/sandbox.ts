/** What the providers of the test environment do: it follows from the card, the amount and the service alone. */
import {sourceOfFields} from './cards';
import {deriveHex} from './ids';
import {toMinor} from './money';
import {pixPayload} from './pixPayload';
import {fromRfc3339, toRfc3339} from './time';
import {change, serviceOf, setTimer, type Books} from './transactions';
import type {Entry, Json, World} from './types';

/**
 * Seconds until the test bank pays a code, a slow bank answers, a payout is approved, a payout, a refund and a confirmed transfer arrive, a
 * one-time code, a hold and the search for a transfer end.
 */
export const pace = {bankPays: 5, slowBank: 60, approval: 60, payout: 9, refund: 10, transfer: 45, code: 300, hold: 7 * 86400, transferSearch: 5 * 86400} as const;

/** Attempts at a one-time code. */
export const codeAttempts = 3;

/** Last two digits of an amount in minor units: they decide the outcome. */
export function lastDigits({world}: Books, {data}: Entry): string {
  const minor = toMinor(data.amount, world.exponentOf(data.currency))!;
  return String(minor % 100n).padStart(2, '0');
}

/** What the amount of a transaction leads to, whatever else it says; undefined where it decides nothing. */
export function testAmountOf(books: Books, entry: Entry): World['testAmounts'][string] | undefined {
  const rule = books.world.testAmounts[lastDigits(books, entry)];
  return rule?.type === entry.data.type ? rule : undefined;
}

/** The part of an id after its prefix, which addresses for the payer carry. */
const tailOf = ({data}: Entry): string => data.id.slice(data.id.indexOf('_') + 1);

/** Starts a host-to-host pay-in with the fields of its method. */
export function start(books: Books, entry: Entry, fields: Json): void {
  const service = serviceOf(books.world, entry.data.service)!;
  const source = sourceOfFields(books, fields);
  if (source) entry.hidden.source = source;
  if (service.flow === 'card') payByCard(books, entry, fields);
  else showStep(books, entry, service.flow);
}

function payByCard(books: Books, entry: Entry, fields: Json): void {
  const {world} = books;
  // A payment by token has no payer who could pass a challenge.
  const flow = world.testCards.find(({number}) => number === fields.card_number)?.flow ?? 'none';
  entry.hidden.card = entry.hidden.source?.outcome ?? {result: 'failed', reasonCode: 'card_not_supported'};
  if (flow === 'challenge') {
    redirect(books, entry, '3ds');
    return;
  }
  if (flow === 'otp') {
    showStep(books, entry, 'otp');
    return;
  }
  finish(books, entry);
}

function redirect(books: Books, entry: Entry, folder: 'p' | '3ds'): void {
  const url = addressOf(books, entry, folder);
  change(books, entry, 'requires_action', {next_action: {type: 'redirect', url, ...until(entry)}, payment_url: url});
}

/** Address of a page for the payer: `p` is the hosted payment page, `3ds` the challenge. */
export function addressOf({world}: Books, entry: Entry, folder: 'p' | '3ds' | 'qr'): string {
  return `${world.hosts.pay}/${folder}/${tailOf(entry)}${folder === 'qr' ? '.svg' : ''}`;
}

const until = ({data}: Entry): Json => (data.expires_at ? {expires_at: data.expires_at} : {});

/** Gives the payer the step of a method, and lets the test bank take it. */
function showStep(books: Books, entry: Entry, flow: string): void {
  const {data} = entry;
  if (flow === 'redirect') {
    redirect(books, entry, 'p');
    return;
  }
  const action: Json = {type: flow, ...until(entry)};
  if (flow === 'qr') {
    const charge = deriveHex(data.id, 32);
    action.payload =
      data.currency === 'BRL'
        ? pixPayload({url: `pix.bank.example/v2/${charge}`, amount: data.amount, merchant: 'SHOP EXAMPLE', city: 'SAO PAULO'})
        : charge.toUpperCase();
    action.image_url = addressOf(books, entry, 'qr');
  }
  if (flow === 'voucher') action.payload = BigInt(`0x${deriveHex(data.id, 12)}`).toString().slice(0, 12).padStart(12, '0');
  if (flow === 'otp') {
    const end = books.now + pace.code;
    if (!data.expires_at || fromRfc3339(data.expires_at) > end) action.expires_at = toRfc3339(end);
    entry.hidden.codesLeft = codeAttempts;
    setTimer(books.state, end, 'code_is_over', {transaction_id: data.id});
  }
  change(books, entry, 'requires_action', {next_action: action});
  if (flow === 'qr' || flow === 'push') setTimer(books.state, books.now + pace.bankPays, 'bank_pays', {transaction_id: data.id});
}

/** The payer has done everything: the provider takes the payment or refuses it, by card and amount. */
export function finish(books: Books, entry: Entry): void {
  const {state, now} = books;
  const slow = testAmountOf(books, entry);
  if (slow) {
    change(books, entry, 'pending', slow.reasonCode && slow.result === 'failed' ? {reason_code: 'provider_timeout'} : {});
    const {result, reasonCode} = slow;
    setTimer(state, now + pace.slowBank, 'bank_answers', {transaction_id: entry.data.id, result, reason_code: reasonCode});
    return;
  }
  change(books, entry, 'processing');
  const {result, reasonCode} = entry.hidden.card ?? {result: 'success'};
  if (result === 'success') succeed(books, entry);
  else change(books, entry, 'failed', {reason_code: reasonCode});
}

/** The money is there: held for `complete`, or taken at once. */
export function succeed(books: Books, entry: Entry): void {
  const {state, now} = books;
  if (entry.hidden.capture === 'manual') {
    entry.hidden.holdEnds = now + pace.hold;
    change(books, entry, 'authorized');
    setTimer(state, entry.hidden.holdEnds, 'hold_is_over', {transaction_id: entry.data.id});
    return;
  }
  change(books, entry, 'success', {captured_amount: entry.data.amount, reason_code: undefined});
}
