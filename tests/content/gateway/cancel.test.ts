import {expect, test} from 'vitest';
import {loadContract, type Scenario, type ScenarioStep} from '../../../src/content/contract/contract';
import {play} from '../../../src/content/examples/replay';
import {loadWorld} from '../../../src/content/examples/world';
import {createState, happen, type World} from '../../../src/gateway';
import {toV1} from '../../../src/gateway/books/translate';
import {ask, refusal} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {bodies} from '../../support/merchant';

const world = loadWorld();
const stories = loadContract('v2').scenarios;

/** The steps of a story before its `cancel`. */
function before(key: string): ScenarioStep[] {
  const {before: earlier, steps} = stories.find((story) => story.key === key)!;
  const index = steps.findIndex(({operation}) => operation === 'v2/transaction/cancel');
  return [...earlier, ...steps.slice(0, index < 0 ? steps.length : index)];
}

const step = (operation: string, at: string, request: Json): ScenarioStep => ({
  operation: `v2/transaction/${operation}`,
  at,
  request,
});
const cancel = (at: string, request: Json) => step('cancel', at, request);

/** Plays steps and returns the body of each response. */
function answersOf(steps: ScenarioStep[], of: World = world): Json[] {
  const scenario: Scenario = {key: 'cancel_test', summary: '', description: '', before: [], steps};
  return play(of, scenario).played.flatMap(({answer}) => (answer ? [JSON.parse(answer.body)] : []));
}

const paid = before('refund_full');
const payment = paid.at(-1)!.request.transaction_id as string;
const authorized = before('void_card_authorization');
const hold = authorized.at(-1)!.request.transaction_id as string;
const at = '2025-03-14T12:40:12Z';
const later = '2025-03-14T12:40:13Z';

/** The same world, where one service refunds in another way. */
const withRefund = (refund: {mode: 'none' | 'full' | 'partial'; until_days?: number}): World => ({
  ...world,
  services: world.services.map((service) => (service.code === 'pix/payin_h2h' ? {...service, refund} : service)),
});

/** The same world with empty accounts, and a payout of the whole amount that the payment brings. */
const poor: World = {...world, accounts: world.accounts.map((account) => ({...account, available: '0.00'}))};
const payout = step('create', '2025-03-14T12:00:00Z', before('payout_pix')[0]!.request);

const refusals: [string, string, ScenarioStep[], World?][] = [
  ['a refund without an id of its own', 'field_missing', [...paid, cancel(at, {transaction_id: payment})]],
  ['an unknown field', 'field_unknown', [...paid, cancel(at, {transaction_id: payment, currency: 'BRL'})]],
  [
    'an amount as a number',
    'field_type_invalid',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: 20})],
  ],
  ['an id of another form', 'field_format_invalid', [...paid, cancel(at, {transaction_id: 'trx_1'})]],
  ['a long reason', 'field_length_invalid', [...paid, cancel(at, {transaction_id: payment, reason: 'x'.repeat(300)})]],
  [
    'too many decimals',
    'amount_invalid',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '1.005'})],
  ],
  [
    'an amount of zero',
    'amount_invalid',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '0.00'})],
  ],
  ['two mistakes', 'request_invalid', [...paid, cancel(at, {transaction_id: 'trx_1', amount: 20})]],
  [
    'the id of the payment for its refund',
    'external_id_duplicate',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'order-1103'})],
  ],
  [
    'a transaction that is not there',
    'transaction_not_found',
    [...paid, cancel(at, {transaction_id: 'trx_0000000000000000000A'})],
  ],
  ['a void of a part', 'state_conflict', [...authorized, cancel(at, {transaction_id: hold, amount: '20.00'})]],
  [
    'a second void',
    'state_conflict',
    [...authorized, cancel(at, {transaction_id: hold}), cancel(later, {transaction_id: hold})],
  ],
  [
    'a payout on its way',
    'state_conflict',
    [...before('payout_pix').slice(0, 1), cancel('2025-03-14T09:26:54Z', {transaction_id: 'trx_9eRt3WqY6uIo2PlK5jHg'})],
  ],
  [
    'a service without refunds',
    'refund_not_supported',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r'})],
    withRefund({mode: 'none'}),
  ],
  [
    'a service without refunds, asked without an id for the refund',
    'refund_not_supported',
    [...paid, cancel(at, {transaction_id: payment})],
    withRefund({mode: 'none'}),
  ],
  [
    'a part where the whole goes back alone',
    'refund_not_supported',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '20.00'})],
    withRefund({mode: 'full'}),
  ],
  [
    'more than was paid',
    'refund_amount_exceeded',
    [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '150.01'})],
  ],
  [
    'more than the refunds under way leave',
    'refund_amount_exceeded',
    [
      ...paid,
      cancel(at, {transaction_id: payment, external_id: 'r1', amount: '100.00'}),
      cancel(later, {transaction_id: payment, external_id: 'r2', amount: '50.01'}),
    ],
  ],
  [
    'a refund after the last day',
    'refund_window_closed',
    [...paid, cancel('2025-06-13T09:27:00Z', {transaction_id: payment, external_id: 'r'})],
  ],
  [
    'more than the balance holds',
    'balance_insufficient',
    [...paid, payout, cancel(at, {transaction_id: payment, external_id: 'r'})],
    poor,
  ],
];

