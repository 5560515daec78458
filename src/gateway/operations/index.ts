/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {cancel} from './transaction/cancel';
import {complete} from './transaction/complete';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {cancel as cancelTransfer} from './transaction/p2p/cancel';
import {confirm as confirmTransfer} from './transaction/p2p/confirm';
import {getMethodsList} from './transaction/p2p/getMethodsList';
import {getRecipientCard} from './transaction/p2p/getRecipientCard';
import {pay} from './transaction/pay';
import {update} from './transaction/update';
import {validate} from './transaction/validate';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'transaction/complete': complete,
  'transaction/update': update,
  'transaction/validate': validate,
  'transaction/cancel': cancel,
  'transaction/p2p/get_methods_list': getMethodsList,
  'transaction/p2p/get_recipient_card': getRecipientCard,
  'transaction/p2p/confirm': confirmTransfer,
  'transaction/p2p/cancel': cancelTransfer,
};
