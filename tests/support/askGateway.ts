import {loadContract} from '../../src/content/contract/contract';
import {play} from '../../src/content/examples/replay';
import {signedRequest} from '../../src/content/signing/signedRequest';
import {loadWorld} from '../../src/content/examples/world';
import {createState, handle, type State, type World} from '../../src/gateway';
import type {Json} from './json';

export const world = loadWorld();

/** A gateway to which nothing has happened. */
export const freshState = (): State => createState(world, 'empty');

/** The gateway after a documented story of v2, up to and without the step of the named operation. */
export function stateBefore(key: string, operation: string): State {
  const scenario = loadContract('v2').scenarios.find((one) => one.key === key)!;
  return play(world, scenario, {until: scenario.steps.find((step) => step.operation === operation)!}).state;
}

/** A gateway at a time, in Unix seconds. */
export interface Gateway {
  world: World;
  state: State;
  now: number;
}

/** A response of the gateway with its parsed body. */
export interface Response {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

let keys = 0;

/** Sends one signed request of v2 with an idempotency key of its own. */
export function callV2({world: served, state, now}: Gateway, operation: string, body: Json): Response {
  const key = `key-of-a-test-${String(++keys).padStart(8, '0')}`;
  const response = handle(served, state, signedRequest(served, `/${operation}`, JSON.stringify(body), now, key), now);
  return {...response, body: JSON.parse(response.body) as Json};
}

/**
 * Sends one signed request of v2 to a gateway of the world that all examples share.
 *
 * @param now Unix seconds
 */
export function ask(state: State, operation: string, body: Json, now: number): Response {
  return callV2({world, state, now}, operation, body);
}

/** The code of a refusal and the places of its wrong fields: `field_missing /phone`. */
export function refusal({body}: {body: Json}): string {
  const {code, errors = []} = body as {code?: string; errors?: {pointer: string}[]};
  return [code, ...errors.map(({pointer}) => pointer)].filter(Boolean).join(' ');
}
