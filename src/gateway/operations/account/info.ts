import {Failure} from '../../values/failure';
import type {Handler} from '../../books/types';

/** Returns one account by its id or currency. */
export const info: Handler<'account/info'> = ({state, point, version}, {account_id: id, currency}) => {
  const account = Object.values(state.accounts).find((one) =>
    id === undefined ? one.currency === currency : one.id === id,
  );
  if (account) return account;
  const name = id === undefined ? `in ${currency}` : version === 'v1' ? 'with this id' : id;
  throw new Failure('field_value_not_allowed', `Point ${point.id} has no account ${name}.`, {
    fields: [
      {
        pointer: id === undefined ? '/currency' : '/account_id',
        code: 'field_value_not_allowed',
        detail: 'The point has no such account.',
      },
    ],
  });
};
