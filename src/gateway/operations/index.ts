/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {checkCard} from './cards/check';
import {addToWhitelist} from './cards/whitelist_add';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {issueToken} from './transaction/issue_token';
import {pay} from './transaction/pay';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'transaction/issue_token': issueToken,
  'cards/check': checkCard,
  'cards/whitelist_add': addToWhitelist,
};
