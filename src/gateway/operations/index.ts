/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {info} from './account/info';
import {list} from './account/list';
import {listServices} from './account/service/list';
import {service} from './account/service/service_id';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {pay} from './transaction/pay';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'account/info': info,
  'account/list': list,
  'account/service/list': listServices,
  'account/service/service_id': service,
};
