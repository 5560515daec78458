import {numberOf} from './ids';
import {day} from './time';
import type {State, World} from './types';

/** How long a v2 idempotency key and a v1 nonce are stored, in seconds. */
export const memorySeconds = day;

/**
 * The initial state of the gateway.
 *
 * @param seed all ids derive from it: the same seed and the same requests give the same responses
 */
export function createState(world: World, seed = 'sandbox'): State {
  const state: State = {
    seed,
    made: 0,
    given: {},
    numbers: {},
    ids: {},
    givenNumbers: {},
    entries: {},
    externalIds: {},
    accounts: Object.fromEntries(world.accounts.map((account) => [account.currency, {...account}])),
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
