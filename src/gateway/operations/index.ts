/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {rates} from './currency/rates';
import {create} from './transaction/create';
import {currencyRate} from './transaction/currencyRate';
import {find} from './transaction/find';
import {getCryptoAddress} from './transaction/getCryptoAddress';
import {pay} from './transaction/pay';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'transaction/currency_rate': currencyRate,
  'transaction/get_crypto_address': getCryptoAddress,
  'currency/rates': rates,
};
