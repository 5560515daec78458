import {loadContract} from '../../src/content/contract/contract';
import {play} from '../../src/content/examples/replay';
import {signedRequest} from '../../src/content/signing/signedRequest';
import {loadWorld} from '../../src/content/examples/world';
import {createState, handle, type State} from '../../src/gateway';
import type {Json} from './json';

export const world = loadWorld();

/** A gateway to which nothing has happened. */
export const freshState = (): State => createState(world, 'empty');

/** The gateway after a documented story of v2, up to and without the step of the named operation. */
export function stateBefore(key: string, operation: string): State {
  const scenario = loadContract('v2').scenarios.find((one) => one.key === key)!;
  return play(world, scenario, {until: scenario.steps.find((step) => step.operation === operation)!}).state;
}

let keys = 0;

/**
 * Sends one signed request of v2 with an idempotency key of its own.
 *
 * @param now Unix seconds
 */
export function ask(
  state: State,
  operation: string,
  body: Json,
  now: number,
): {status: number; headers: Record<string, string>; body: Json} {
  const request = signedRequest(
    world,
    `/${operation}`,
    JSON.stringify(body),
    now,
    `key-of-a-test-${++keys}`.padEnd(20, '0'),
  );
  const answer = handle(world, state, request, now);
  return {...answer, body: JSON.parse(answer.body) as Json};
}

/** The code of a refusal and the places of its wrong fields: `field_missing /phone`. */
export function refusal({body}: {body: Json}): string {
  const {code, errors = []} = body as {code?: string; errors?: {pointer: string}[]};
  return [code, ...errors.map(({pointer}) => pointer)].filter(Boolean).join(' ');
}
