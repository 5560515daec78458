import {isResponseTo, readChallengeResponse} from '../../providers/challenges';
import {Failure, fieldFailure, fieldsFailure} from '../../values/failure';
import {finish, isChallenge} from '../../providers/providers';
import {change, entryOf, requireStatus} from '../../books/transactions';
import type {Context, Entry, Handler} from '../../books/types';
import type {JsonObject} from '../../../types/json';

/** How `update` handles the result of one kind of payer action. */
interface ResultHandler {
  field: 'otp' | 'three_ds_result';
  handle: (context: Context, entry: Entry, value: string) => void;
}

/** Accepts the result of the payer's action. */
export const update: Handler<'transaction/update'> = (context, {transaction_id: id, fields}) => {
  const entry = entryOf(context, id);
  requireStatus(entry, 'update', ['requires_action']);
  const {field, handle} = handlerOf(entry);
  checkFields(fields, field);
  handle(context, entry, fields[field]!);
  return entry.data;
};

/** @throws Failure `state_conflict` if the bank or the gateway's page reports the result */
function handlerOf(entry: Entry): ResultHandler {
  const {type} = entry.data.next_action!;
  if (type === 'otp') return {field: 'otp', handle: handleCode};
  if (isChallenge(entry)) return {field: 'three_ds_result', handle: handleChallenge};
  throw new Failure('state_conflict', `The action ${type} of this transaction is not submitted with update.`);
}

function checkFields(fields: JsonObject, field: string): void {
  const others = Object.keys(fields).filter((name) => name !== field);
  const mistakes = others.map((name) => ({
    pointer: `/fields/${name}`,
    code: 'field_unknown',
    detail: `Send ${field}.`,
  }));
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
}

/** A correct code continues the payment; a wrong one uses up an attempt, and the last wrong one fails the payment. */
function handleCode(context: Context, entry: Entry, code: string): void {
  const {hidden} = entry;
  if (code === context.world.codes.right) {
    finish(context, entry);
    return;
  }
  hidden.codesLeft! -= 1;
  if (hidden.codesLeft === 0) {
    change(context, entry, 'failed', {reason_code: 'otp_invalid'});
    return;
  }
  const rest = hidden.codesLeft === 1 ? '1 attempt is left' : `${hidden.codesLeft} attempts are left`;
  throw new Failure('field_value_not_allowed', `The code is wrong; ${rest}.`, {
    fields: [
      {pointer: '/fields/otp', code: 'field_value_not_allowed', detail: 'Send the code that the payer received.'},
    ],
    extension: {attempts_left: hidden.codesLeft!},
    isCounted: true,
  });
}

/** The issuer's result continues the payment or fails it; the result of another payment changes nothing. */
function handleChallenge(context: Context, entry: Entry, result: string): void {
  const response = readChallengeResponse(result);
  if (!response)
    throw fieldFailure('/fields/three_ds_result', 'field_format_invalid', 'Send the form field cres unchanged.');
  if (!isResponseTo(entry, response))
    throw fieldFailure('/fields/three_ds_result', 'field_value_not_allowed', 'Send the result of this challenge.');
  if (response.transStatus === 'Y') finish(context, entry, {hasPassed: true});
  else change(context, entry, 'failed', {reason_code: 'authentication_failed'});
}
