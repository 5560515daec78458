/** The requests of the first payment. */
import {exchange, randomText, type Exchange, type Player} from '../TryIt/play';
import {bodyText} from '../TryIt/request';
import {findRequest, type Thing} from '../TryIt/response';
import type {PaymentData} from '../../wire/payment';

/** Sends the request of the page, with an order id of its own, so that it can be sent again. */
export function createPayment(player: Player, {operation, text, orderId, credentials}: PaymentData): Promise<Exchange> {
  const draft = {
    text: text.replace(orderId, `${orderId}-${randomText(6)}`),
    parameters: {},
    idempotencyKey: `try-${randomText(20)}`,
  };
  return exchange(player, operation, draft, credentials);
}

/** Requests the current state of the payment with `find`. */
export function findPayment(player: Player, {operation, credentials}: PaymentData, id: Thing['id']): Promise<Exchange> {
  const request = findRequest(operation, {kind: 'payment', id, status: ''});
  const draft = {text: bodyText(request, request.body), parameters: {}, idempotencyKey: ''};
  return exchange(player, {...request, isIdempotent: false}, draft, credentials);
}
