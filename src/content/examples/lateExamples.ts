import {advance, createState, handle, happen, type EventData, type State} from '../../gateway/index';
import {loadService} from '../services/services';
import {signedRequest} from '../signing/signedRequest';
import {loadWorld} from './world';
import type {Callback, Transaction} from '../../types/contract/v2';
import type {JsonObject} from '../../types/json';

/** Start time of the examples, Unix seconds. */
const start = 1741944413;

/** A sequence for the reference gateway: `create`, then events with delays in seconds. */
interface Story {
  body: () => JsonObject;
  /** Whether `pay` follows `create`. */
  pay: boolean;
  then: {after: number; event?: string; data?: EventData}[];
}

const shared = {callback_url: 'https://shop.example/callbacks'};
const payer = {
  full_name: 'Olena Koval',
  email: 'olena.koval@payer.example',
  document_number: '12345678909',
  country: 'BR',
};
const recipient = {
  full_name: 'Ana Souza',
  document_number: '12345678909',
  country: 'BR',
  fields: {pix_key_type: 'evp', pix_key: '123e4567-e89b-42d3-a456-426614174000'},
};

const stories: Record<string, Story> = {
  late: {
    body: () => ({
      service: 'pix/payin_h2h',
      external_id: 'order-1801',
      amount: '150.71',
      currency: 'BRL',
      expires_in: 600,
      payer,
      ...shared,
    }),
    pay: true,
    then: [{after: 600}, {after: 20, event: 'transfer_arrives', data: {amount: '150.71'}}, {after: 10}],
  },
  returned: {
    body: () => ({
      service: 'pix/payout_h2h',
      external_id: 'payout-1802',
      amount: `60.${returnDigits('pix/payout_h2h')}`,
      currency: 'BRL',
      recipient,
      ...shared,
    }),
    pay: false,
    then: [{after: 9}, {after: 60}],
  },
  unknown: {
    body: () => ({
      service: 'pix/payout_h2h',
      external_id: 'payout-1803',
      amount: '60.00',
      currency: 'BRL',
      recipient,
      ...shared,
    }),
    pay: false,
    then: [{after: 5, event: 'payout_unclear'}, {after: 60}],
  },
};

/** Last digits of an amount that is returned, from the service's record. */
function returnDigits(code: string): string {
  const test = loadService(code).tests.find(({outcome}) => outcome.status === 'returned');
  if (!test?.input.ends_with)
    throw new Error(
      `The record of ${code} has no test amount that leads to returned. Write one, or tell another story in src/content/examples/lateExamples.ts.`,
    );
  return test.input.ends_with;
}

/** Names of the sequences. */
export const lateStories = Object.keys(stories);

/**
 * All callbacks of a sequence, in the order in which they were sent.
 *
 * @param name `late`: money after the end of a payment; `returned`: a returned payout; `unknown`: a payout with an
 * unknown outcome
 * @throws a sentence if the gateway rejects a request
 */
export function playLate(name: string): {callbacks: Callback[]; state: State} {
  const {body, pay, then} = stories[name]!;
  const world = loadWorld();
  const state = createState(world, name);
  let now = start;
  const send = (operation: string, content: JsonObject): Transaction => {
    const answer = handle(
      world,
      state,
      signedRequest(
        world,
        `/v2/transaction/${operation}`,
        JSON.stringify(content),
        now,
        `key-of-the-example-${name}-${operation}`,
      ),
      now,
    );
    const read = JSON.parse(answer.body) as JsonObject;
    if (answer.status >= 300)
      throw new Error(
        `src/content/examples/lateExamples.ts: ${name}: the gateway refuses ${operation}: ${String(read.detail)}`,
      );
    return read.data as Transaction;
  };
  const {id} = send('create', body());
  if (pay) send('pay', {transaction_id: id, fields: {}});
  for (const {after, event, data} of then) {
    now += after;
    advance({world, state, now});
    if (event) happen({world, state, now}, event, {transaction_id: id, ...data});
  }
  return {callbacks: state.callbacks.map(({body: message}) => message as Callback), state};
}