for (const [title, code, steps, of] of refusals) {
  test(`the gateway refuses to cancel with ${title}: ${code}`, () => {
    expect(answersOf(steps, of).at(-1)!.code).toBe(code);
  });
}

test('each error of cancel but those of a provider was provoked', () => {
  const named = loadContract('v2')
    .errors['v2/transaction/cancel']!.filter(({isCommon}) => !isCommon)
    .map(({code}) => code);
  const provoked = new Set(refusals.map(([, code]) => code));
  expect(named.filter((code) => !provoked.has(code))).toEqual(['provider_error', 'upstream_timeout']);
});

test('a refund repeated with its external_id names the first one, also when the payment is refunded', () => {
  const request = {transaction_id: payment, external_id: 'order-1103-refund-1'};
  const answers = answersOf([...paid, cancel(at, request), cancel('2025-03-14T12:41:00Z', request)]);
  expect(answers.at(-1)).toMatchObject({code: 'external_id_duplicate', transaction_id: answers.at(-2)!.data.id});
});

test('without amount everything that is left goes back, and the balance is what it was', () => {
  const steps = [
    ...paid,
    cancel(at, {transaction_id: payment, external_id: 'r1', amount: '100'}),
    cancel(later, {transaction_id: payment, external_id: 'r2'}),
  ];
  const find = step('find', '2025-03-14T12:41:00Z', {transaction_id: payment});
  const {played, state} = play(world, {
    key: 'cancel_test',
    summary: '',
    description: '',
    before: [],
    steps: [...steps, find],
  });
  const answers = played.map(({answer}) => JSON.parse(answer!.body));
  expect(answers.at(-2)!.data).toMatchObject({amount: '50.00', status: 'processing', version: 2, parent_id: payment});
  expect(answers.at(-1)!.data).toMatchObject({status: 'refunded', refunded_amount: '150.00', version: 6});
  const start = world.accounts.find(({currency}) => currency === 'BRL')!;
  expect(state.accounts.BRL).toMatchObject({available: start.available, reserved: start.reserved});
});

test('a chargeback that the bank opens while a refund is on its way stays, and the sum is right', () => {
  const {state} = play(world, {
    key: 'cancel_test',
    summary: '',
    description: '',
    before: [],
    steps: [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '20.00'})],
  });
  const refund = Object.values(state.entries).find(({data}) => data.type === 'refund')!;
  happen({world, state, now: 1741956015}, 'chargeback_opened', {transaction_id: payment});
  happen({world, state, now: 1741956022}, 'refund_arrives', {transaction_id: refund.data.id});
  expect(state.entries[payment]!.data).toMatchObject({status: 'chargeback', refunded_amount: '20.00'});
});

test('a chargeback has an id of its own that find finds and create refuses, and another one if that is taken', () => {
  const ids = [false, true].map((isTaken) => {
    const {state} = play(world, {key: 'cancel_test', summary: '', description: '', before: [], steps: paid});
    const taken = `${state.entries[payment]!.data.external_id}-chargeback`;
    const now = 1741956015;
    expect(ask(state, 'v2/transaction/find', {transaction_id: payment}, now).body.data.status).toBe('success');
    if (isTaken) ask(state, 'v2/transaction/create', bodies.payout(taken, '1.00'), now);
    happen({world, state, now}, 'chargeback_opened', {transaction_id: payment});
    const chargeback = Object.values(state.entries).find(({data}) => data.type === 'chargeback')!.data;
    const found = ask(state, 'v2/transaction/find', {external_id: chargeback.external_id}, now);
    expect(found.body.data).toMatchObject({id: chargeback.id, type: 'chargeback'});
    const again = ask(state, 'v2/transaction/create', bodies.payout(chargeback.external_id, '1.00'), now);
    expect(refusal(again)).toBe('external_id_duplicate');
    return chargeback.external_id.slice(taken.length);
  });
  expect(ids).toEqual(['', '-2']);
});

