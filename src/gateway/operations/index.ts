/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {stoplistCheck} from './antifraud/stoplist_check';
import {notify} from './binance_pay/notify';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {pay} from './transaction/pay';
import {resendGiftcode} from './transaction/resend_giftcode';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'transaction/resend_giftcode': resendGiftcode,
  'antifraud/stoplist_check': stoplistCheck,
  'binance_pay/notify': notify,
};
