import assert from 'node:assert/strict';
import {test} from 'vitest';
import {checkNames, passesCheck} from '../../src/content/services/valueChecks';
import {loadNetworks} from '../../src/content/reference/coins';
import {examplesBeside, loadServices, whyRefused, type RecordField} from '../../src/content/services/services';

/** An example of a record or a table with its invalid twin. */
interface Use {
  /** File and key. */
  place: string;
  field: Pick<RecordField, 'pattern' | 'values' | 'check'>;
  example: string;
  twin: string;
  /** Examples of the fields in the same object. */
  beside: Record<string, string>;
}

const ofRecords = loadServices().flatMap((service) =>
  service.fields.map((field): Use => ({
    place: `${service.code}: ${field.name}`,
    field,
    example: field.example,
    twin: field.invalid_example,
    beside: examplesBeside(service, field),
  })),
);
const ofNetworks = loadNetworks().flatMap(({code, pattern, check, examples, invalid_example: twin}) =>
  examples.map((example): Use => ({place: `network ${code}`, field: {pattern, check}, example, twin, beside: {}})),
);
const usesOf = (name: string): Use[] => [...ofRecords, ...ofNetworks].filter(({field}) => field.check === name);

test('every check takes the examples that records and tables use, and refuses their invalid twins', () => {
  let examples = 0;
  for (const name of checkNames) {
    const uses = usesOf(name);
    if (uses.length === 0) continue;
    for (const {place, field, example, twin, beside} of uses) {
      assert.ok(passesCheck(name, example, beside), `${place}: the check ${name} refuses the example ${example}`);
      assert.notEqual(
        whyRefused(field as RecordField, twin, beside),
        null,
        `${place}: the invalid twin ${twin} is valid`,
      );
    }
    // A pattern refuses some twins before the check sees them; without the others the check itself would go untried.
    const refused = new Set(uses.filter(({twin, beside}) => !passesCheck(name, twin, beside)).map(({twin}) => twin));
    assert.ok(
      refused.size > 0,
      `No invalid twin is refused by the check ${name} itself. Give a field that names it a likely mistake of the right form.`,
    );
    const different = new Set(uses.map(({example}) => example)).size;
    console.log(
      `${name}: ${uses.length} uses, ${different} different examples, ${refused.size} different twins that the check itself refuses`,
    );
    examples += different;
  }
  assert.ok(examples > 0, 'examples checked');
  console.log(`examples checked: ${examples}`);
});

test('every check is named by a field or a table', () => {
  const unused = checkNames.filter((name) => usesOf(name).length === 0);
  assert.ok(checkNames.length > 0);
  assert.deepEqual(
    unused,
    [],
    'No field and no table names these checks. Remove them from src/content/services/valueChecks.ts',
  );
});

/** All values that differ from one in a single digit. */
function slipsOf(value: string): string[] {
  return [...value].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => value.slice(0, index) + other + value.slice(index + 1)),
  );
}

/** Numbers that others have published as examples, for the algorithms that no package brings. */
const published: {check: string; value: string; beside: Record<string, string>; source: string}[] = [
  {
    check: 'cci',
    value: '01136600010003254221',
    beside: {},
    source: 'Localpayment, bank account validations of Peru: 011-366-000100032542-21',
  },
  {
    check: 'nuban',
    value: '0000014579',
    beside: {bank_code: '011'},
    source: 'Central Bank of Nigeria, Proposals on the implementation of NUBAN scheme 0.4, example 1',
  },
  {check: 'nuban', value: '0000000220', beside: {bank_code: '011'}, source: 'the same, example 2'},
];

for (const {check, value, beside, source} of published) {
  test(`the check ${check} takes ${value} (${source}) and refuses it with any one digit wrong`, () => {
    assert.ok(passesCheck(check, value, beside));
    const slips = slipsOf(value);
    assert.equal(slips.length, value.length * 9);
    assert.deepEqual(
      slips.filter((slip) => passesCheck(check, slip, beside)),
      [],
    );
  });
}

test('the check digit of a NUBAN belongs to the bank', () => {
  assert.ok(!passesCheck('nuban', '0000014579', {bank_code: '058'}));
  assert.ok(!passesCheck('nuban', '0000014579'));
});
