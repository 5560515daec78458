/** The sandbox in the page without a browser: its examples, operations, history, verification and simulations. */
import {expect, test} from 'vitest';
import {
  checkOf,
  historyOf,
  mentions,
  reportedStatus,
  statusesOf,
  type CallbackEntry,
} from '../../../src/components/Sandbox/model';
import {act, payInvoice, playExample} from '../../../src/components/Sandbox/play';
import {exampleNames, type ExampleName, type SandboxData} from '../../../src/wire/sandbox';
import {refusal, thingOf} from '../../../src/components/TryIt/response';
import {readResponse} from '../../../src/wire/response';
import {locales} from '../../../src/content/core/locales';
import {pace} from '../../../src/gateway/limits';
import {actsOf, pageOfNextAction} from '../../../src/gateway/providers/payerPages';
import {operationForm} from '../../../src/published/formFiles';
import {createPage} from '../../../src/pages/page';
import {sandboxFile, sandboxFiles} from '../../../src/published/sandboxFile';
import {createHost} from '../../../src/sandbox/host';
import type {AccountView, Outlook, TimelineEntry, TransactionView} from '../../../src/sandbox/protocol';
import type {Player} from '../../../src/components/TryIt/play';
import {world} from '../../support/askGateway';
import {start} from '../../support/merchant';
import {createMemoryStore} from '../../support/sandbox/memoryStore';

const data = JSON.parse(sandboxFiles('en')[sandboxFile]!()) as SandboxData;

/** A sandbox in this process. */
function openSandbox() {
  const host = createHost({
    world,
    store: createMemoryStore().store,
    realTime: () => start,
    createSeed: () => 'page',
  });
  const player: Player = {
    now: () => host.call('now', null),
    send: (request) => host.call('send', request),
    simulate: (name, body = {}) => host.call('simulate', {name, data: body}),
  };
  const account = (): Promise<AccountView> => host.call('account', null);
  const timeline = (): Promise<TimelineEntry[]> => host.call('timeline', {after: 0});
  return {host, player, account, timeline};
}

type Opened = ReturnType<typeof openSandbox>;

/** The documented capture of v1 with all that comes before it. */
function playedByV1(key: string): SandboxData['examples']['card'] {
  const operation = operationForm('v1/transaction/complete', createPage('sandbox', 'en', {}));
  return {...operation, scenario: operation.scenarios.find((one) => one.key === key)!};
}

/** Plays an example; resolves with its transaction. */
async function playIn({player, account}: Opened, name: ExampleName): Promise<TransactionView> {
  const {response} = await playExample(player, data.examples[name], data.credentials);
  const thing = thingOf(readResponse(response.body));
  expect(thing, response.body).not.toBeNull();
  return (await account()).transactions.find((one) => one.data.id === thing!.id)!;
}

/** The transaction as it is now. */
async function again({account}: Opened, {data: {id}}: TransactionView): Promise<TransactionView> {
  return (await account()).transactions.find((one) => one.data.id === id)!;
}

/** Does what the first button of the payer's page does. */
async function pay(opened: Opened, transaction: TransactionView): Promise<TransactionView> {
  const [first] = actsOf(pageOfNextAction(transaction.data)!, transaction.canRefuse);
  await opened.player.simulate(first!.event, {transaction_id: transaction.data.id});
  return again(opened, transaction);
}

for (const {code} of locales) {
  test(`${code}: the data has every example and names operations with a page`, () => {
    const own = JSON.parse(sandboxFiles(code)[sandboxFile]!()) as SandboxData;
    expect(Object.keys(own.examples)).toEqual([...exampleNames]);
    expect(own.actions.map(({page}) => page)).toEqual([
      '/api/v2/transaction/complete',
      '/api/v2/transaction/cancel',
      '/api/v1/transaction/complete',
      '/api/v1/transaction/cancel',
    ]);
    for (const {title, from} of own.actions) {
      expect(title).not.toBe('');
      expect(from.length).toBeGreaterThan(0);
    }
  });
}

test('the hosted example waits for the payer, succeeds when the payer pays, and can be played again', async () => {
  const opened = openSandbox();
  const created = await playIn(opened, 'hosted');
  expect(pageOfNextAction(created.data)).toBe('payment');
  const paid = await pay(opened, created);
  expect(paid.data.status).toBe('success');
  expect(pageOfNextAction(paid.data)).toBeNull();
  const other = await playIn(opened, 'hosted');
  expect(other.data.external_id).not.toBe(created.data.external_id);
});

test('the card is challenged, held, captured in part, and refunded in part', async () => {
  const opened = openSandbox();
  const challenged = await playIn(opened, 'card');
  expect(pageOfNextAction(challenged.data)).toBe('challenge');
  const held = await pay(opened, challenged);
  expect(held.data.status).toBe('authorized');
  const [complete, cancel] = data.actions;
  expect((await act(opened.player, complete!, held, '40.00', data.credentials)).response.status).toBe(200);
  const captured = await again(opened, held);
  expect(captured.data).toMatchObject({status: 'success', captured_amount: '40.00'});
  const refund = await act(opened.player, cancel!, captured, '10.00', data.credentials);
  expect(thingOf(readResponse(refund.response.body))).toMatchObject({kind: 'refund', amount: '10.00'});
});

