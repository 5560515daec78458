/** Requests that the sandbox sends itself: examples to start with, and operations on a transaction. */
import {toMinor} from '../../gateway/values/money';
import type {InvoiceView, Sandbox, TransactionView} from '../../sandbox/client';
import {SandboxError} from '../../sandbox/protocol';
import type {JsonValue} from '../../types/json';
import type {Body, Credentials, FormScenario} from '../../wire/form';
import {exchange, playEarlier, randomText, rename, renewedDates, type Exchange, type Player} from '../TryIt/play';
import {bodyText} from '../TryIt/request';
import type {Action, Callable, Example} from '../../wire/sandbox';

/** Signs and sends a body. */
function send(player: Player, callable: Callable, body: Body, credentials: Credentials): Promise<Exchange> {
  const draft = {text: bodyText(callable, body), parameters: {}, idempotencyKey: `try-${randomText(20)}`};
  return exchange(player, callable, draft, credentials);
}

/** Plays an example with order ids of its own, so that it can be played again. */
export async function playExample(
  player: Player,
  {scenario, ...callable}: Example,
  credentials: Credentials,
): Promise<Exchange> {
  const own = rename(scenario as unknown as JsonValue, newOrderIds(scenario)) as unknown as FormScenario;
  const renamed = await playEarlier(player, own, credentials);
  renewedDates(own.body, own.at, await player.now()).forEach((date, documented) => renamed.set(documented, date));
  return send(player, callable, rename(own.body, renamed) as Body, credentials);
}

/** New order ids in place of the documented ones. */
function newOrderIds({body, earlier}: FormScenario): Map<string, string> {
  const bodies = [body, ...earlier.flatMap((step) => ('operation' in step ? [step.body] : []))];
  return new Map(
    bodies.flatMap(({external_id: id}) => (typeof id === 'string' ? [[id, `${id}-${randomText(6)}`]] : [])),
  );
}

/** Runs an operation on a transaction, on a part of it if there is an amount. */
export function act(
  player: Player,
  action: Action,
  {data, version, number}: TransactionView,
  amount: string,
  credentials: Credentials,
): Promise<Exchange> {
  const {id, external_id: externalId, status, amount: whole} = data;
  // Once money has moved, `cancel` makes a refund, which has an order id of its own.
  const isRefund = status === 'success' || status === 'partially_refunded';
  const body: Body = {
    transaction_id: version === 'v1' ? number : id,
    ...(isRefund && {external_id: `${externalId.slice(0, 50)}-r-${randomText(6)}`}),
    ...(amount !== '' && {amount: version === 'v1' ? inMinorUnits(amount, whole) : amount}),
  };
  return send(player, action, body, credentials);
}

/**
 * Converts an amount to the minor units of v1, with as many decimals as `like` has. An invalid text is returned as it
 * is, so that the gateway refuses it.
 */
function inMinorUnits(amount: string, like: string): number | string {
  const minor = toMinor(amount, like.split('.')[1]?.length ?? 0);
  return minor === null ? amount : Number(minor);
}

/**
 * Pays an invoice on its page.
 *
 * @param amount empty for all that is left
 * @returns whether the invoice took the amount
 */
export async function payInvoice(
  sandbox: Pick<Sandbox, 'simulate' | 'account'>,
  {id}: InvoiceView['data'],
  amount: string,
): Promise<boolean> {
  const before = (await sandbox.account()).transactions.length;
  try {
    await sandbox.simulate('payer_pays_invoice', {invoice_id: id, ...(amount !== '' && {amount})});
  } catch (error) {
    if (amount !== '' && error instanceof SandboxError && error.code === 'simulation_refused') return false;
    throw error;
  }
  return (await sandbox.account()).transactions.length > before;
}
