import {resendLimit} from '../../limits';
import {Failure, fieldFailure} from '../../values/failure';
import {findListed} from '../../books/stoplist';
import {toRfc3339} from '../../values/time';
import {entryOf, requireStatus} from '../../books/transactions';
import type {Context, Entry, Handler} from '../../books/types';
import type {GiftCodeResend} from '../../../types/contract/v2';

/** The recipient's property for each channel, and its kind on a stop list. */
const addressFields: Record<string, 'email' | 'phone'> = {email: 'email', sms: 'phone'};

/** Sends a gift code to its recipient again. The transaction does not change. */
export const resendGiftcode: Handler<'transaction/resend_giftcode'> = (context, body) => {
  const {now} = context;
  const entry = entryOf(context, body.transaction_id);
  if (entry.data.service !== 'gift_code/payout_h2h')
    throw new Failure('state_conflict', 'The transaction is no gift code.');
  requireStatus(entry, 'resend_giftcode', ['success']);
  const {hidden} = entry;
  const address = addressOf(context, entry, body);
  const {resent: known} = hidden;
  const resent = !known || now - known.since >= resendLimit.seconds ? {since: now, count: 0} : known;
  if (resent.count >= resendLimit.repeats) {
    throw new Failure(
      'rate_limited',
      `The code of this transaction was sent again ${resendLimit.repeats} times within 24 hours.`,
      {
        headers: {'Retry-After': String(resent.since + resendLimit.seconds - now)},
      },
    );
  }
  hidden.resent = {...resent, count: resent.count + 1};
  if (address.isCorrected) hidden.correctedAddress = {field: address.field, value: address.value};
  return {
    transaction_id: entry.data.id,
    channel: body.channel,
    sent_to: mask(address.value, address.field),
    sent_at: toRfc3339(now),
    attempts_left: resendLimit.repeats - hidden.resent.count,
  };
};

/**
 * The destination of the code: the corrected address of this request, one from an earlier request, or the original one.
 *
 * @throws Failure if there is none, if it is on a stop list, or if it was corrected before
 */
function addressOf(
  {world}: Context,
  {data, hidden}: Entry,
  body: GiftCodeResend,
): {field: 'email' | 'phone'; value: string; isCorrected: boolean} {
  const field = addressFields[body.channel]!;
  const corrected = hidden.correctedAddress;
  const present: string | undefined = corrected?.field === field ? corrected.value : data.recipient?.[field];
  const asked: string | undefined = body[field];
  if (asked === undefined || asked === present) {
    if (present === undefined) throw fieldFailure(`/${field}`, 'field_missing', `The recipient has no ${field}.`);
    return {field, value: present, isCorrected: false};
  }
  if (corrected)
    throw fieldFailure(`/${field}`, 'field_value_not_allowed', 'Leave the field out. An address is corrected once.');
  if (findListed(world, field, asked)) throw new Failure('risk_blocked', 'The request is stopped by the risk rules.');
  return {field, value: asked, isCorrected: true};
}

/** `olena@payer.example` → `o***@payer.example`; a phone number keeps its last four digits. */
function mask(value: string, field: 'email' | 'phone'): string {
  if (field === 'phone') return value.slice(-4).padStart(value.length, '*');
  return `${value[0]}***${value.slice(value.lastIndexOf('@'))}`;
}
