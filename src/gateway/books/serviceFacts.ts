import {withAllDecimals} from '../values/money';
import {tokenFields} from './translate';
import type {Context, GatewayService, ServiceField} from './types';
import type * as V2 from '../../types/contract/v2';

/** The method of a service: the first part of its code. */
export function methodOf({code}: GatewayService): string {
  return code.slice(0, code.indexOf('/'));
}

/** A service as lists return it. */
export function factsOf(service: GatewayService, context: Context): V2.Service {
  const {id, code, title, direction, integration, isEnabled, limits, countries} = service;
  const {exponentOf} = context.world;
  return {
    id,
    code,
    title: title[context.language]!,
    method: methodOf(service),
    direction,
    integration,
    is_enabled: isEnabled,
    currencies: limits.map(({currency, smallest, largest}) => ({
      currency,
      smallest_amount: withAllDecimals(smallest, exponentOf(currency)),
      largest_amount: withAllDecimals(largest, exponentOf(currency)),
    })),
    countries,
  };
}

/** A service with the properties that a form needs in addition to those of a list. */
export function detailsOf(service: GatewayService, context: Context): V2.ServiceDetails {
  const {capture, expiry, refund, fields} = service;
  return {
    ...factsOf(service, context),
    capture,
    ...(expiry && {expiry}),
    refund,
    fields: fields.map((field) => fieldOf(field, context)),
  };
}

function fieldOf(
  {
    name,
    in: place,
    type,
    is_required,
    with_card_token: withToken,
    format,
    pattern,
    values,
    label,
    example,
  }: ServiceField,
  context: Context,
): V2.ServiceField {
  const {language} = context;
  // v1 has one flat object in place of `payer` and `recipient`.
  const isFlat = context.version === 'v1' && place.startsWith('create.');
  const isNumber = context.version === 'v1' && tokenFields.includes(name);
  return {
    name,
    place: (isFlat ? 'create.fields' : place) as V2.ServiceField['place'],
    type: isNumber ? 'integer' : type,
    is_required,
    ...(withToken && {with_card_token: withToken}),
    format: format[language]!,
    ...(pattern && !isNumber && {pattern}),
    ...(values && {values}),
    ...(label && {label: label[language]}),
    example,
  };
}
