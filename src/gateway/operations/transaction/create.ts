import {checkCreate, enterOrder} from '../../orders';
import type {Operation} from '../../books/types';

/** Creates a pay-in or a payout. */
export const create: Operation<'transaction/create'> = (context, body) =>
  enterOrder(context, checkCreate(context, body), body).data;
