/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {complete} from './transaction/complete';
import {create} from './transaction/create';
import {find} from './transaction/find';
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
};
