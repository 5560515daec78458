import {expect, test} from 'vitest';
import {confirmationSeconds, quoteSeconds} from '../../../src/gateway/limits';
import {loadWorld} from '../../../src/content/examples/world';
import {advance, createState, happen, type State} from '../../../src/gateway';
import {currencyRate} from '../../../src/gateway/operations/transaction/currency_rate';
import {getCryptoAddress} from '../../../src/gateway/operations/transaction/get_crypto_address';
import {create} from '../../../src/gateway/operations/transaction/create';
import type {Context} from '../../../src/gateway/books/types';
import type {Json} from '../../support/json';

const world = loadWorld();
const payer = {email: 'olena.koval@payer.example'};
const start = 1741944413;
const service = 'crypto/usdt_trc20_payin_h2h';

interface Story {
  state: State;
  id: string;
  data: Json;
  at: (seconds: number) => Context;
  /** Coins arrive this many seconds after the start. */
  send: (seconds: number, amount: string) => void;
  pass: (seconds: number) => void;
  /** The transactions created for coins without an order. */
  apart: () => Json[];
}

/** A pay-in of 54.121540 USDT that has its address, and perhaps a quote for 49.90 EUR. */
function story(hasQuote = false): Story {
  const state = createState(world);
  const at = (seconds: number): Context => ({
    world,
    state,
    now: start + seconds,
    point: world.points['1042']!,
    version: 'v2',
    language: 'en',
    parameters: {},
  });
  const quote = hasQuote
    ? currencyRate(at(0), {service, currency: 'USDT', currency_to: 'EUR', amount_to: '49.90'})
    : undefined;
  const {id} = create(at(0), {
    service,
    external_id: 'order-1301',
    amount: '54.12154',
    currency: 'USDT',
    payer,
    expires_in: 3600,
  });
  getCryptoAddress(at(0), {transaction_id: id, ...(quote && {quote_id: quote.quote_id})});
  const pass = (seconds: number) => advance(at(seconds));
  return {
    state,
    id,
    at,
    pass,
    data: state.entries[id]!.data,
    send(seconds, amount) {
      pass(seconds);
      happen(at(seconds), 'transfer_arrives', {transaction_id: id, amount});
    },
    apart: () =>
      Object.values(state.entries)
        .map(({data}) => data)
        .filter(({parent_id: parent}) => parent === id),
  };
}

const balance = ({state}: Story, currency: string) => state.accounts[currency]!.available;

test('the whole amount is credited after its confirmations', () => {
  const one = story();
  one.send(60, '54.121540');
  expect(one.data.status).toBe('processing');
  one.pass(60 + confirmationSeconds);
  expect([one.data.status, one.data.captured_amount, one.data.reason_code, balance(one, 'USDT')]).toEqual([
    'success',
    '54.121540',
    undefined,
    '5054.121540',
  ]);
});

test('a part makes the rest smaller; without the rest it is credited apart and the order expires as underpaid', () => {
  const one = story();
  one.send(60, '30');
  expect([one.data.status, one.data.version, one.data.next_action.amount]).toEqual(['requires_action', 3, '24.121540']);
  one.pass(3600 + confirmationSeconds);
  expect([one.data.status, one.data.reason_code, one.data.captured_amount]).toEqual([
    'expired',
    'underpaid',
    '0.000000',
  ]);
  expect(
    one.apart().map(({status, reason_code: reason, captured_amount: captured}) => [status, reason, captured]),
  ).toEqual([['success', 'underpaid', '30.000000']]);
  expect(balance(one, 'USDT')).toBe('5030.000000');
});

test('more than the order is credited whole and says so; a second transfer is a transaction of its own', () => {
  const one = story();
  one.send(60, '60');
  one.send(200, '1');
  one.pass(300);
  expect([one.data.status, one.data.captured_amount, one.data.reason_code]).toEqual([
    'success',
    '60.000000',
    'overpaid',
  ]);
  expect(one.apart().map(({status, reason_code: reason}) => [status, reason])).toEqual([['success', 'overpaid']]);
  expect(balance(one, 'USDT')).toBe('5061.000000');
});

