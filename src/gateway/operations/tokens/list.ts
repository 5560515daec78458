import {shownToken, tokensOf} from '../../books/cards';
import {pageOf} from '../../books/lists';
import type {Handler} from '../../books/types';

/** Lists the tokens of the point in the order in which they were issued. */
export const listTokens: Handler<'tokens/list'> = (context, body) => {
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
