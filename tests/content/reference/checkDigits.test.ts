import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {algorithmsOf, calculate, loadCheckDigits} from '../../../src/content/reference/checkDigits';
import {loadServices} from '../../../src/content/services/services';
import {defaultLocale} from '../../../src/content/core/locales';
import {checkNames, hasCheckDigits, passesCheck} from '../../../src/content/services/valueChecks';

const algorithms = Object.entries(loadCheckDigits());

test('every check with check digits has an algorithm on the page, and every algorithm a check', () => {
  expect(checkNames.filter((name) => hasCheckDigits(name) !== algorithmsOf(name, defaultLocale).length > 0)).toEqual(
    [],
  );
  expect(algorithms.flatMap(([, {checks}]) => checks).filter((name) => !checkNames.includes(name))).toEqual([]);
  const fields = loadServices().flatMap((service) =>
    service.fields.filter(({check}) => check && hasCheckDigits(check)),
  );
  expect(fields.length).toBeGreaterThan(20);
  console.log(`fields with check digits: ${fields.length}, algorithms: ${algorithms.length}`);
});

test('every worked example passes the gateway’s checks, and its calculation gives the only digit that does', () => {
  let digits = 0;
  for (const [anchor, {checks, examples}] of algorithms) {
    for (const {value, beside = {}, steps = []} of examples) {
      const place = `src/data/reference/check_digits.yaml: ${anchor}, ${value}`;
      // An algorithm may serve several checks, of which some take other identifiers.
      const taken = checks.filter((check) => passesCheck(check, value, beside));
      assert.ok(taken.length > 0, `${place} fails ${checks.join(', ')}. Write a valid value.`);
      for (const step of steps) {
        const {digit, remainder} = calculate(step, value);
        if (step.moved) {
          assert.equal(remainder, 1, place);
          digits += 1;
          continue;
        }
        assert.ok(step.covers && step.weights && step.at, `${place}: write covers, weights and at.`);
        assert.equal(digit, value[step.at - 1], `${place}: place ${step.at}`);
        const others = [...'0123456789K'].filter((other) => other !== digit);
        const wrong = others.map((other) => value.slice(0, step.at! - 1) + other + value.slice(step.at));
        for (const check of taken)
          assert.deepEqual(
            wrong.filter((each) => passesCheck(check, each, beside)),
            [],
            `${place}: ${check} takes another digit at place ${step.at}`,
          );
        digits += 1;
      }
    }
  }
  assert.ok(digits > 20, `${digits} digits`);
  console.log(`check digits calculated: ${digits}`);
});

test('the algorithm of a calculation is that of the check for other numbers too', () => {
  let tried = 0;
  for (const [anchor, {checks, examples}] of algorithms) {
    for (const {value, beside = {}, steps = []} of examples) {
      const [step] = steps;
      // With several check digits the others would have to change as well.
      if (steps.length !== 1 || !step?.at || step.at !== value.length) continue;
      const check = checks.find((name) => passesCheck(name, value, beside))!;
      for (const digit of '0123456789') {
        const changed = value.slice(0, step.at - 7) + digit + value.slice(step.at - 6);
        const expected = calculate(step, changed).digit!;
        if (expected.length > 1) continue;
        const whole = changed.slice(0, -1) + expected;
        if (calculate(step, whole).digit !== expected || anchor === 'edrpou' || anchor === 'luhn') continue;
        assert.ok(passesCheck(check, whole, beside), `${anchor}: ${whole}`);
        tried += 1;
      }
    }
  }
  assert.ok(tried > 50, `${tried} numbers`);
});
