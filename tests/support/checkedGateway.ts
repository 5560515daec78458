// Takes the place of src/gateway in tests: each response and each callback is validated against its contract.
import * as gateway from '../../src/gateway/index';
import type {Callback, State, World} from '../../src/gateway/index';
import {whyCallbackUndocumented, whyUndocumented} from './answers';

export * from '../../src/gateway/index';

/** Does something that may queue callbacks. @throws Error if the contract does not document one, by any method */
function withCallbacks<Result>(world: World, state: State, now: number, act: () => Result): Result {
  const known = state.callbacks.length;
  const result = act();
  for (const callback of state.callbacks.slice(known)) {
    expectDocumented(world, callback, now);
    const point = world.points[callback.point]!;
    if (callback.version !== 'v1') continue;
    const callbackMethod = point.callbackMethod === 'GET' ? 'POST' : 'GET';
    const points = {...world.points, [callback.point]: {...point, callbackMethod}};
    expectDocumented({...world, points}, callback, now);
  }
  return result;
}

function expectDocumented(world: World, callback: Callback, now: number): void {
  const why = whyCallbackUndocumented(
    gateway.renderCallback(world, callback, now),
    new URL(callback.url).search.slice(1),
  );
  if (why !== undefined) throw new Error(why);
}

/** Processes a request as the gateway does. @throws Error if the contract does not document the response */
export const handle: typeof gateway.handle = (world, state, request, now) => {
  const answer = withCallbacks(world, state, now, () => gateway.handle(world, state, request, now));
  const why = whyUndocumented(request, answer);
  if (why !== undefined) throw new Error(why);
  return answer;
};

/** Lets something happen as the gateway does. @throws Error if the contract does not document a callback of it */
export const happen: typeof gateway.happen = (books, event, data) =>
  withCallbacks(books.world, books.state, books.now, () => gateway.happen(books, event, data));

/** Moves the clock as the gateway does. @throws Error if the contract does not document a callback of it */
export const advance: typeof gateway.advance = (books) =>
  withCallbacks(books.world, books.state, books.now, () => gateway.advance(books));
