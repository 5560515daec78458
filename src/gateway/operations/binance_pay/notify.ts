import {PKCS1_SHA256} from 'micro-rsa-dsa-dh/rsa.js';
import {coinsConfirmed, creditApart} from '../../providers/coins';
import {Failure, fieldFailure} from '../../values/failure';
import {parseObject} from '../../values/json';
import {toMinor} from '../../values/money';
import {succeed} from '../../providers/providers';
import {fromBase64, toBytes} from '../../values/bytes';
import {change, isOpen, paid} from '../../books/transactions';
import type {Context, Entry, Handler} from '../../books/types';
import type {BinancePayHeaders} from '../../../types/contract/v2';
import type {JsonObject} from '../../../types/json';
import {find} from '../transaction/find';

/** The parts of a Binance Pay order notification that the gateway uses. */
interface Notification {
  isPaid: boolean;
  /** Deduplication key: the exchange's transaction id, or order and status if no money moved. */
  key: string;
  order: string;
  amount: string;
  currency: string;
}

/** Processes a notification of the exchange that the merchant forwards. */
export const notify: Handler<'binance_pay/notify'> = (context, {headers, body, ...ids}) => {
  const {state, point} = context;
  const entry = state.entries[find(context, ids).id]!;
  // The exchange notifies of orders that a payer pays, and never of payouts or refunds.
  if (!entry.data.service.startsWith('binance/') || entry.data.type !== 'payin')
    throw new Failure('state_conflict', 'The transaction is not a payment through Binance Pay.');
  checkSignature(context, headers, body);
  const notification = read(body);
  checkOrder(context, entry, notification);
  const key = `${point.id} ${notification.key}`;
  const known = state.stores.binance_pay?.[key];
  if (known) return {transaction: state.entries[known.transaction_id]!.data, is_repeated: true};
  const changed = apply(context, entry, notification);
  (state.stores.binance_pay ??= {})[key] = {transaction_id: changed.data.id};
  return {transaction: changed.data, is_repeated: false};
};

/** The exchange signs `{timestamp}\n{nonce}\n{body}\n` with RSASSA-PKCS1-v1_5 and SHA-256. */
function checkSignature(
  {world}: Context,
  {timestamp, nonce, signature, certificate_sn: serial}: BinancePayHeaders,
  body: string,
): void {
  const key = Object.hasOwn(world.exchangeKeys, serial) ? world.exchangeKeys[serial] : undefined;
  if (!key)
    throw fieldFailure(
      '/headers/certificate_sn',
      'field_value_not_allowed',
      'The exchange has no such key in this environment.',
    );
  const signatureBytes = fromBase64(signature);
  if (!signatureBytes || !PKCS1_SHA256.verify(key, toBytes(`${timestamp}\n${nonce}\n${body}\n`), signatureBytes)) {
    throw fieldFailure(
      '/headers/signature',
      'field_value_not_allowed',
      'Send headers and body of one notification unchanged.',
    );
  }
}

/**
 * Parses the text of a notification.
 *
 * @throws Failure if it is not JSON or not about an order
 */
function read(body: string): Notification {
  let outer: JsonObject;
  let data: string;
  let inner: JsonObject;
  try {
    outer = parseObject(body);
    data = textOf(outer.data);
    inner = parseObject(data);
  } catch {
    throw fieldFailure('/body', 'field_format_invalid', 'Send the JSON text of the notification.');
  }
  if (outer.bizType !== 'PAY')
    throw fieldFailure('/body', 'field_value_not_allowed', 'Send notifications whose bizType is PAY.');
  const isPaid = outer.bizStatus === 'PAY_SUCCESS';
  if (!isPaid && outer.bizStatus !== 'PAY_CLOSED')
    throw fieldFailure('/body', 'field_value_not_allowed', 'The bizStatus is PAY_SUCCESS or PAY_CLOSED.');
  return {
    isPaid,
    key: textOf(inner.transactionId) || `${textOf(outer.bizIdStr)} ${outer.bizStatus as string}`,
    order: textOf(inner.merchantTradeNo),
    // Read from the raw text: parsed as a number, it could lose digits or gain an exponent.
    amount: (/"totalFee"\s*:\s*"?([0-9.]+)/.exec(data)?.[1] ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
    currency: textOf(inner.currency),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws Failure if the order, amount or currency of the notification differs from the transaction */
function checkOrder({world}: Context, {data}: Entry, {order, amount, currency}: Notification): void {
  const exponent = world.exponentOf(data.currency);
  const isSame =
    order === data.external_id.replace(/[^0-9A-Za-z]/g, '') &&
    currency === data.currency &&
    toMinor(amount, exponent) === toMinor(data.amount, exponent);
  if (!isSame) {
    throw fieldFailure(
      '/body',
      'field_value_not_allowed',
      `The amount of the transaction is ${data.amount} ${data.currency}; merchantTradeNo is the letters and digits of its external_id.`,
    );
  }
}

/**
 * Applies the status that the exchange reports.
 *
 * @returns the transaction that holds the money: a separate one if the payment came too late or is the second one
 * @throws Failure `state_conflict` if the two statuses contradict each other
 */
function apply(context: Context, entry: Entry, {isPaid}: Notification): Entry {
  const {status} = entry.data;
  const isPaidHere = [...paid, 'chargeback'].includes(status);
  // The notification of the payment itself may follow an event that has already completed it.
  const isPaidTwice = isPaidHere && isNotified(context, entry);
  if (isPaid && (status === 'expired' || isPaidTwice)) {
    const late = creditApart(context, entry, entry.data.amount, 'paid_after_expiry');
    // The exchange reports only payments that it has confirmed.
    coinsConfirmed(context, late);
    return late;
  }
  if (isPaid && (isOpen(entry) || status === 'processing')) {
    if (status !== 'processing') change(context, entry, 'processing');
    succeed(context, entry);
  } else if (!isPaid && isOpen(entry)) {
    change(context, entry, 'cancelled', {reason_code: undefined});
  } else if (isPaid !== isPaidHere) {
    throw new Failure(
      'state_conflict',
      `The status of the transaction is ${status}; the exchange reports ${isPaid ? 'PAY_SUCCESS' : 'PAY_CLOSED'}.`,
    );
  }
  return entry;
}

/** Whether the exchange has already reported a payment of the transaction. */
function isNotified({state}: Context, {data}: Entry): boolean {
  return Object.values(state.stores.binance_pay ?? {}).some(({transaction_id: id}) => id === data.id);
}
