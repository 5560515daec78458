import {Failure} from '../../../values/failure';
import {detailsOf} from '../../../books/serviceFacts';
import type {Handler} from '../../../books/types';

/** Returns one service by the id in the path. */
export const service: Handler<'account/service/service_id'> = (context) => {
  const {world, version, parameters} = context;
  const number = parameters.service_id ?? '';
  if (!/^[1-9]\d{0,9}$/.test(number))
    throw new Failure('path_not_found', `There is no operation /${version}/account/service/${number.slice(0, 100)}.`);
  const found = world.services.find(({id}) => String(id) === number);
  if (!found) throw new Failure('service_not_found', `There is no service ${number}.`);
  return detailsOf(found, context);
};
