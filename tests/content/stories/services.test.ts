/**
 * The tables "Statuses" and "When it fails" of every service, played on the reference gateway both ways: what a table
 * lists can happen, and what can happen is listed.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadServices, refuse, testExample} from '../../../src/content/services/services';
import {explore} from '../../support/stories/reachable';

const services = loadServices().filter(({flow}) => flow !== 'check');
const played = {moves: 0, statuses: 0, reasons: 0};

/** Codes of a table with the story that leads to each that the table lacks. */
function unlisted(found: Map<string, string>, listed: string[]): string[] {
  return [...found].filter(([code]) => !listed.includes(code)).map(([code, story]) => `${code}: ${story}`);
}

for (const service of services) {
  test(`${service.code}: the page lists the statuses and reasons that can happen, and no others`, () => {
    const {statuses, reasons, moves} = explore(service);
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
    played.moves += moves;
    played.statuses += listed.length;
    played.reasons += service.failure_reasons.length;
  });
}

afterAll(() => {
  console.log(
    `stories of services: ${services.length} services, ${played.statuses} statuses and ${played.reasons} reasons played in ${played.moves} moves`,
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
      assert.equal(refuse(form, testExample(service, input)), null, `${service.code}, ${code}`);
      examples += 1;
    }
  }
  assert.ok(examples > 50, `${examples} examples`);
});
