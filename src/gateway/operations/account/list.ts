import {pageOf} from '../../books/lists';
import type {Handler} from '../../books/types';

/** Lists the merchant's accounts in the order in which they were opened. */
export const list: Handler<'account/list'> = (context, body) => {
  const accounts = Object.values(context.state.accounts).filter(
    ({currency}) => body.currency === undefined || currency === body.currency,
  );
  return pageOf(context, accounts, body, ({id}) => id);
};
