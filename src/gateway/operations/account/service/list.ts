import {pageOf} from '../../../books/lists';
import {factsOf, methodOf} from '../../../books/serviceFacts';
import type {Handler} from '../../../books/types';

/** Lists the services that are enabled for the point, ordered by id. */
export const listServices: Handler<'account/service/list'> = (context, body) => {
  const {direction, currency, country, method} = body;
  const services = context.world.services.filter(
    (service) =>
      service.isEnabled &&
      (direction === undefined || service.direction === direction) &&
      (method === undefined || methodOf(service) === method) &&
      (currency === undefined || service.limits.some((limit) => limit.currency === currency)) &&
      (country === undefined || service.countries.length === 0 || service.countries.includes(country)),
  );
  const {items, ...rest} = pageOf(context, services, body, ({id}) => String(id));
  return {items: items.map((service) => factsOf(service, context)), ...rest};
};
