/**
 * The tables "Errors" of all operations, and the recipes of `/reference/api_error_codes`, played on the reference gateway
 * both ways: what a table lists can be provoked, and what can be provoked is listed.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {contractNames} from '../../../src/content/contract/contract';
import {loadErrors} from '../../../src/content/contract/errors';
import {loadWorld} from '../../../src/content/examples/world';
import {attemptsAt, byGateway} from '../../support/stories/errorStories';
import {otherMomentsOf} from '../../support/stories/otherMoments';
import {allOperations, codesOf, merchantAt, momentsOf} from '../../support/stories/moments';

const world = loadWorld();
const operations = allOperations(contractNames());
const onlySimulated = new Map(
  loadErrors('en').flatMap(({code, onlySimulated: reason}) => (reason ? [[code, reason]] : [])),
);
const played = {operations: 0, requests: 0, provoked: 0, simulated: 0};
/** Codes that some operation returned for a reason, not on demand. */
const provoked = new Set<string>();
/** Errors that one operation alone returns on demand only, with the reason. */
const simulatedHere = new Map<string, string>();

for (const {contract, operation} of operations) {
  test(`${operation.id}: its errors can be provoked, and no others`, () => {
    const listed = operation.errors.map(({code}) => code);
    const here = operation.errors.flatMap(({code, onlySimulated: reason}) => (reason ? [[code, reason]] : []));
    for (const [code, reason] of here) simulatedHere.set(`${code} of ${operation.id}`, reason!);
    const isOnDemand = (code: string): boolean => onlySimulated.has(code) || here.some(([one]) => one === code);
    const found = new Map<string, string>();
    const moments = [...momentsOf(world, contract, operation), ...otherMomentsOf(world, operation)];
    moments.forEach((moment, index) => {
      for (const [story, answers] of attemptsAt(moment, index === 0))
        for (const answer of answers) {
          const {own, ofFields} = codesOf(answer);
          for (const code of [own, ...ofFields]) if (code && !found.has(code)) found.set(code, story);
          played.requests += 1;
        }
    });
    assert.deepEqual(
      [...found].filter(([code]) => !listed.includes(code)),
      [],
      'errors that the table lacks; add them to x-errors of the operation',
    );
    assert.deepEqual(
      listed.filter((code) => !found.has(code) && !isOnDemand(code)),
      [],
      'errors that never happen; remove them from x-errors of the operation, or make the gateway return them',
    );
    played.operations += 1;
    played.provoked += found.size;
    for (const [code, story] of found) if (story !== byGateway) provoked.add(code);
  });

  test(`${operation.id}: Gateway-Simulate returns each of its errors`, () => {
    const [moment] = momentsOf(world, contract, operation);
    for (const {code} of operation.errors) {
      const merchant = merchantAt(moment!);
      const answer = merchant.raw(merchant.request(moment!.path, moment!.body, {'Gateway-Simulate': code}));
      assert.equal(codesOf(answer).own, code);
      played.simulated += 1;
    }
  });
}

test('an error is only simulated where no request provokes it', () => {
  const codes = loadErrors('en').map(({code}) => code);
  assert.deepEqual(
    codes.filter((code) => provoked.has(code) === onlySimulated.has(code)),
    [],
    'write provoke for what a request provokes, and only_simulated for the rest, in src/data/reference/api_error_codes.yaml',
  );
});

afterAll(() => {
  const {requests, provoked: pairs, simulated} = played;
  console.log(
    `stories of errors: ${pairs} errors of ${played.operations} operations provoked in ${requests} requests, ${simulated} on demand`,
  );
  for (const [code, reason] of [...onlySimulated, ...simulatedHere]) console.log(`  ${code} on demand only: ${reason}`);
});
