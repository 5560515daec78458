/**
 * The tables "Errors" of all operations, and the recipes of `/reference/api_error_codes`, played on the reference gateway
 * both ways: what a table lists can be provoked, and what can be provoked is listed.
 */
import assert from 'node:assert/strict';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {afterAll, test} from 'vitest';
import {contractNames, loadContract} from '../../../src/content/contract/contract';
import {loadErrors} from '../../../src/content/contract/errors';
import {loadWorld} from '../../../src/content/examples/world';
import type {HttpAnswer} from '../../../src/gateway';
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

const ajv = new Ajv2020({strict: false});
addFormats(ajv);
for (const name of contractNames()) ajv.addSchema(loadContract(name).document, name);

/** The responses of a contract. */
interface Documented {
  paths: Record<string, {post: {responses: Record<number, {content?: Record<string, unknown>; headers?: object}>}}>;
}

/** What the response of an error has that the contract does not document for its status. */
function faultsOf(contract: string, address: string, {status, headers, body}: HttpAnswer): string[] {
  const {paths} = loadContract(contract).document as unknown as Documented;
  const documented = paths[address]!.post.responses[status];
  const type = headers['Content-Type'] ?? '';
  if (!documented?.content?.[type]) return [`${status} ${type} is not documented`];
  const keys = ['paths', address, 'post', 'responses', status, 'content', type, 'schema'];
  const pointer = keys.map((key) => encodeURIComponent(String(key).replaceAll('/', '~1'))).join('/');
  const check = ajv.compile({$ref: `${contract}#/${pointer}`});
  check(JSON.parse(body));
  return [
    ...(check.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`),
    // A request that is refused before its point is known is not counted.
    ...Object.keys(documented.headers ?? {})
      .filter((name) => !(name in headers) && !name.startsWith('RateLimit'))
      .map((name) => `no header ${name}`),
  ];
}

/** The id that `external_id_duplicate` names, in either version. */
function idIn({body}: HttpAnswer, contract: string): unknown {
  type Named = {transaction_id?: unknown; invoice_id?: unknown};
  const {error, ...problem} = JSON.parse(body) as Named & {error?: {details?: Named}};
  return (error ? error.details : problem)?.[contract === 'invoicing' ? 'invoice_id' : 'transaction_id'];
}

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

  test(`${operation.id}: Gateway-Simulate returns each of its errors as the contract documents it`, () => {
    const [moment] = momentsOf(world, contract, operation);
    const send = (code: string): HttpAnswer => {
      const merchant = merchantAt(moment!);
      return merchant.raw(merchant.request(moment!.path, moment!.body, {'Gateway-Simulate': code}));
    };
    for (const {code} of operation.errors) {
      const answer = send(code);
      assert.equal(codesOf(answer).own, code);
      assert.deepEqual(faultsOf(contract, operation.path, answer), [], code);
      if (code === 'external_id_duplicate') assert.ok(idIn(answer, contract), `${code} names no id`);
      played.simulated += 1;
    }
    assert.deepEqual(faultsOf(contract, operation.path, send('no_such_error')), [], 'a code that no error has');
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
