import {expect, test} from 'vitest';
import {loadLimits} from '../../src/content/core/limits';
import {loadService, loadServices} from '../../src/content/services/services';
import {passesCheck} from '../../src/content/services/valueChecks';
import {listFiles, readText} from '../support/files';
import {literalNumbers, literalNumbersFile, literalNumbersIn, rule} from './rules/numberTokens';

const texts = listFiles('docs', 'i18n', 'src').filter(rule.appliesTo);

test('a phrase that may keep its number is in a text', () => {
  const prose = texts.map(readText);
  const unused = literalNumbers.literal.filter(({phrase}) => !prose.some((text) => text.includes(phrase)));
  expect(unused, `No text says this any more. Take it out of literal in ${literalNumbersFile}.`).toEqual([]);
  console.log(`${literalNumbers.literal.length} phrases keep their number.`);
});

test('a source covers the texts of its own item of data, in every language, and nothing else', () => {
  const sourced = `rules:
  - code: iban-length
    text: An IBAN has 29 characters.
    source: https://bank.example/iban
statuses:
  - {code: success, meaning: It lasts 9 seconds.}
`;
  const file = 'src/data/a.yaml';
  expect(literalNumbersIn(sourced, file)).toEqual([expect.stringContaining('9 seconds')]);
  expect(literalNumbersIn(sourced.replace(/.*source.*\n/, ''), file)).toHaveLength(2);
  expect(literalNumbersIn(sourced.replace('source:', 'standard:'), file)).toHaveLength(1);
  expect(literalNumbersIn(sourced.replace(/source: .*/, 'source: edbed235'), file)).toHaveLength(2);

  const translated = 'i18n/uk/data/services/bank_transfer/egypt_payout_h2h.yaml';
  const text = readText(translated);
  expect(text).toMatch(/29 символів/);
  expect(literalNumbersIn(text, translated)).toEqual([]);
  expect(literalNumbersIn(text.replace(/^rules:/m, 'statuses:'), translated)).toContainEqual(
    expect.stringContaining('29 символів'),
  );
});

test('a mark covers the numbers of its line, and a percent-encoding is no percentage', () => {
  expect(literalNumbersIn('| 20 attempts (**not verified**) |\n| 20 attempts |', 'docs/a.mdx')).toEqual([
    expect.stringContaining('line 2'),
  ]);
  expect(literalNumbersIn('description=~40%20UAH', 'docs/a.mdx')).toEqual([]);
  expect(literalNumbersIn('A fee of 40% applies.', 'docs/a.mdx')).toHaveLength(1);
});

test('a number after “at most” is a limit whatever it counts, an amount of money is not', () => {
  const found = (text: string) => literalNumbersIn(text, 'docs/a.mdx').length;
  for (const text of [
    'At most 200 with access.',
    'Up to **four** of them.',
    'Щонайбільше 5 на компанію.',
    'понад 50 кодів',
  ])
    expect(found(text), text).toBe(1);
  for (const text of [
    'at most 50,000 PHP',
    'понад 15 000 INR',
    'up to 100,000 UAH',
    'at most %limits.sessions.number%',
  ])
    expect(found(text), text).toBe(0);
});

test('a number stays one behind a word that stands before many nouns, in an ordinal, and as a lower limit', () => {
  const found = (text: string) => literalNumbersIn(text, 'docs/a.mdx').length;
  for (const text of [
    'Support replies within 5 working days.',
    'протягом 5 робочих днів',
    'After three wrong codes the payment fails.',
    'після трьох неправильних кодів',
    'A fourth attempt fails.',
    'Після п’ятої спроби платіж завершено.',
    'fails the first two times',
    'The list has 100 per page.',
    'по 100 на сторінці',
    'kept for five years',
    'зберігається п’ять років',
    'At least 4.5 for both pairs.',
    'A session ends after 24 h.',
  ])
    expect(found(text), text).toBe(1);
  for (const text of ['The second attempt failed.', 'The amount is 500.00 times 45.12.', 'Друга спроба вдалася.'])
    expect(found(text), text).toBe(0);
});

test('numbers in words are read whole', () => {
  for (const text of ['twenty-two digits', 'eleven rows', 'двадцять дві цифри', 'сімнадцять символів', 'сорока рядків'])
    expect(literalNumbersIn(`It has ${text}.`, 'docs/a.mdx'), text).toEqual([expect.stringContaining(text)]);
});

