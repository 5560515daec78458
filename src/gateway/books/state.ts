import {numberOf} from './ids';
import {toRfc3339} from '../values/time';
import type {State, World} from './types';

/**
 * The initial state of the gateway.
 *
 * @param seed all ids derive from it: the same seed and the same requests give the same responses
 * @param now start of the gateway in Unix seconds, as `updated_at` of the initial balances; by default they keep the
 *   times of the examples
 */
export function createState(world: World, seed = 'sandbox', now?: number): State {
  const start = now === undefined ? {} : {updated_at: toRfc3339(now)};
  const state: State = {
    seed,
    made: 0,
    given: {},
    numbers: {},
    ids: {},
    givenNumbers: {},
    entries: {},
    externalIds: {},
    accounts: Object.fromEntries(world.accounts.map((account) => [account.currency, {...account, ...start}])),
    timers: [],
    timersSet: 0,
    callbacks: [],
    idempotency: {},
    nonces: {},
    windows: {},
    stores: {},
  };
  for (const {id} of world.accounts) numberOf(state, id);
  return state;
}
