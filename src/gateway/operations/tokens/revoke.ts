import {tokensOf} from '../../cards';
import {ownOf} from '../../own';
import type {Operation} from '../../types';

/** Revokes a token for good; a revoked one stays as it is. */
export const revokeToken: Operation<'tokens/revoke'> = (context, {token_id: id}) => {
  const {data} = ownOf(context, tokensOf(context.state), id, 'token', 'token_not_found');
  data.status = 'revoked';
  return data;
};
