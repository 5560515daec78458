import {shownToken, tokensOf} from '../../cards';
import {pageOf} from '../../lists';
import type {Operation} from '../../types';

/** Lists the tokens of the point in the order in which they were issued. */
export const listTokens: Operation<'tokens/list'> = (context, body) => {
  const {state, point, now} = context;
  const tokens = Object.values(tokensOf(state))
    .filter(
      (token) =>
        token.point === point.id &&
        (body.payer_reference === undefined || token.data.payer_reference === body.payer_reference),
    )
    .map((token) => shownToken(token, now));
  return pageOf(context, tokens, body, ({id}) => id);
};
