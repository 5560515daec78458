/** Creation of pay-ins and payouts, which `create`, payment pages and invoices share: checks, storage and expiry. */
import {limitFailure, requireAmount} from './books/amounts';
import {endOfDueDate} from './values/boleto';
import {checkRecipientCard, goesToOtherBrand, withoutSecrets} from './books/cards';
import {childPointer, Failure, fieldFailure, fieldsFailure, type FieldFailure} from './values/failure';
import {checkField} from './books/fields';
import {isPayin} from './books/isPayin';
import {move, requireAvailable} from './books/ledger';
import {fromMinor, toMinor, withAllDecimals} from './values/money';
import {openHostedPage, routePayout} from './providers/providers';
import {isListed} from './books/stoplist';
import {toRfc3339} from './values/time';
import {noteTestInput, refuseTestInput} from './providers/testCases';
import {checkExternalId, register, serviceOf} from './books/transactions';
import type {Context, Entry, GatewayService} from './books/types';
import type {Transaction, TransactionCreate} from '../types/contract/v2';
import type {JsonObject} from '../types/json';

/** Creates a pay-in or a payout that `checkCreate` accepted, and opens the page of a hosted one. */
export function enterOrder(context: Context, service: GatewayService, body: TransactionCreate): Entry {
  const {world, now} = context;
  const exponent = world.exponentOf(body.currency);
  const amount = withAllDecimals(body.amount, exponent);
  const zero = fromMinor(0n, exponent);
  const takesMoney = isPayin(service);
  const entry = register(
    context,
    {
      type: takesMoney ? 'payin' : 'payout',
      external_id: body.external_id,
      service: service.code,
      status: takesMoney || service.integration === 'hpp' ? 'created' : 'processing',
      amount,
      currency: body.currency,
      ...(takesMoney && {captured_amount: zero, refunded_amount: zero}),
      ...(body.payer && {payer: body.payer}),
      ...(body.recipient && {recipient: {...body.recipient, fields: withoutSecrets(body.recipient.fields)}}),
      ...(body.description && {description: body.description}),
      ...(body.metadata && {metadata: body.metadata}),
      ...expiryOf(service, now, body),
      ...(service.flow === 'token' && {stored_credential: 'initial'}),
    },
    {capture: body.capture ?? 'automatic', ...(body.return_url && {returnUrl: body.return_url})},
    body.callback_url,
  );
  if (!takesMoney) {
    move(
      context,
      body.currency,
      amount,
      {from: 'available', to: 'reserved'},
      {reason: 'payout', transaction: entry.data},
    );
  }
  noteTestInput(entry, service, body);
  if (goesToOtherBrand(context, service.code, body.recipient?.fields))
    entry.hidden.planned = {status: 'failed', reason: 'card_not_supported'};
  if (!takesMoney && service.integration === 'h2h') entry.data.status = routePayout(context, entry);
  if (service.integration === 'hpp') openHostedPage(context, entry);
  return entry;
}

/** Seconds until an unpaid pay-in expires; null if it does not. */
export function lifetimeOf(
  service: GatewayService,
  {expires_in: asked}: Pick<TransactionCreate, 'expires_in'>,
): number | null {
  return isPayin(service) || service.integration === 'hpp' ? (asked ?? service.expiry?.default_seconds ?? null) : null;
}

/** When an unpaid pay-in expires; empty if it does not. A boleto ends with a day, as its due date does. */
function expiryOf(
  service: GatewayService,
  now: number,
  body: Pick<TransactionCreate, 'expires_in'>,
): Pick<Transaction, 'expires_at'> {
  const lifetime = lifetimeOf(service, body);
  if (lifetime === null) return {};
  const end = now + lifetime;
  return {expires_at: toRfc3339(service.shown?.boleto ? endOfDueDate(end) : end)};
}

/**
 * The checks that `create` and `validate` share beyond the schema.
 *
 * @param options `isQuestion`: true for `validate`, which also accepts services that only check
 * @returns the service
 * @throws Failure
 */
