import {amountMistake, readAmount} from '../../books/amounts';
import {Failure, fieldsFailure, type FieldFailure} from '../../values/failure';
import {newId} from '../../books/ids';
import {toMinor, withAllDecimals} from '../../values/money';
import {takesOnPage} from '../../payer/pages';
import {templateOfPoint, templatesOf} from '../../books/templates';
import {toRfc3339} from '../../values/time';
import type {Context, Handler} from '../../books/types';
import type {PageTemplate, PageTemplateChange} from '../../../types/contract/invoicing';

const amountNames = ['amount', 'min_amount', 'max_amount'] as const;

/** Creates a page template, or replaces the one given by `template_id`. */
export const setPageTemplate: Handler<'invoicing/page_template'> = (context, body) => {
  const {world, state, now, point} = context;
  const {template_id: known, version, ...asked} = body;
  const mistakes = [...placeMistakes(context, body), ...amountMistakes(context, body), ...listMistakes(context, body)];
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  const old = known === undefined ? undefined : templateOfPoint(context, known);
  if (old && version !== undefined && version !== old.data.version) {
    throw new Failure('state_conflict', `The template has version ${old.data.version}, not ${version}.`);
  }
  requireServices(context, asked.services ?? []);
  const exponent = world.exponentOf(asked.currency);
  const amounts = amountNames
    .filter((name) => asked[name] !== undefined)
    .map((name) => [name, withAllDecimals(asked[name]!, exponent)] as const);
  const id: string = old?.data.id ?? newId(state, 'tpl');
  const time = toRfc3339(now);
  const data: PageTemplate = {
    id,
    payer_fields: [],
    ...asked,
    ...Object.fromEntries(amounts),
    is_test: true,
    version: (old?.data.version ?? 0) + 1,
    created_at: old?.data.created_at ?? time,
    updated_at: time,
  };
  templatesOf(state)[id] = {data, point: point.id};
  return data;
};

function placeMistakes({point}: Context, {point: asked}: PageTemplateChange): FieldFailure[] {
  const mistakes: FieldFailure[] = [];
  if (asked !== point.id)
    mistakes.push({
      pointer: '/point',
      code: 'field_value_not_allowed',
      detail: 'Send the id of the point that the client belongs to.',
    });
  return mistakes;
}

/** Validates each amount, then the minimum against the maximum. */
function amountMistakes({world}: Context, body: PageTemplateChange): FieldFailure[] {
  const {currency, min_amount: least, max_amount: most} = body;
  const exponent = world.exponentOf(currency);
  const mistakes: FieldFailure[] = [];
  for (const name of amountNames.filter((one) => body[one] !== undefined))
    if (readAmount(body[name]!, exponent) === null) mistakes.push(amountMistake(`/${name}`, exponent));
  if (
    mistakes.length === 0 &&
    least !== undefined &&
    most !== undefined &&
    toMinor(least, exponent)! > toMinor(most, exponent)!
  ) {
    mistakes.push({
      pointer: '/min_amount',
      code: 'amount_invalid',
      detail: 'Send an amount that is not larger than max_amount.',
    });
  }
  return mistakes;
}

function listMistakes(
  {world}: Context,
  {currency, services = [], payer_fields: fields = []}: PageTemplateChange,
): FieldFailure[] {
  const mistakes: FieldFailure[] = [];
  services.forEach((code, index) => {
    const service = world.services.find((one) => one.code === code);
    if (service && !takesOnPage(service, currency)) {
      mistakes.push({
        pointer: `/services/${index}`,
        code: 'field_value_not_allowed',
        detail: `Send pay-in services on the hosted page that take ${currency}.`,
      });
    }
  });
  fields.forEach(({name}, index) => {
    const isRepeated = fields.findIndex((one) => one.name === name) < index;
    if (isRepeated)
      mistakes.push({
        pointer: `/payer_fields/${index}/name`,
        code: 'field_value_not_allowed',
        detail: 'Send each name once.',
      });
  });
  return mistakes;
}

/** @throws Failure `service_not_found` or `service_not_enabled` */
function requireServices({world, point}: Context, codes: string[]): void {
  for (const code of codes) {
    const service = world.services.find((one) => one.code === code);
    if (!service) throw new Failure('service_not_found', `There is no service ${code}.`);
    if (!service.isEnabled)
      throw new Failure('service_not_enabled', `The service ${code} is not enabled for point ${point.id}.`);
  }
}
