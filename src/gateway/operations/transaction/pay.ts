import {checkPaymentToken, checkWalletToken, findCardMistakes} from '../../books/cards';
import {Failure, fieldsFailure, type FieldFailure} from '../../values/failure';
import {checkField} from '../../books/fields';
import {findTermMistakes, outcomeIfUncovered} from '../../books/mandates';
import {startPayment} from '../../providers/providers';
import {noteTestInput, refuseTestInput} from '../../providers/testCases';
import {entryOf, requireStatus, serviceOf} from '../../books/transactions';
import type {Context, Handler, GatewayService} from '../../books/types';
import type {JsonObject} from '../../../types/json';

/** Starts a host-to-host pay-in with the fields of its payment method. */
export const pay: Handler<'transaction/pay'> = (context, {transaction_id: id, fields}) => {
  const entry = entryOf(context, id);
  requireStatus(entry, 'pay', ['created']);
  const service = serviceOf(context.world, entry.data.service)!;
  if (entry.data.type !== 'payin' || service.flow === 'p2p' || service.flow === 'crypto') {
    throw new Failure('state_conflict', `The service ${service.code} is not paid with pay.`);
  }
  const mistakes = findMistakes(context, service, fields);
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  if (fields.card_token !== undefined) checkPaymentToken(context, entry, service, fields.card_token as string);
  if (fields.wallet_token !== undefined) checkWalletToken(context, fields.wallet_token as string);
  const contradictions = findTermMistakes(context, entry, fields);
  if (contradictions.length > 0) throw fieldsFailure(contradictions);
  refuseTestInput(service, {fields});
  noteTestInput(entry, service, {fields});
  entry.hidden.planned ??= outcomeIfUncovered(context, entry, fields);
  startPayment(context, entry, fields);
  return entry.data;
};

function findMistakes(context: Context, service: GatewayService, fields: JsonObject): FieldFailure[] {
  const {world} = context;
  const known = service.fields.filter((field) => field.in === 'pay.fields');
  const unknown = Object.keys(fields).filter((name) => !known.some((field) => field.name === name));
  const refused = world.refusedCards[String(fields.card_number)];
  const mistakes = [
    ...unknown.map((name) => ({pointer: `/fields/${name}`, code: 'field_unknown', detail: 'There is no such field.'})),
    ...known.flatMap((field) => checkField(world, field, `/fields/${field.name}`, fields[field.name], service, fields)),
    ...(refused && known.some(({name}) => name === 'card_number')
      ? [{pointer: '/fields/card_number', code: refused, detail: 'The test environment refuses this number.'}]
      : []),
  ];
  // Rules that involve several fields are checked only once each field is valid by itself.
  const all = mistakes.length > 0 ? mistakes : findCardMistakes(context, fields);
  return all.filter(({pointer}, index) => all.findIndex((other) => other.pointer === pointer) === index);
}
