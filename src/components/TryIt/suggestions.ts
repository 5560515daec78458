import type {AccountView} from '../../sandbox/client';
import type {OperationForm} from '../../wire/form';

/** Values for inputs: the services of the operation, and the transactions of the account, the latest first. */
export function suggestionsFor(form: OperationForm, account: AccountView | null): Record<string, [string, string][]> {
  const isV1 = form.scheme === 'v1';
  const transactions = (account?.transactions ?? []).map(
    ({data, number}) => [isV1 ? String(number) : data.id, `${data.external_id} · ${data.status}`] as [string, string],
  );
  return {
    ...(form.services.length > 0 && {
      service: form.services.map(([code, , title]) => [code, title] as [string, string]),
      service_id: form.services.map(([code, id, title]) => [String(id), `${title} (${code})`] as [string, string]),
    }),
    ...(transactions.length > 0 && {transaction_id: transactions}),
  };
}
