import {loadContract} from '../../src/content/contract';
import {play} from '../../src/content/replay';
import {loadTestKeys} from '../../src/content/testKeys';
import {loadWorld} from '../../src/content/world';
import {handle, type Json, type State} from '../../src/gateway';
import {signV2Request} from '../../src/gateway/signing';

export const world = loadWorld();
const secret = loadTestKeys().request_secrets['1042']!['1']!;

/** A gateway to which nothing has happened. */
export const freshState = (): State => play(world, {key: 'empty', summary: '', description: '', before: [], steps: []}).state;

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
export function ask(state: State, operation: string, body: Json, now: number): {status: number; headers: Record<string, string>; body: Json} {
  const path = `/${operation}`;
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'gateway-point': '1042',
    'gateway-key': '1',
    'gateway-timestamp': String(now),
    'gateway-signature': signV2Request({timestamp: now, method: 'POST', path, body: text}, secret),
    'idempotency-key': `key-of-a-test-${++keys}`.padEnd(20, '0'),
  };
  const answer = handle(world, state, {method: 'POST', path, headers, body: new TextEncoder().encode(text)}, now);
  return {...answer, body: JSON.parse(answer.body)};
}

/** The code of a refusal and the places of its wrong fields: `field_missing /phone`. */
export const refusal = ({body}: {body: Json}): string => [body.code, body.errors?.map(({pointer}: Json) => pointer).join(' ')].filter(Boolean).join(' ');
