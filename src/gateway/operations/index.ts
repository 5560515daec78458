/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {pay} from './transaction/pay';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
};
