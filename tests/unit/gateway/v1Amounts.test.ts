import {expect, test} from 'vitest';
import {exampleKey, examplePoint} from '../../../src/content/core/testKeys';
import {handle, type State} from '../../../src/gateway';
import {hashV1} from '../../../src/gateway/values/signing';
import {freshState, world} from '../../support/askGateway';
import type {Json} from '../../support/json';

const now = 1741944413;
let sent = 0;

function create(state: State, body: Json): {status: string; result?: Json; error?: {code: number; details?: Json}} {
  const nonce = `nonce-of-a-test-${++sent}`;
  const secret = world.secrets[examplePoint]![exampleKey]!;
  const auth = {point: Number(examplePoint), key: Number(exampleKey), nonce};
  const request = {auth: {...auth, hash: hashV1(auth, secret)}, ...body};
  const answer = handle(
    world,
    state,
    {
      method: 'POST',
      path: '/v1/transaction/create',
      headers: {'Content-Type': 'application/json'},
      body: new TextEncoder().encode(JSON.stringify(request)),
    },
    now,
  );
  return JSON.parse(answer.body) as ReturnType<typeof create>;
}

const bodyOf = (serviceId: number, amount: unknown, currency: string): Json => ({
  service_id: serviceId,
  external_id: `order-${sent}`,
  amount,
  currency,
  fields: {},
  callback_url: 'https://shop.example/callbacks',
});
const pix = 5102;
const tether = world.services.find(({code}) => code === 'crypto/usdt_trc20_payin_h2h')!.id;

test('v1 takes an integer in minor units, and a decimal string only for a cryptocurrency', () => {
  const state = freshState();
  const fields = {full_name: 'Ana Souza', document_number: '12345678909', email: 'ana.souza@payer.example'};
  const real = create(state, {...bodyOf(pix, 15000, 'BRL'), fields});
  expect(real.result?.amount, JSON.stringify(real.error)).toBe(15000);
  const coins = create(state, {...bodyOf(tether, '25.50', 'USDT'), fields: {email: fields.email}});
  expect(coins.result?.amount, JSON.stringify(coins)).toMatch(/^25\.50*$/);
});

test('v1 refuses the amount of the other form, which would be a hundred times as much', () => {
  const state = freshState();
  const wrong: [number, unknown, string][] = [
    [pix, '15000', 'BRL'],
    [pix, '150.00', 'BRL'],
    [pix, 'x', 'BRL'],
    [pix, '1e3', 'BRL'],
    [pix, '', 'BRL'],
    [pix, 150.5, 'BRL'],
    [tether, 25, 'USDT'],
  ];
  for (const [service, amount, currency] of wrong) {
    const {error} = create(state, bodyOf(service, amount, currency));
    expect(error?.details?.fields, `${JSON.stringify(amount)} ${currency}`).toEqual([
      expect.objectContaining({
        field: 'amount',
        code: world.errors.field_type_invalid!.number,
        message: expect.stringMatching(
          currency === 'BRL' ? /^Send an integer in minor/ : /^Send a decimal string/,
        ) as string,
      }),
    ]);
  }
  expect(Object.keys(state.entries)).toEqual([]);
});

test('v1 asks for a positive integer where it takes minor units, and for decimals of a cryptocurrency', () => {
  const state = freshState();
  const fields = {full_name: 'Ana Souza', document_number: '12345678909', email: 'ana.souza@payer.example'};
  const {error: real} = create(state, {...bodyOf(pix, 0, 'BRL'), fields});
  expect(real).toMatchObject({
    code: world.errors.amount_invalid!.number,
    details: {fields: [{field: 'amount', message: 'Send a positive integer.'}]},
  });
  const {error: coins} = create(state, bodyOf(tether, '0', 'USDT'));
  expect(coins?.details?.fields).toMatchObject([{message: 'Send a positive amount with at most 6 decimals.'}]);
});
