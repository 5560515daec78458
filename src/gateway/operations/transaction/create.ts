import {checkCreate, enterOrder} from '../../orders';
import type {Handler} from '../../books/types';

/** Creates a pay-in or a payout. */
export const create: Handler<'transaction/create'> = (context, body) =>
  enterOrder(context, checkCreate(context, body), body).data;
