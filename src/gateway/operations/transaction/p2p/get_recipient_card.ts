import {fieldFailure} from '../../../values/failure';
import {fromRfc3339, toRfc3339} from '../../../values/time';
import {change} from '../../../books/transactions';
import type {Context, Entry, Handler, P2pMethod} from '../../../books/types';
import type {P2pRecipient} from '../../../../types/contract/v2';
import {openMethods, transferOf} from './transfer';

/** Where the payer sends the money. */
type Details = Omit<
  P2pRecipient,
  'transaction_id' | 'status' | 'version' | 'method' | 'kind' | 'amount' | 'currency' | 'expires_at'
>;

/** Assigns a recipient to the transfer; each further request assigns the next one. */
export const getRecipientCard: Handler<'transaction/p2p/get_recipient_card'> = (
  context,
  {transaction_id: id, method: code},
) => {
  const entry = transferOf(context, id, 'get_recipient_card', ['created', 'requires_action']);
  const method = openMethods(context, entry).find((one) => one.code === code);
  if (!method) throw fieldFailure('/method', 'field_value_not_allowed', 'Send a code from get_methods_list.');
  const end = context.now + method.expires_in;
  const expires_at = toRfc3339(entry.data.expires_at ? Math.min(end, fromRfc3339(entry.data.expires_at)) : end);
  const details = detailsOf(context, entry, method);
  entry.hidden.recipients = (entry.hidden.recipients ?? 0) + 1;
  change(context, entry, 'requires_action', {next_action: {type: 'transfer', expires_at}});
  const {version, amount, currency} = entry.data;
  return {
    transaction_id: id,
    status: 'requires_action',
    version,
    method: code,
    kind: method.kind,
    ...details,
    amount,
    currency,
    expires_at,
  };
};

/** The recipient details that the payer needs for this method. */
function detailsOf({world}: Context, {data, hidden}: Entry, {kind}: P2pMethod): Details {
  const {holder_name, bank_name, card_numbers, account_number, document_number, phone} = world.p2p.recipient;
  const details = {
    card: {card_number: card_numbers[(hidden.recipients ?? 0) % card_numbers.length]},
    account: {account_number, document_number, purpose: (data.description ?? data.external_id).slice(0, 140)},
    phone: {phone},
  };
  return {holder_name, bank_name, ...details[kind]};
}