export function checkCreate(
  context: Context,
  body: TransactionCreate,
  {isQuestion = false}: {isQuestion?: boolean} = {},
): GatewayService {
  const {world, version} = context;
  // This check comes first: the terms of a service may have changed since the first request, and a repeated one still
  // has to get `external_id_duplicate`.
  checkExternalId(context, body.external_id);
  const service = serviceOf(world, body.service);
  const name = version === 'v1' ? String(service?.id) : body.service;
  if (!service) throw new Failure('service_not_found', 'There is no such service.');
  if (!service.isEnabled)
    throw new Failure('service_not_enabled', `The service ${name} is not enabled for point ${context.point.id}.`);
  if (service.flow === 'check' && !isQuestion)
    throw fieldFailure(
      '/service',
      'field_value_not_allowed',
      'Send this service to transaction/validate, which creates nothing.',
    );
  if (!service.currencies.includes(body.currency)) {
    throw fieldFailure('/currency', 'currency_unsupported', `Send ${service.currencies.join(' or ')}.`);
  }
  checkAmount(context, service, body);
  const fields = findFieldMistakes(context, service, body);
  if (fields.length > 0) throw fieldsFailure(fields);
  checkRecipientCard(context, body.recipient?.fields);
  if (isListed(world, body.payer) || isListed(world, body.recipient))
    throw new Failure('risk_blocked', 'The request is stopped by the risk rules.');
  refuseTestInput(service, body);
  if (!isPayin(service) && service.flow !== 'check') requireAvailable(context, body.currency, body.amount);
  return service;
}

function checkAmount(context: Context, service: GatewayService, {amount, currency}: TransactionCreate): void {
  const exponent = context.world.exponentOf(currency);
  if (service.direction === 'none' && service.flow !== 'check') {
    if (toMinor(amount, exponent) !== 0n)
      throw fieldFailure('/amount', 'amount_invalid', 'Send 0: a check takes no money.');
    return;
  }
  const minor = requireAmount(context, '/amount', amount, currency);
  const failure = limitFailure(service, minor, currency, exponent);
  if (failure) throw failure;
}

const places = {
  create: '',
  'create.payer': '/payer',
  'create.recipient': '/recipient',
  'create.recipient.fields': '/recipient/fields',
} as const;

function findFieldMistakes({world}: Context, service: GatewayService, body: TransactionCreate): FieldFailure[] {
  const mistakes: FieldFailure[] = [];
  const isPayout = !isPayin(service);
  const country = (isPayout ? body.recipient : body.payer)?.country;
  const person = isPayout ? '/recipient' : '/payer';
  if (isPayout && !body.recipient)
    mistakes.push({pointer: '/recipient', code: 'field_missing', detail: 'A payout needs its recipient.'});
  if (country && service.countries.length > 0 && !service.countries.includes(country)) {
    mistakes.push({
      pointer: `${person}/country`,
      code: 'country_unsupported',
      detail: `Send ${service.countries.join(' or ')}.`,
    });
  }
  if (service.integration === 'hpp' && !isPayout && !body.return_url) {
    mistakes.push({pointer: '/return_url', code: 'field_missing', detail: 'A payment on the hosted page needs it.'});
  }
  const {expiry} = service;
  if (
    body.expires_in !== undefined &&
    expiry &&
    (body.expires_in < expiry.shortest_seconds || body.expires_in > expiry.longest_seconds)
  ) {
    mistakes.push({
      pointer: '/expires_in',
      code: 'field_value_not_allowed',
      detail: `Send ${expiry.shortest_seconds} to ${expiry.longest_seconds} seconds.`,
    });
  }
  if (body.capture === 'manual' && !service.capture.includes('manual')) {
    mistakes.push({
      pointer: '/capture',
      code: 'field_value_not_allowed',
      detail: 'Send automatic: the service has no hold.',
    });
  }
  // v1 has one flat object of fields; those that match no v2 property arrive here.
  for (const name of Object.keys((body as {fields?: object}).fields ?? {}))
    mistakes.push({pointer: `/fields/${name}`, code: 'field_unknown', detail: 'There is no such field.'});
  for (const name of Object.keys(body.recipient?.fields ?? {})) {
    const isKnown = service.fields.some((field) => field.in === 'create.recipient.fields' && field.name === name);
    if (!isKnown)
      mistakes.push({
        pointer: childPointer('/recipient/fields', name),
        code: 'field_unknown',
        detail: 'The service has no such field.',
      });
  }
  for (const field of service.fields) {
    if (!(field.in in places)) continue;
    const pointer = `${places[field.in as keyof typeof places]}/${field.name}`;
    if (mistakes.some((mistake) => mistake.pointer === pointer)) continue;
    const beside = holderOf(body, field.in as keyof typeof places);
    mistakes.push(...checkField(world, field, pointer, beside[field.name], service, beside));
  }
  return mistakes;
}

/** The object of the body that holds the fields of a place; empty if the body lacks it. */
function holderOf(body: TransactionCreate, place: keyof typeof places): JsonObject {
  const {payer = {}, recipient} = body;
  const holders = {
    create: body,
    'create.payer': payer,
    'create.recipient': recipient ?? {},
    'create.recipient.fields': recipient?.fields ?? {},
  };
  return holders[place];
}