test('the QR example shows the code of the gateway, and the payer pays it', async () => {
  const opened = openSandbox();
  const created = await playIn(opened, 'qr');
  expect(pageOfNextAction(created.data)).toBe('payment');
  expect(created.data.next_action).toMatchObject({type: 'qr', payload: expect.stringMatching(/^000201/) as string});
  expect((await pay(opened, created)).data.status).toBe('success');
});

test('an invoice is paid in parts, refuses a part below its minimum, and has its history', async () => {
  const opened = openSandbox();
  await playExample(opened.player, data.examples.invoice, data.credentials);
  const invoice = async () => (await opened.account()).invoices[0]!;
  const created = await invoice();
  expect(created).toMatchObject({isPayable: true, data: {status: 'open'}});
  const sandbox = {...opened.player, account: opened.account};
  expect(await payInvoice(sandbox, created.data, '0.01')).toBe(false);
  expect(await payInvoice(sandbox, created.data, 'all')).toBe(false);
  expect((await opened.account()).transactions).toEqual([]);
  expect(await payInvoice(sandbox, created.data, created.data.minimum_payment!)).toBe(true);
  expect((await invoice()).data.status).toBe('partially_paid');
  expect(await opened.host.call('possible', {id: created.data.id})).toEqual(['payer_pays_invoice', 'invoice_is_over']);
  expect(await payInvoice(sandbox, created.data, '')).toBe(true);
  const paid = await invoice();
  expect(paid).toMatchObject({isPayable: false, data: {status: 'paid'}});
  expect((await opened.account()).transactions).toHaveLength(2);
  const timeline = await opened.timeline();
  expect(historyOf(timeline, paid).map(({status}) => status)).toEqual(['open', 'partially_paid', 'paid']);
  expect(timeline.filter((entry) => mentions(entry, paid)).length).toBeGreaterThan(3);
});

test('a payment of v1 is held and captured in part by v1, and its callback by GET is verified', async () => {
  const opened = openSandbox();
  await opened.host.call('send_v1_callbacks_by', 'GET');
  const card = playedByV1('card_capture_partial');
  await playExample(opened.player, card, data.credentials);
  const [captured] = (await opened.account()).transactions;
  expect(captured).toMatchObject({version: 'v1', data: {status: 'success'}});
  const cancel = data.actions.find(({id}) => id === 'v1/transaction/cancel')!;
  const {response} = await act(opened.player, cancel, captured!, '1.50', data.credentials);
  expect(readResponse(response.body)).toMatchObject({status: 'ok', result: {type: 'refund', amount: 150}});
  const callbacks = (await opened.timeline()).filter((entry): entry is CallbackEntry => entry.kind === 'callback');
  expect(callbacks.length).toBeGreaterThan(0);
  for (const callback of callbacks) {
    expect(callback).toMatchObject({verdict: 'valid', request: {method: 'GET'}});
    const {stringToSign, expected, received} = checkOf(callback, data)!;
    expect(received).toBe(expected);
    expect(stringToSign).toMatch(/^amount=\d+&/);
  }
});

test('an example does not move the clock of the account', async () => {
  const opened = openSandbox();
  for (const name of exampleNames) await playExample(opened.player, data.examples[name], data.credentials);
  expect((await opened.account()).now).toBe(start);
});

test('the payout reserves its amount and arrives; one above the balance is refused', async () => {
  const opened = openSandbox();
  const payout = await playIn(opened, 'payout');
  const balances = (await opened.account()).balances;
  expect(balances.find(({currency}) => currency === 'BRL')!.reserved).toBe(payout.data.amount);
  await opened.player.simulate('clock', {seconds: 60});
  expect((await again(opened, payout)).data.status).toBe('success');
  const {response} = await playExample(opened.player, data.examples.refused, data.credentials);
  expect(refusal(readResponse(response.body))).toMatch(/^balance_insufficient: /);
  expect((await opened.account()).transactions).toHaveLength(1);
});

test('the history has every status with its time, and the timeline is filtered by transaction', async () => {
  const opened = openSandbox();
  const created = await playIn(opened, 'hosted');
  const other = await playIn(opened, 'payout');
  const paid = await pay(opened, created);
  const timeline = await opened.timeline();
  expect(historyOf(timeline, paid).map(({status}) => status)).toEqual(['requires_action', 'processing', 'success']);
  const own = timeline.filter((entry) => mentions(entry, paid));
  expect(own.map(({kind}) => kind).filter((kind) => kind !== 'callback')).toEqual(['request', 'simulation']);
  expect(own.some(({kind}) => kind === 'callback')).toBe(true);
  expect(timeline.some((entry) => mentions(entry, other) && mentions(entry, paid))).toBe(false);
});

