import {tokensOf} from '../../books/cards';
import {ownOf} from '../../books/own';
import type {Handler} from '../../books/types';

/** Revokes a token for good; a revoked one stays as it is. */
export const revokeToken: Handler<'tokens/revoke'> = (context, {token_id: id}) => {
  const {data} = ownOf(context, tokensOf(context.state), id, 'token', 'token_not_found');
  data.status = 'revoked';
  return data;
};
