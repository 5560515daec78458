/** How many callbacks an operation sends, as its page says, played on the reference gateway. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {prepareGateway, requestBodies, start} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import {advance, type State} from '../../../src/gateway';
import type {Callback} from '../../../src/types/contract/v2';
import {callV2} from '../../support/askGateway';
import type {Json} from '../../support/json';

const service = loadService('pix/payin_h2h');

/** Plays a list of operations on a Pix payment, `seconds` apart, and lists the callbacks as `type status`. */
function callbacksOf(operations: [name: string, body: (id: string) => Json][], seconds: number): string[] {
  const {world, state} = prepareGateway(service);
  let now = start;
  let id = '';
  for (const [name, bodyOf] of operations) {
    const {data} = callV2({world, state, now}, `v2/transaction/${name}`, bodyOf(id)).body as {data: {id: string}};
    id ||= data.id;
    now += seconds;
    advance({world, state, now});
  }
  return namesOf(state);
}

const namesOf = ({callbacks}: State): string[] =>
  callbacks.map(({body}) => {
    const {type, status} = (body as Callback).data;
    return `${type} ${status}`;
  });

const create = (): Json => requestBodies.create!(service, '');
const pay = (id: string): Json => requestBodies.pay!(service, id);
const cancel = (id: string): Json => ({transaction_id: id, external_id: 'order-1001-refund-1'});

test('a refund sends three callbacks: two for itself, and one for the payment', () => {
  const all = callbacksOf(
    [
      ['create', create],
      ['pay', pay],
      ['cancel', cancel],
    ],
    10,
  );
  const paid = all.indexOf('payin success') + 1;
  assert.ok(paid > 0);
  assert.deepEqual(all.slice(paid), ['refund processing', 'refund success', 'payin refunded']);
});

test('a void sends one callback, for the transaction', () => {
  const all = callbacksOf(
    [
      ['create', create],
      ['cancel', (id) => ({transaction_id: id})],
    ],
    10,
  );
  assert.deepEqual(all, ['payin cancelled']);
});