test('the signature of a callback is computed again, and a changed body gives another one', async () => {
  const opened = openSandbox();
  await pay(opened, await playIn(opened, 'hosted'));
  const callback = (await opened.timeline()).find((entry): entry is CallbackEntry => entry.kind === 'callback')!;
  const check = checkOf(callback, data)!;
  expect(callback.verdict).toBe('valid');
  expect(check.received.split(' ')).toContain(check.expected.split(' ')[0]);
  const changed = {...callback, request: {...callback.request, body: new TextEncoder().encode('{}')}};
  expect(checkOf(changed, data)!.expected).not.toBe(check.expected);
});

test('a callback that gets 500 is sent again when the clock moves to the next event', async () => {
  const opened = openSandbox();
  await opened.host.call('respond_to_callbacks', 500);
  await pay(opened, await playIn(opened, 'hosted'));
  const attempts = async (): Promise<number[]> =>
    (await opened.timeline()).flatMap((entry) => (entry.kind === 'callback' ? [entry.attempt] : []));
  expect(Math.max(...(await attempts()))).toBe(1);
  const {dueAt, now} = await opened.account();
  await opened.host.call('respond_to_callbacks', 200);
  await opened.player.simulate('clock', {seconds: dueAt! - now});
  expect(Math.max(...(await attempts()))).toBe(2);
  expect((await opened.account()).waiting.callbacks).toBe(0);
});

test('only simulations that change the transaction are offered, and trying them changes nothing', async () => {
  const opened = openSandbox();
  const namesFor = ({data: {id}}: TransactionView): Promise<string[]> => opened.host.call('possible', {id});
  const created = await playIn(opened, 'hosted');
  const before = await opened.host.call('save', null);
  expect(await namesFor(created)).toEqual(expect.arrayContaining(['payer_pays', 'payer_refuses', 'time_is_over']));
  expect(await namesFor(created)).not.toContain('challenge_passed');
  expect(await opened.host.call('save', null)).toBe(before);
  const paid = await pay(opened, created);
  expect(await namesFor(paid)).not.toContain('refund_arrives');
  expect(await namesFor(await pay(opened, await playIn(opened, 'card')))).toContain('hold_is_over');
  expect(await opened.host.call('possible', {id: 'trx_none'})).toEqual([]);
});

test('the outlook says when a transaction expires or its money arrives if nobody does anything, and changes nothing', async () => {
  const opened = openSandbox();
  const outlookOf = (id: string): Promise<Outlook> => opened.host.call('outlook', {id});
  const hosted = await playIn(opened, 'hosted');
  const before = await opened.host.call('save', null);
  const expiry = Date.parse(hosted.data.expires_at!) / 1000;
  expect(await outlookOf(hosted.data.id)).toEqual({endsAt: expiry, arrivesAt: null});
  expect(await opened.host.call('save', null)).toBe(before);
  // The bank of the sandbox pays the QR code before its time is over.
  const qr = await playIn(opened, 'qr');
  expect(await outlookOf(qr.data.id)).toEqual({endsAt: null, arrivesAt: start + pace.bankPays});
  const held = await pay(opened, await playIn(opened, 'card'));
  expect(await outlookOf(held.data.id)).toEqual({endsAt: start + pace.hold, arrivesAt: null});
  const payout = await playIn(opened, 'payout');
  expect(await outlookOf(payout.data.id)).toEqual({endsAt: null, arrivesAt: start + pace.payout});
  await playExample(opened.player, data.examples.invoice, data.credentials);
  const [invoice] = (await opened.account()).invoices;
  expect(await outlookOf(invoice!.data.id)).toEqual({endsAt: Date.parse(invoice!.data.due_at) / 1000, arrivesAt: null});
  expect(await outlookOf((await pay(opened, hosted)).data.id)).toEqual({endsAt: null, arrivesAt: null});
  expect(await outlookOf('trx_none')).toEqual({endsAt: null, arrivesAt: null});
});

test('a jump to the moment of the outlook makes the payment expired, and its callback arrives', async () => {
  const opened = openSandbox();
  const {data: payment} = await playIn(opened, 'hosted');
  const {endsAt} = await opened.host.call('outlook', {id: payment.id});
  await opened.player.simulate('clock', {seconds: endsAt! - start});
  expect((await opened.account()).transactions[0]!.data.status).toBe('expired');
  const callbacks = (await opened.timeline()).filter((entry): entry is CallbackEntry => entry.kind === 'callback');
  expect(callbacks.map((callback) => [reportedStatus(callback), callback.verdict])).toEqual([['expired', 'valid']]);
});

test('every status of the examples is in the diagram of its kind', async () => {
  const opened = openSandbox();
  for (const name of exampleNames) await playExample(opened.player, data.examples[name], data.credentials);
  const {transactions, invoices} = await opened.account();
  const timeline = await opened.timeline();
  const subjects = [...transactions, ...invoices];
  expect(subjects.length).toBeGreaterThan(4);
  for (const subject of subjects) {
    const codes = statusesOf(data, subject).map(({code}) => code);
    expect(codes).toEqual(expect.arrayContaining(historyOf(timeline, subject).map(({status}) => status)));
  }
});
