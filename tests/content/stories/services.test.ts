/**
 * The tables "Statuses" and "When it fails" of every service, played on the reference gateway both ways: what a table
 * lists can happen, and what can happen is listed.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadStatuses} from '../../../src/content/contract/statuses';
import {locales} from '../../../src/content/core/locales';
import {loadGatewayEvents} from '../../../src/content/reference/gatewayEvents';
import {loadServices, whyRefused, testExample, type Service} from '../../../src/content/services/services';
import {createPage} from '../../../src/pages/page';
import {cancelText} from '../../../src/pages/serviceText';
import {explore, type Reachable} from '../../support/stories/reachable';

const services = loadServices().filter(({flow}) => flow !== 'check');
const played = {moves: 0, statuses: 0, reasons: 0, cancels: 0};
const transitions = new Set<string>();
const simulated = new Map<string, string>();

/** Codes of a table with the story that leads to each that the table lacks. */
function unlisted(found: Map<string, string>, listed: string[]): string[] {
  return [...found].filter(([code]) => !listed.includes(code)).map(([code, story]) => `${code}: ${story}`);
}

/**
 * Compares what `cancel` does in each status with the statuses that the row “Cancel” of the page names, in every
 * language.
 */
function compareCancels(service: Service, cancels: Reachable['cancels']): void {
  const texts = locales.map(({code}) => cancelText(service, createPage(`services/${service.code}`, code, {})));
  for (const [status, outcomes] of cancels) {
    const isPaid = ['success', 'partially_refunded'].includes(status);
    for (const text of texts) {
      const isNamed = text.includes(`\`${status}\``);
      for (const outcome of outcomes) {
        assert.equal(
          outcome === 'void',
          isNamed,
          `cancel in the status ${status}: ${outcome}; the page says “${text}”`,
        );
        if (!isNamed && !isPaid) assert.equal(outcome, 'state_conflict', `cancel in the status ${status}`);
      }
    }
    played.cancels += 1;
  }
}

for (const service of services) {
  test(`${service.code}: the page lists the statuses and reasons that can happen, and no others`, () => {
    const {statuses, reasons, cancels, transitions: made, simulated: changes, moves} = explore(service);
    for (const transition of made.keys()) transitions.add(transition);
    for (const [change, story] of changes) simulated.set(change, `${service.code}, ${story}`);
    const listed = service.statuses.map(({code}) => code);
    assert.deepEqual(
      unlisted(statuses, listed),
      [],
      'statuses that the table lacks; add them to the record or its flow',
    );
    assert.deepEqual(
      listed.filter((code) => !statuses.has(code)),
      [],
      'statuses that never happen; name them under “without”',
    );
    assert.deepEqual(
      unlisted(reasons, service.failure_reasons),
      [],
      'reasons that the table lacks; add them to failure_reasons',
    );
    assert.deepEqual(
      service.failure_reasons.filter((code) => !reasons.has(code)),
      [],
      'reasons that never happen; remove them from failure_reasons',
    );
    compareCancels(service, cancels);
    played.moves += moves;
    played.statuses += listed.length;
    played.reasons += service.failure_reasons.length;
  });
}

// The gateway throws where a transition is not in the table, so only the other way is to be checked.
test('every transition of /reference/transaction_statuses happens to a service', () => {
  const listed = loadStatuses('en')
    .filter(({name}) => name !== 'token')
    .flatMap(({name, statuses}) => statuses.flatMap(({code, next}) => next.map((to) => `${name} ${code} → ${to}`)))
    .filter((transition) => !/ (\w+) → \1$/.test(transition));
  assert.deepEqual(
    listed.filter((transition) => !transitions.has(transition)),
    [],
    'transitions that the gateway never makes',
  );
  console.log(`stories of statuses: ${listed.length} transitions`);
});

test('every simulation of a transaction changes for some service what its row says, and nothing else for any', () => {
  const listed = loadGatewayEvents('en').flatMap(({name, id, moves}) =>
    id === 'transaction_id'
      ? Object.entries(moves).flatMap(([kind, all]) =>
          Object.entries(all).flatMap(([from, next]) => next.map((to) => `${name}: ${kind} ${from} → ${to}`)),
        )
      : [],
  );
  assert.deepEqual(unlisted(simulated, listed), [], 'changes that src/data/gateway/events.yaml lacks');
  assert.deepEqual(
    listed.filter((change) => !simulated.has(change)),
    [],
    'changes of src/data/gateway/events.yaml that never happen',
  );
  console.log(`stories of simulations of transactions: ${listed.length} changes`);
});

afterAll(() => {
  console.log(
    `stories of services: ${services.length} services, ${played.statuses} statuses and ${played.reasons} reasons and ${played.cancels} cancellations played in ${played.moves} moves`,
  );
});

test('the example of every test input is a value that its field takes', () => {
  let examples = 0;
  for (const service of loadServices()) {
    for (const {code, input} of service.tests) {
      if (input.field === 'amount' || input.ends_with === undefined) continue;
      const field = service.fields.find(({name}) => name === input.field.split('.').at(-1))!;
      // Digits that decide may break a check digit; the test environment accepts such numbers.
      const {check: _check, ...form} = field;
      assert.equal(whyRefused(form, testExample(service, input)), null, `${service.code}, ${code}`);
      examples += 1;
    }
  }
  assert.ok(examples > 50, `${examples} examples`);
});
