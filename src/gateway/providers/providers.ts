/** The providers of the sandbox. Their behaviour depends only on the card, the amount and the service. */
import {codeAttempts, pace} from '../limits';
import {boletoLine, dueDateOf} from '../values/boleto';
import {canStore, isStopped, sourceOf, sourceOfFields, storedCredentialOf, takesBrand} from '../books/cards';
import {deriveHex} from '../books/ids';
import {accountOf} from '../books/ledger';
import {termsOf} from '../books/mandates';
import {pageOfNextAction} from './payerPages';
import {pixPayload} from '../values/pixPayload';
import {fillQr} from './qrText';
import {fromRfc3339, toRfc3339} from '../values/time';
import {plannedOf} from './testCases';
import {canFailWith, change, isMore, serviceOf, setTimer} from '../books/transactions';
import type {Books, CardOutcome, Entry, GatewayService, TestCard, TestCase} from '../books/types';
import type {NextAction, Status, Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** The part of an id after its prefix, used in the payer's URLs. */
const tailOf = ({data}: Entry): string => data.id.slice(data.id.indexOf('_') + 1);

/** Starts a host-to-host pay-in with the fields of its payment method. */
export function startPayment(books: Books, entry: Entry, fields: JsonObject): void {
  const service = serviceOf(books.world, entry.data.service)!;
  const source = sourceOfFields(books, fields);
  if (source) {
    const {outcome} = source;
    const refusal = service.flow === 'debit' && outcome?.reasonWithoutPayer;
    const card: CardOutcome | undefined = refusal ? {result: 'failed', reasonCode: refusal} : outcome;
    Object.assign(entry.hidden, {source, ...(card && {card})});
  }
  const told = storedCredentialOf(service, fields);
  if (told) entry.data.stored_credential = told;
  if (refuseCard(books, entry)) return;
  if (service.flow === 'card' || service.flow === 'token') payByCard(books, entry, fields);
  // A mandate or a code made in advance needs no action of the payer.
  else if (service.flow === 'debit' || service.flow === 'code') finish(books, entry);
  else if (fields.wallet_token !== undefined) finish(books, entry, {isScheduled: true});
  else {
    if (canStore(service)) entry.hidden.terms = termsOf(fields);
    showStep(books, entry, service, fields);
  }
}

/** Fails a payment by a card that does not reach the provider; returns whether it did. */
function refuseCard(books: Books, entry: Entry): boolean {
  const reason = whyCardIsRefused(books, entry);
  if (reason) change(books, entry, 'failed', {reason_code: reason});
  return reason !== undefined;
}

/** Why a card does not reach the provider: it is on the stop list, or other services take its brand. */
function whyCardIsRefused(books: Books, entry: Entry): string | undefined {
  const source = sourceOf(books, entry);
  if (source?.card && isStopped(books, source.fingerprint)) return 'risk_declined';
  const {brand} = entry.hidden.source?.card ?? {};
  return brand && !takesBrand(books.world, entry.data.service, brand) ? 'card_not_supported' : undefined;
}

/** How the issuer authenticates the payer: as the merchant asks, as the test card does, or as the test input says. */
function authenticationOf(books: Books, entry: Entry, fields: JsonObject): TestCard['flow'] {
  const ofCard = entry.hidden.source?.authentication;
  if (fields.three_ds === 'challenge' && ofCard !== 'otp') return 'challenge';
  // A payment by a wallet’s card can require a challenge too.
  return ofCard ?? (plannedOf(books, entry)?.status === 'expired' ? 'challenge' : 'none');
}

function payByCard(books: Books, entry: Entry, fields: JsonObject): void {
  const {world} = books;
  const flow = authenticationOf(books, entry, fields);
  if (flow === 'challenge' && !isCheck(serviceOf(world, entry.data.service)!)) {
    redirect(books, entry, '3ds');
    return;
  }
  if (flow === 'otp') {
    sendCode(books, entry);
    return;
  }
  finish(books, entry);
}

/** Whether a service only verifies a card: nothing is charged or stored, so no authentication is needed. */
export const isCheck = ({direction, flow}: GatewayService): boolean => direction === 'none' && flow === 'card';

function redirect(books: Books, entry: Entry, folder: 'p' | '3ds'): void {
  const url = addressOf(books, entry, folder);
  change(books, entry, 'requires_action', {next_action: {type: 'redirect', url, ...until(entry)}, payment_url: url});
}

/** Gives a new transaction its hosted page, before the merchant knows of it: a pay-in waits for its payer there. */
export function openHostedPage(books: Books, entry: Entry): void {
  const url = addressOf(books, entry, 'p');
  Object.assign(entry.data, {
    ...(entry.data.type === 'payin' && {status: 'requires_action'}),
    next_action: {type: 'redirect', url, ...until(entry)},
    payment_url: url,
  });
}

/** URL of a page for the payer: `p` is the hosted payment page, `3ds` the challenge, `qr` the image of the QR code. */
export function addressOf({world}: Books, entry: Entry, folder: 'p' | '3ds' | 'qr'): string {
  return `${world.hosts.pay}/${folder}/${tailOf(entry)}${folder === 'qr' ? '.svg' : ''}`;
}

const until = ({data}: Entry): Pick<Transaction, 'expires_at'> =>
  data.expires_at ? {expires_at: data.expires_at} : {};

/** Whether the payer's next action is a 3-D Secure challenge; any other redirect reports its result by itself. */
export function isChallenge({data}: Entry): boolean {
  return pageOfNextAction(data) === 'challenge';
}

/** The reason for a provider that does not respond. */
export function unavailableReason({world}: Books, {data}: Entry): string {
  const {provider} = serviceOf(world, data.service)!;
  return provider === 'bank' || provider === 'issuer' ? 'bank_unavailable' : 'provider_unavailable';
}

/** Sets the payer's next action, and schedules the sandbox bank to complete it. */
function showStep(books: Books, entry: Entry, {flow, shown = {}}: GatewayService, fields: JsonObject): void {
  const {data} = entry;
  if (flow === 'redirect') {
    redirect(books, entry, 'p');
    return;
  }
  if (flow === 'otp') {
    sendCode(books, entry);
    return;
  }
  const action: NextAction = {type: flow as NextAction['type'], ...until(entry)};
  if (flow === 'qr') {
    const charge = deriveHex(data.id, 32);
    action.payload =
      data.currency === 'BRL'
        ? pixPayload({
            url: `pix.bank.example/v2/${charge}`,
            amount: data.amount,
            merchant: 'SHOP EXAMPLE',
            city: 'SAO PAULO',
          })
        : fillQr(shown.qr ?? '{charge}', {amount: data.amount, charge, fields, now: books.now});
    action.image_url = addressOf(books, entry, 'qr');
  }
  if (flow === 'voucher') {
    const {prefix, digits} = shown.voucher ?? {prefix: '', digits: 12};
    action.payload = shown.boleto ? boletoOf(entry, shown.boleto.bank_code) : prefix + digitsOf(data.id, digits);
  }
  if (flow === 'transfer') action.account = {...shown.account!, reference: digitsOf(data.id, 10)};
  change(books, entry, 'requires_action', {next_action: action});
  setTimer(books.state, books.now + pace.bankPays, 'bank_pays', {transaction_id: data.id});
}

/** Derives decimal digits from an id. */
function digitsOf(id: string, count: number): string {
  return BigInt(`0x${deriveHex(id, 64)}`)
    .toString()
    .slice(-count)
    .padStart(count, '0');
}

/** Number of a boleto; the due date is the day in Brasília on which the transaction expires. */
function boletoOf({data}: Entry, bank: string): string {
  const due = dueDateOf(fromRfc3339(data.expires_at!));
  return boletoLine({bank, free: digitsOf(data.id, 25), due, amount: data.amount});
}

/** Sends a one-time code to the payer. */
function sendCode(books: Books, entry: Entry): void {
  const {data} = entry;
  const end = books.now + pace.code;
  const isSooner = data.expires_at !== undefined && fromRfc3339(data.expires_at) <= end;
  entry.hidden.codesLeft = codeAttempts;
  setTimer(books.state, end, 'code_is_over', {transaction_id: data.id});
  change(books, entry, 'requires_action', {
    next_action: {type: 'otp', expires_at: isSooner ? data.expires_at : toRfc3339(end)},
  });
}

/**
 * The payer has completed all actions: the provider accepts or declines the payment, by test input or card.
 *
 * @param options `hasPassed`: whether the payer has passed a challenge, although the test input leaves it to expire;
 *   `isScheduled`: whether it is a charge by token: no one is asked, and the payer’s bank makes the payment later
 */
export function finish(
  books: Books,
  entry: Entry,
  {hasPassed = false, isScheduled = false}: {hasPassed?: boolean; isScheduled?: boolean} = {},
): void {
  const {state, now} = books;
  const planned = plannedOf(books, entry);
  // The payer does not pay, so the transaction will expire.
  if (planned?.status === 'expired' && !hasPassed && !isScheduled) return;
  if (refuseCard(books, entry)) return;
  const isSlow = planned?.via === 'pending';
  const {result, reasonCode, pendingReason} = isSlow ? slowOutcome(planned) : outcomeOf(books, entry);
  if (isScheduled || isSlow || entry.hidden.card?.isSlow) {
    change(books, entry, 'pending', pendingReason ? {reason_code: pendingReason} : {});
    setTimer(state, now + pace.slowBank, 'bank_answers', {
      transaction_id: entry.data.id,
      result,
      ...(reasonCode && {reason_code: reasonCode}),
    });
    return;
  }
  // Only a provider that received the payment can decline it after `processing`.
  if (result === 'success' || entry.hidden.card?.result === 'failed') change(books, entry, 'processing');
  if (result === 'success') succeed(books, entry);
  else change(books, entry, 'failed', {reason_code: reasonCode});
}

/** The outcome of a test input that makes the bank slow; it decides before the card does. */
function slowOutcome({
  status,
  reason,
}: TestCase['outcome']): Pick<CardOutcome, 'result' | 'reasonCode' | 'pendingReason'> {
  if (status === 'success') return {result: status};
  return {result: 'failed', reasonCode: reason, pendingReason: 'provider_timeout'};
}

/** The outcome of a payment: a declining card has its own reason, otherwise the test input decides. */
function outcomeOf(books: Books, entry: Entry): Pick<CardOutcome, 'result' | 'reasonCode' | 'pendingReason'> {
  const {card} = entry.hidden;
  const planned = plannedOf(books, entry);
  if (card?.result === 'failed') {
    // A check of a card says nothing about the money on it.
    const isQuestion = serviceOf(books.world, entry.data.service)!.direction === 'none';
    return isQuestion && !canFailWith(books, entry, card.reasonCode!) ? {result: 'success'} : card;
  }
  if (planned?.status === 'failed') return {result: 'failed', reasonCode: planned.reason};
  return {result: 'success', ...(card?.pendingReason && {pendingReason: card.pendingReason})};
}

/** The payment succeeded: it is authorised for `complete`, or captured at once. */
export function succeed(books: Books, entry: Entry): void {
  const {state, now} = books;
  if (entry.hidden.capture === 'manual') {
    entry.hidden.holdEnds = now + pace.hold;
    // The payer has paid, so the payment can no longer expire; the hold can.
    change(books, entry, 'authorized', {
      expires_at: undefined,
      capture_before: toRfc3339(entry.hidden.holdEnds),
      reason_code: undefined,
    });
    setTimer(state, entry.hidden.holdEnds, 'hold_is_over', {transaction_id: entry.data.id});
    return;
  }
  change(books, entry, 'success', {captured_amount: entry.data.amount, reason_code: undefined});
}

/**
 * Schedules the next step of a payout whose details are complete, and returns its new status: the payout waits for an
 * approval if its test input says so.
 */
export function routePayout(books: Books, entry: Entry): Extract<Status, 'on_hold' | 'processing'> {
  const {state, now} = books;
  const data = {transaction_id: entry.data.id};
  const planned = plannedOf(books, entry);
  if (planned?.via !== 'on_hold') {
    setTimer(state, now + pace.payout, 'payout_arrives', data);
    return 'processing';
  }
  if (planned.status !== 'cancelled') setTimer(state, now + pace.approval, 'payout_approved', data);
  setTimer(state, now + pace.approvalTime, 'approval_is_over', data);
  return 'on_hold';
}

/**
 * Fails a payout that has waited while the balance became negative, for example by a chargeback.
 *
 * @returns whether it failed
 */
export function failOverdrawn(books: Books, entry: Entry): boolean {
  const {currency} = entry.data;
  const reason = 'merchant_balance_insufficient';
  if (!isMore(books, currency, '0', accountOf(books, currency).available) || !canFailWith(books, entry, reason))
    return false;
  change(books, entry, 'failed', {reason_code: reason});
  return true;
}

/** Sends an approved payout to the bank or the mobile operator. */
export function sendPayout(books: Books, entry: Entry): void {
  const {state, now} = books;
  if (failOverdrawn(books, entry)) return;
  change(books, entry, 'processing');
  setTimer(state, now + pace.payout, 'payout_arrives', {transaction_id: entry.data.id});
}