test('a chargeback takes what is not refunded, even from an account that holds less, and v1 tells the balance below zero', () => {
  const {state} = play(world, {
    key: 'cancel_test',
    summary: '',
    description: '',
    before: [],
    steps: [...paid, cancel(at, {transaction_id: payment, external_id: 'r', amount: '20.00'})],
  });
  state.accounts.BRL!.available = '100.00';
  happen({world, state, now: 1741956015}, 'chargeback_opened', {transaction_id: payment});
  const chargeback = Object.values(state.entries).find(({data}) => data.type === 'chargeback')!;
  expect(chargeback.data).toMatchObject({amount: '130.00', status: 'processing', parent_id: payment});
  expect(state.accounts.BRL).toMatchObject({available: '-30.00', reserved: '150.00'});
  expect(toV1(world, state, state.accounts.BRL!)).toMatchObject({available: -3000, reserved: 15000});
  const answer = ask(
    state,
    'v2/transaction/cancel',
    {transaction_id: payment, external_id: 'r-2', amount: '1.00'},
    1741956016,
  );
  expect(refusal(answer)).toBe('state_conflict');
});

test('a chargeback takes nothing while the whole payment is on its way back', () => {
  const {state} = play(world, {
    key: 'cancel_test',
    summary: '',
    description: '',
    before: [],
    steps: [...paid, cancel(at, {transaction_id: payment, external_id: 'r'})],
  });
  const before = JSON.stringify(state.entries);
  happen({world, state, now: 1741956015}, 'chargeback_opened', {transaction_id: payment});
  expect(JSON.stringify(state.entries)).toBe(before);
});

test('an amount that ends in 76 holds a payout until it is approved: by time, by the simulation, or never', () => {
  const now = 1741956015;
  const held = (externalId: string) => {
    const state = createState(world, externalId);
    const {data} = ask(state, 'v2/transaction/create', bodies.payout(externalId, '150.76'), now).body;
    return {
      state,
      id: data.id as string,
      find: (at: number) => ask(state, 'v2/transaction/find', {transaction_id: data.id}, at).body.data,
    };
  };
  const first = held('payout-1');
  expect(first.find(now).status).toBe('on_hold');
  expect(refusal(ask(first.state, 'v2/transaction/complete', {transaction_id: first.id}, now))).toBe(
    'payout_approval_required',
  );
  expect([59, 60, 68, 69].map((seconds) => first.find(now + seconds).status)).toEqual([
    'on_hold',
    'processing',
    'processing',
    'success',
  ]);

  const second = held('payout-2');
  happen({world, state: second.state, now: now + 3}, 'payout_approved', {transaction_id: second.id});
  expect([11, 12, 70].map((seconds) => second.find(now + seconds))).toMatchObject([
    {status: 'processing'},
    {status: 'success', version: 3},
    {status: 'success', version: 3},
  ]);

  const third = held('payout-3');
  const {available} = world.accounts.find(({currency}) => currency === 'BRL')!;
  expect(third.state.accounts.BRL).toMatchObject({reserved: '150.76'});
  expect(ask(third.state, 'v2/transaction/cancel', {transaction_id: third.id}, now + 1).body.data.status).toBe(
    'cancelled',
  );
  expect(third.find(now + 100).status).toBe('cancelled');
  expect(third.state.accounts.BRL).toMatchObject({available, reserved: '0.00'});
});

test('find takes one of the two ids: none is field_missing, both are request_invalid', () => {
  const find = (request: Json) => answersOf([...paid, step('find', at, request)]).at(-1)!;
  expect(find({})).toMatchObject({code: 'field_missing', errors: [{pointer: '/transaction_id'}]});
  expect(find({transaction_id: payment, external_id: 'order-1103'})).toMatchObject({
    code: 'request_invalid',
    errors: [{pointer: '/transaction_id'}, {pointer: '/external_id'}],
  });
  expect(find({external_id: 'order-1103', order_id: '1'})).toMatchObject({
    code: 'field_unknown',
    errors: [{pointer: '/order_id'}],
  });
  expect(find({order_id: '1'})).toMatchObject({code: 'field_unknown', errors: [{pointer: '/order_id'}]});
});
