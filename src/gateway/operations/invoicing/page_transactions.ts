import {pageOf} from '../../books/lists';
import {pageOfPoint} from '../../payer/pages';
import type {Handler} from '../../books/types';

/** Lists the payments of a payment page and the money credited apart from them, in a short form, newest first. */
export const listPageTransactions: Handler<'invoicing/page_transactions'> = (context, body) => {
  const page = pageOfPoint(context, body.page_id);
  const payments = Object.values(context.state.entries)
    .filter(
      ({data, hidden}) => hidden.page === page.data.id && (body.status === undefined || data.status === body.status),
    )
    .map(
      ({
        data: {
          id,
          parent_id,
          external_id,
          service,
          status,
          amount,
          currency,
          refunded_amount,
          version,
          created_at,
          updated_at,
        },
      }) => ({
        id,
        ...(parent_id !== undefined && {parent_id}),
        external_id,
        service,
        status,
        amount,
        currency,
        refunded_amount: refunded_amount!,
        version,
        created_at,
        updated_at,
      }),
    )
    .reverse();
  return pageOf(context, payments, body, ({id}) => id);
};
