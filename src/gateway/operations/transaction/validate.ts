import {isPayin} from '../../books/isPayin';
import {withAllDecimals} from '../../values/money';
import type {Handler, GatewayService} from '../../books/types';
import type {Validation} from '../../../types/contract/v2';
import {checkCreate, lifetimeOf} from '../../orders';

/** Checks the body of `create` and returns the next step, without changing anything. */
export const validate: Handler<'transaction/validate'> = (context, body) => {
  const service = checkCreate(context, body, {isQuestion: true});
  const {currency} = body;
  const exponent = context.world.exponentOf(currency);
  const normal = (amount: string): string => withAllDecimals(amount, exponent);
  const limit = service.limits.find((one) => one.currency === currency);
  const lifetime = lifetimeOf(service, body);
  return {
    is_valid: true,
    type: isPayin(service) ? 'payin' : 'payout',
    service: service.code,
    amount: normal(body.amount),
    currency,
    ...(limit && {limits: {smallest: normal(limit.smallest), largest: normal(limit.largest)}}),
    ...(lifetime !== null && {expires_in: lifetime}),
    ...stepOf(service),
    // A bank account matches if the name is the one in the sandbox's data; an exchange only says whether the details
    // belong together.
    ...(service.flow === 'check' &&
      service.provider !== 'exchange' && {account_holder: String(body.recipient!.full_name).toUpperCase()}),
  };
};

/** The step after `create`, and the fields that `pay` then requires. */
function stepOf(service: GatewayService): Pick<Validation, 'next_step' | 'pay_fields'> {
  if (service.flow === 'check') return {next_step: 'none', pay_fields: []};
  if (service.direction === 'payout' && service.integration === 'hpp') return {next_step: 'redirect', pay_fields: []};
  if (!isPayin(service)) return {next_step: 'wait', pay_fields: []};
  if (service.integration === 'hpp') return {next_step: 'redirect', pay_fields: []};
  if (service.flow === 'p2p' || service.flow === 'crypto') return {next_step: 'get_details', pay_fields: []};
  const fields = service.fields.filter((field) => field.in === 'pay.fields');
  return {next_step: 'pay', pay_fields: fields.map(({name, is_required}) => ({name, is_required}))};
}
