import {amountMistake, readAmount} from '../../books/amounts';
import {fieldsFailure, type FieldFailure} from '../../values/failure';
import {newId} from '../../books/ids';
import {withAllDecimals} from '../../values/money';
import {isWithin, pagesOf} from '../../payer/pages';
import {templateOfPoint, textOf} from '../../books/templates';
import {day, fromRfc3339, toRfc3339} from '../../values/time';
import {setTimer} from '../../books/transactions';
import type {Context, Handler} from '../../books/types';
import type {PageTemplate, PaymentPage, PaymentPageCreate} from '../../../types/contract/invoicing';

/** A page with the defaults of its template. */
type Filled = PaymentPageCreate & Pick<PaymentPage, 'description' | 'currency' | 'min_amount' | 'max_amount'>;

/** Creates a payment page that many payers can use. */
export const createPaymentPage: Handler<'invoicing/payment_page'> = (context, body) => {
  const {world, state, now, point} = context;
  const {
    template_id: templateId,
    name,
    description,
    currency,
    amount,
    min_amount: least,
    max_amount: most,
    closes_at: end,
  } = fillFromTemplate(context, body);
  const exponent = world.exponentOf(currency);
  const id = newId(state, 'pag');
  const time = toRfc3339(now);
  const data: PaymentPage = {
    id,
    point: point.id,
    ...(templateId !== undefined && {template_id: templateId}),
    name,
    description,
    currency,
    ...(amount === undefined
      ? {...(least !== undefined && {min_amount: least}), ...(most !== undefined && {max_amount: most})}
      : {amount: withAllDecimals(amount, exponent)}),
    ...(end !== undefined && {closes_at: end}),
    status: 'open',
    payment_url: `${world.hosts.pay}/s/${id}`,
    is_test: true,
    version: 1,
    created_at: time,
    updated_at: time,
  };
  pagesOf(state)[id] = {data, point: point.id, isDescribed: body.description !== undefined};
  if (end !== undefined) setTimer(state, fromRfc3339(end), 'page_is_over', {page_id: id});
  return data;
};

/**
 * The requested page with the defaults of its template.
 *
 * @throws Failure if a field is invalid or the template does not exist
 */
function fillFromTemplate(context: Context, body: PaymentPageCreate): Filled {
  if (body.template_id === undefined) {
    // Without a template, the contract requires all of these fields.
    const filled = body as Filled;
    requireRight(context, body, {currency: filled.currency});
    return filled;
  }
  const {data: template} = templateOfPoint(context, body.template_id);
  requireRight(context, body, template);
  const {currency, amount, min_amount, max_amount, closes_in_days: days} = template;
  return {
    description: textOf(context.world, template).title,
    currency,
    amount,
    min_amount,
    max_amount,
    closes_at: days === undefined ? undefined : toRfc3339(context.now + days * day),
    ...body,
  };
}

/** @throws Failure if the request contradicts itself, with or without its template */
function requireRight(
  {world, now, point}: Context,
  {point: asked, currency, amount, closes_at: end}: PaymentPageCreate,
  template: Pick<PageTemplate, 'currency' | 'min_amount' | 'max_amount'>,
): void {
  const mistakes: FieldFailure[] = [];
  const exponent = world.exponentOf(template.currency);
  const minor = amount === undefined ? undefined : readAmount(amount, exponent);
  if (minor === null) mistakes.push(amountMistake('/amount', exponent));
  else if (minor !== undefined && !isWithin(minor, template, exponent)) {
    mistakes.push({
      pointer: '/amount',
      code: 'amount_invalid',
      detail: 'Send an amount within min_amount and max_amount of the template.',
    });
  }
  if (currency !== undefined && currency !== template.currency) {
    mistakes.push({
      pointer: '/currency',
      code: 'field_value_not_allowed',
      detail: `Send ${template.currency}, the currency of the template, or leave it out.`,
    });
  }
  if (end !== undefined && fromRfc3339(end) <= now)
    mistakes.push({pointer: '/closes_at', code: 'field_value_not_allowed', detail: 'Send a time in the future.'});
  if (asked !== point.id)
    mistakes.push({
      pointer: '/point',
      code: 'field_value_not_allowed',
      detail: 'Send the id of the point that the client belongs to.',
    });
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
}