test('what comes too late is a transaction of its own, each with an external_id of its own', () => {
  const one = story();
  one.send(4000, '50');
  one.send(4001, '4.121540');
  one.pass(4100);
  expect([one.data.status, one.data.reason_code]).toEqual(['expired', 'payer_timeout']);
  expect(one.apart().map(({external_id: externalId, reason_code: reason}) => [externalId, reason])).toEqual([
    ['order-1301-transfer-1', 'paid_after_expiry'],
    ['order-1301-transfer-2', 'paid_after_expiry'],
  ]);
});

test('a quote credits its own amount in the other currency, and nothing of the coin', () => {
  const one = story(true);
  one.send(quoteSeconds - 1, '54.121540');
  one.pass(quoteSeconds + confirmationSeconds);
  expect([one.data.status, balance(one, 'EUR'), balance(one, 'USDT')]).toEqual(['success', '12530.40', '5000.000000']);
});

test('an order that is not paid while its quote is kept fails with rate_expired, and the address keeps its quote', () => {
  const one = story(true);
  const {expires_at: end, next_action: action} = getCryptoAddress(one.at(5), {transaction_id: one.id});
  expect([end, action!.expires_at]).toEqual(Array(2).fill('2025-03-14T09:41:53Z'));
  one.pass(quoteSeconds);
  expect([one.data.status, one.data.reason_code]).toEqual(['failed', 'rate_expired']);
  expect(() => getCryptoAddress(one.at(quoteSeconds), {transaction_id: one.id})).toThrow(/state_conflict/);
});

test('a quote that is over, taken, unknown or made for another amount is refused', () => {
  const state = createState(world);
  const at = (seconds: number): Context => ({
    world,
    state,
    now: start + seconds,
    point: world.points['1042']!,
    version: 'v2',
    language: 'en',
    parameters: {},
  });
  const quoted = (seconds: number): string =>
    currencyRate(at(seconds), {service, currency: 'USDT', currency_to: 'EUR', amount_to: '49.90'}).quote_id!;
  const created = (number: number, amount: string): string =>
    create(at(0), {service, external_id: `order-${number}`, amount, currency: 'USDT', payer}).id;
  const [first, second, other] = [created(1301, '54.121540'), created(1302, '54.121540'), created(1303, '54.13')];
  const quote = quoted(0);
  getCryptoAddress(at(1), {transaction_id: first, quote_id: quote});
  expect(() => getCryptoAddress(at(1), {transaction_id: second, quote_id: quote})).toThrow(/field_value_not_allowed/);
  expect(() => getCryptoAddress(at(1), {transaction_id: other, quote_id: quoted(1)})).toThrow(
    /field_value_not_allowed/,
  );
  expect(() => getCryptoAddress(at(1000), {transaction_id: second, quote_id: quoted(100)})).toThrow(
    /field_value_not_allowed/,
  );
  expect(() => getCryptoAddress(at(1), {transaction_id: second, quote_id: 'quo_00000000000000000000'})).toThrow(
    /field_value_not_allowed/,
  );
  expect(() => getCryptoAddress(at(2), {transaction_id: first, quote_id: quoted(2)})).toThrow(/state_conflict/);
  expect(state.entries[second]!.data.status).toBe('created');
});

test('a quote names the wrong side, an account that is not there and an amount that is too small', () => {
  const state = createState(world);
  const context: Context = {
    world,
    state,
    now: start,
    point: world.points['1042']!,
    version: 'v2',
    language: 'en',
    parameters: {},
  };
  const quote = (body: Parameters<typeof currencyRate>[1]) => () => currencyRate(context, body);
  expect(quote({service, currency: 'BTC', currency_to: 'EUR', amount: '1'})).toThrow(/currency_unsupported/);
  expect(quote({service, currency: 'USDT', currency_to: 'GBP', amount: '1'})).toThrow(
    /currency_unsupported: You have no account in GBP/,
  );
  expect(quote({service, currency: 'USDT', currency_to: 'EUR', amount: '0.000001'})).toThrow(/amount_invalid/);
  expect(quote({service, currency: 'USDT', currency_to: 'EUR', amount: '0.0000001'})).toThrow(/amount_invalid/);
  expect(quote({service: 'p2p/card_h2h', currency: 'UAH', currency_to: 'UAH', amount: '100'})).toThrow(
    /field_value_not_allowed/,
  );
  expect(quote({service: 'crypto/none', currency: 'UAH', currency_to: 'UAH', amount: '100'})).toThrow(
    /service_not_found/,
  );
});