test('of a component the texts of its interface are read', () => {
  const inComponent = (text: string) => literalNumbersIn(text, 'src/components/A/index.tsx').length;
  expect(inComponent("translate({id: 'a', message: 'Shown for 5 minutes'})")).toBe(1);
  expect(inComponent('<Translate id="a" values={{of: () => 3}}>\n  Up to four of them\n</Translate>')).toBe(1);
  expect(
    inComponent("// After 5 minutes.\nconst a = ['at most 5 rows', translate({message: 'It\\'s {count} rows'})];"),
  ).toBe(0);
});

test('a length that texts name is the longest that the pattern of the field takes', () => {
  const fieldOf = (service: string, name: string) => loadService(service).fields.find((field) => field.name === name)!;
  const keyOf = (service: string, name: string, key: string) =>
    fieldOf(service, name).keys!.find((one) => one.name === key)!;
  const patterns = {
    security_question: fieldOf('interac/payout_h2h', 'security_question').pattern!,
    address_city: keyOf('boleto/payin_h2h', 'address', 'city').pattern!,
    address_street: keyOf('boleto/payin_h2h', 'address', 'street').pattern!,
    browser_header: keyOf('card/payin_h2h', 'browser', 'accept_header').pattern!,
  };
  expect(keyOf('card/payin_h2h', 'browser', 'user_agent').pattern).toBe(patterns.browser_header);
  for (const [name, pattern] of Object.entries(patterns)) {
    const longest = loadLimits()[name]!.value;
    expect('a'.repeat(longest), name).toMatch(new RegExp(pattern, 'u'));
    expect('a'.repeat(longest + 1), name).not.toMatch(new RegExp(pattern, 'u'));
  }
});

test('the lengths of documents that texts name are those that the check takes', () => {
  const lengthsOf = (check: string, type: string) =>
    Array.from({length: 15}, (_none, index) => index + 3).filter((length) =>
      [...'0123456789'].some((last) => passesCheck(check, '20'.padEnd(length - 1, '0') + last, {document_type: type})),
    );
  const valueOf = (name: string) => loadLimits()[name]!.value;
  const range = (from: string, to: string) =>
    Array.from({length: valueOf(to) - valueOf(from) + 1}, (_none, index) => valueOf(from) + index);
  expect(lengthsOf('document_co', 'CC')).toEqual(range('colombian_document_shortest', 'colombian_document_longest'));
  expect(lengthsOf('document_co', 'NIT')).toEqual([valueOf('colombian_nit')]);
  expect(lengthsOf('document_py', 'CI')).toEqual(range('paraguayan_ci_shortest', 'paraguayan_ci_longest'));
  expect(lengthsOf('document_pe', 'DNI')).toEqual([valueOf('peruvian_dni')]);
  expect(lengthsOf('document_pe', 'RUC')).toEqual([valueOf('peruvian_ruc')]);
});

test('services whose texts share a number have it in each of their records', () => {
  const valueOf = (name: string) => loadLimits()[name]!.value;
  const services = loadServices();
  const disputed = services.filter(
    ({code, chargeback}) => /^(card|google_pay)\//.test(code) && chargeback.kind === 'card',
  );
  const pix = services.filter(({code, direction}) => /^(pix|open_finance)\//.test(code) && direction === 'payin');
  expect(disputed.length).toBeGreaterThan(3);
  expect(pix.length).toBeGreaterThan(2);
  for (const {code, chargeback} of disputed) expect(chargeback.until_days, code).toBe(valueOf('card_dispute'));
  for (const {code, chargeback, refund} of pix) {
    expect(chargeback.until_days, code).toBe(valueOf('pix_fraud_return'));
    expect(refund.until_days, code).toBe(valueOf('pix_refund'));
  }
  for (const code of ['pix/payin_h2h', 'pix/payin_hpp'])
    expect(loadService(code).expiry!.shortest_seconds, code).toBe(valueOf('pix_shortest_expiry'));
  for (const code of ['card/payout_h2h', 'card/payout_token_h2h'])
    expect(loadService(code).time_to_final.longest_seconds, code).toBe(valueOf('card_payout_longest'));
});
