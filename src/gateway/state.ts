import {numberOf} from './ids';
import {day} from './time';
import type {State, World} from './types';

/** How long an idempotency key of v2 and a nonce of v1 are remembered, in seconds. */
export const memorySeconds = day;

/**
 * The gateway before the first request.
 *
 * @param seed decides all ids; the same seed and the same requests give the same answers
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
