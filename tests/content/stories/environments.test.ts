/** What differs between the environments, as /local_gateway#differences and /go_live#switch say. */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {pace} from '../../../src/gateway/limits';
import {readData} from '../../../src/content/core/data';
import {playMoments} from '../../../src/content/examples/moments';
import {loadWorld} from '../../../src/content/examples/world';
import {createLocalGateway} from '../../../src/local/server';
import {loadTestCards} from '../../../src/content/reference/testCards';
import {eventNames, renderCallback} from '../../../src/gateway';
import {bodies, cardFields, Merchant} from '../../support/merchant';

const rows = readData('environments.yaml');
const world = loadWorld();
const points = Object.entries(world.points);
let played = 0;

/** Rows that the gateway decides, by table and key. */
const checks: Record<keyof typeof rows, Record<string, () => void>> = {
  local_test: {
    merchant() {
      assert.deepEqual(
        points.map(([id]) => id),
        ['1042'],
      );
      assert.ok(world.services.every(({isEnabled}) => isEnabled));
      assert.match(rows.local_test.merchant!.one, /`1042`/);
    },
    allowed_addresses() {
      for (const [id, {allowedAddresses}] of points) assert.deepEqual(allowedAddresses, [], id);
    },
    simulations() {
      for (const name of ['payout_approved', 'chargeback_won', 'transfer_arrives', 'time_is_over'])
        assert.ok(eventNames.includes(name), name);
    },
    hosted_page() {
      const moments = playMoments('pix/payin_hpp', ['create', 'wait 3600', 'wait 86400']);
      assert.deepEqual(
        moments.map(({transactions}) => transactions[0]!.status),
        ['requires_action', 'requires_action', 'expired'],
      );
    },
    callback_address() {
      const refused = new Merchant().send('/v2/transaction/create', {
        ...bodies.hosted('order-1001'),
        callback_url: 'http://localhost:8080/callbacks',
      });
      assert.equal(refused.status, 400);
      assert.doesNotThrow(() => createLocalGateway(loadWorld(), {callbackUrl: 'http://localhost:8080/callbacks'}));
    },
    callback_secret() {
      const merchant = new Merchant();
      const {id} = merchant.send('/v2/transaction/create', bodies.pixQr('order-1001')).body.data as {id: string};
      merchant.send('/v2/transaction/cancel', {transaction_id: id});
      const {headers} = renderCallback(merchant.world, merchant.state.callbacks.at(-1)!, merchant.now);
      assert.match(headers['webhook-signature']!, /^v1,\S+$/);
    },
  },
  test_live: {
    money() {
      const [created] = playMoments('pix/payin_h2h', ['create']);
      assert.equal(created!.transactions[0]!.is_test, true);
    },
    outcome() {
      const declined = playMoments('card/payin_h2h', ['create', 'pay 4000000000000002']).at(-1)!;
      const slow = playMoments('pix/payin_h2h', ['create 150.77', 'pay', 'bank_pays']).at(-1)!;
      assert.equal(declined.transactions[0]!.status, 'failed');
      assert.equal(slow.transactions[0]!.status, 'pending');
    },
    duration() {
      const {bankPays, payout, refund, approval} = pace;
      const steps = ['create', 'pay', `wait ${bankPays}`, 'cancel', `wait ${refund}`];
      assert.deepEqual(
        playMoments('pix/payin_h2h', steps)
          .at(-1)!
          .transactions.map(({status}) => status),
        ['refunded', 'success'],
      );
      assert.ok(Math.max(bankPays, payout, refund, approval) <= 60);
    },
    settlement() {
      const paid = playMoments('pix/payin_h2h', ['create', 'pay', 'bank_pays']).at(-1)!;
      assert.equal(paid.account.pending, '0.00');
      assert.equal(paid.transactions[0]!.status, 'success');
    },
    fees() {
      const [created, , paid] = playMoments('pix/payin_h2h', ['create', 'pay', 'bank_pays']);
      const risen = Number(paid!.account.available) - Number(created!.account.available);
      assert.equal(risen.toFixed(2), paid!.transactions[0]!.captured_amount);
    },
    approval() {
      const [held, , sent] = playMoments('pix/payout_h2h', ['create 60.76', 'wait 59', 'wait 1']);
      assert.equal(held!.transactions[0]!.status, 'on_hold');
      assert.equal(sent!.transactions[0]!.status, 'processing');
    },
    chargeback() {
      const card = loadTestCards('en').cards.find(({isChargedBack}) => isChargedBack)!;
      const merchant = new Merchant();
      const {id} = merchant.send('/v2/transaction/create', bodies.card('order-1001')).body.data as {id: string};
      merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields(card.number)});
      const status = () =>
        (merchant.send('/v2/transaction/find', {external_id: 'order-1001'}).body.data as {status: string}).status;
      assert.equal(status(), 'success');
      merchant.now += 60;
      assert.equal(status(), 'chargeback');
    },
    bitcoin() {
      const [, shown] = playMoments('crypto/btc_payin_h2h', ['create', 'get_crypto_address']);
      assert.match(JSON.stringify(shown!.transactions[0]!.next_action), /"tb1/);
    },
    simulate() {
      const headers = {'Gateway-Simulate': 'rate_limited'};
      const refused = new Merchant().send('/v2/transaction/create', bodies.pixQr('order-1001'), headers);
      assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
    },
  },
};

/** Rows that no gateway of this repository decides, with the reason. */
const unplayed: Record<keyof typeof rows, Record<string, string>> = {
  local_test: {
    address: 'tests/content/localGateway.test.ts compares the address with the default port',
    cabinet: 'the cabinet is no part of this repository',
    clock: 'tests/content/localGateway.test.ts moves the clock over HTTP',
    callback_order: 'the order of the test environment is not observable here',
    emails: 'nothing here can send an email',
    state: 'tests/content/localGateway.test.ts forgets everything by reset',
  },
  test_live: {
    address: 'both hosts come from src/brand.ts',
    credentials: 'there are no live credentials here',
    source_addresses: 'src/data/callback_delivery.yaml has both ranges',
  },
};

for (const table of ['local_test', 'test_live'] as const) {
  test(`${table}: every row is played, or says why it cannot be`, () => {
    const known = [...Object.keys(checks[table]), ...Object.keys(unplayed[table])];
    assert.deepEqual(Object.keys(rows[table]).sort(), known.sort());
  });
  for (const [key, check] of Object.entries(checks[table]))
    test(`${table}.${key}: ${rows[table][key]!.one}`, () => {
      check();
      played += 1;
    });
}

afterAll(() => {
  const all = Object.keys(rows.local_test).length + Object.keys(rows.test_live).length;
  console.log(`stories of environments: ${played} of ${all} rows played`);
});
