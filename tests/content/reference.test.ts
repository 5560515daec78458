import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadCountries, loadRegions} from '../../src/content/reference/countries';
import {listErrorPlaces} from '../../src/content/contract/errorPlaces';
import {findError, loadErrorGroups, loadErrors} from '../../src/content/contract/errors';
import {readData} from '../../src/content/core/data';
import type {Node} from '../../src/content/core/markdown';
import {nameOrder} from '../../src/content/core/names';
import {loadReasons} from '../../src/content/contract/reasons';
import {referenceFiles, toCsv} from '../../src/content/reference/referenceFiles';
import {root} from '../../src/content/core/root';
import {loadMerchantStates, loadPointStates} from '../../src/content/contract/partyStates';
import {loadStateCodes} from '../../src/content/contract/stateCodes';
import {loadStatuses} from '../../src/content/contract/statuses';
import {loadTestAmounts} from '../../src/content/reference/testAmounts';
import {loadTestCards} from '../../src/content/reference/testCards';
import {passesCheck} from '../../src/content/services/valueChecks';
import {build as errorTable} from '../../src/pages/facts/errorTable';
import {build as reasonTable} from '../../src/pages/facts/reasonTable';
import {build as stateTable} from '../../src/pages/facts/stateTable';
import {createPage, type Page} from '../../src/pages/page';

/** v1 numbers as they were published, group by group from its first number on; a gap is a retired one. Only ever add to it. */
const publishedNumbers: Record<number, string> = {
  101: 'auth_missing auth_point_unknown auth_key_revoked signature_missing signature_invalid timestamp_out_of_range nonce_reused ip_not_allowed permission_denied access_token_invalid',
  200: 'request_invalid json_invalid content_type_unsupported body_too_large field_missing field_unknown field_type_invalid field_format_invalid field_length_invalid field_value_not_allowed check_digit_invalid amount_invalid currency_unsupported country_unsupported url_invalid',
  301: 'idempotency_key_missing idempotency_key_conflict request_in_progress external_id_duplicate',
  401: 'transaction_not_found - token_not_found service_not_found state_conflict refund_not_supported refund_amount_exceeded refund_window_closed capture_amount_exceeded authorization_expired report_not_found report_not_ready invoice_not_found page_not_found template_not_found',
  501: 'service_not_enabled point_blocked amount_below_minimum amount_above_maximum turnover_limit_reached balance_insufficient payout_approval_required risk_blocked',
  601: 'rate_limited method_not_allowed path_not_found internal_error provider_error maintenance upstream_timeout',
};

test('every table is complete in both languages', () => {
  const tables = [
    loadStatuses,
    loadErrors,
    loadReasons,
    loadTestCards,
    loadMerchantStates,
    loadPointStates,
    loadCountries,
    loadRegions,
  ];
  for (const load of tables) {
    expect(JSON.stringify(load('uk')).length).toBeGreaterThan(100);
    expect(JSON.stringify(load('uk'))).not.toBe(JSON.stringify(load('en')));
  }
});

test('every property of a schema is described', () => {
  const schemas = fs.readdirSync(path.join(root, 'src/data/reference')).filter((name) => name.endsWith('.schema.yaml'));
  expect(schemas.length).toBeGreaterThan(5);
  for (const name of schemas) {
    const schema = parse(fs.readFileSync(path.join(root, 'src/data/reference', name), 'utf8')) as Record<
      string,
      unknown
    >;
    const undescribed: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(
        value as Record<string, {properties?: object; $ref?: string; description?: string}>,
      )) {
        if (key === 'properties') {
          for (const [property, {$ref, description}] of Object.entries(
            inner as Record<string, {$ref?: string; description?: string}>,
          )) {
            if (!$ref && !description) undescribed.push(`${place}/${property}`);
          }
        }
        look(inner, `${place}/${key}`);
      }
    };
    look(schema, '');
    expect(undescribed, name).toEqual([]);
  }
});

for (const {name, start, statuses} of loadStatuses('en')) {
  const codes = statuses.map(({code}) => code);

  test(`every status of a ${name} is reached from the first one, and leads only to statuses that exist`, () => {
    expect(statuses.flatMap(({next}) => next).filter((code) => !codes.includes(code))).toEqual([]);
    const reached = new Set([start]);
    for (const code of reached) statuses.find((status) => status.code === code)!.next.forEach((to) => reached.add(to));
    expect([...reached].sort()).toEqual([...codes].sort());
  });

  test(`a final status of a ${name} leads only to final ones, another one leads on`, () => {
    for (const {code, isFinal, next} of statuses) {
      if (isFinal)
        expect(
          next.filter((to) => !statuses.find((status) => status.code === to)!.isFinal),
          code,
        ).toEqual([]);
      else expect(next.length, code).toBeGreaterThan(0);
    }
  });
}

test('a number of v1 stands for one status in every kind of transaction', () => {
  const states = loadStateCodes();
  expect(states.length).toBeGreaterThan(10);
  expect(new Set(states.map(({state}) => state)).size).toBe(states.length);
  expect(new Set(states.map(({status}) => status)).size).toBe(states.length);
});

test('no error changes the v1 number that was published, and no number is given twice', () => {
  const errors = loadErrors('en');
  const {retired} = readData('reference/api_error_codes.yaml');
  expect(new Set(errors.map(({v1}) => v1)).size).toBe(errors.length);
  expect(errors.filter(({v1, code}) => v1 in retired || Object.values(retired).includes(code))).toEqual([]);
  const numbers = new Map(errors.map(({code, v1}) => [code, v1]));
  let looked = 0;
  for (const [first, codes] of Object.entries(publishedNumbers)) {
    codes.split(' ').forEach((code, index) => {
      const number = Number(first) + index;
      if (code === '-') expect(retired[number], String(number)).toBeDefined();
      else expect(numbers.get(code), code).toBe(number);
      looked += 1;
    });
  }
  expect(looked).toBe(errors.length + Object.keys(retired).length);
});

test('the v1 number of an error lies in the block of its group', () => {
  for (const {block, errors} of loadErrorGroups('en')) {
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter(({v1}) => v1 < block || v1 > block + 99)).toEqual([]);
  }
});

test('what may be repeated has an HTTP status that says so', () => {
  const same = loadErrors('en').filter(({retryable}) => retryable === 'same');
  expect(same.length).toBeGreaterThan(3);
  expect(same.filter(({http}) => ![409, 422, 429].includes(http) && http < 500)).toEqual([]);
});

test('a reason that forbids repetition gives nothing away to the payer', () => {
  const silent = loadReasons('en').filter(({code}) =>
    ['card_lost_stolen', 'suspected_fraud', 'risk_declined', 'compliance_declined'].includes(code),
  );
  expect(silent.length).toBe(4);
  for (const {code, retryable, payerMessage, recipientMessage} of silent) {
    expect(retryable, code).toBe('no');
    expect(`${payerMessage} ${recipientMessage}`, code).not.toMatch(/fraud|stolen|lost|sanction|risk/i);
  }
});

test('a card that Visa never approves is not tried again', () => {
  const page = fs.readFileSync(path.join(root, 'docs/reference/failure_reason_codes.mdx'), 'utf8');
  const never = /\| Visa, category 1 \| [^:|]+: ([^|]+) \|/.exec(page)![1]!.split(', ');
  const reasons = loadReasons('en').filter(({networkCodes}) => networkCodes.some((code) => never.includes(code)));
  expect(reasons.length).toBeGreaterThan(4);
  // Another number is another card.
  const isAnotherCard = ({code}: (typeof reasons)[number]): boolean => code === 'card_number_invalid';
  expect(reasons.filter((one) => one.retryable !== 'no' && !isAnotherCard(one)).map(({code}) => code)).toEqual([]);
});

test('test cards name reasons and errors that exist, and have the check digit that they claim', () => {
  const {cards, invalid} = loadTestCards('en');
  const reasons = new Set(loadReasons('en').map(({code}) => code));
  const errors = new Set(loadErrors('en').map(({code}) => code));
  expect(cards.length).toBeGreaterThan(30);
  for (const {result, reasonCode, ...outcome} of cards) {
    expect(reasonCode === undefined, JSON.stringify(outcome)).toBe(result === 'success');
    if (reasonCode) expect(reasons).toContain(reasonCode);
  }
  expect(cards.filter(({number}) => !passesCheck('luhn', number)).map(({number}) => number)).toEqual([]);
  expect(invalid.length).toBeGreaterThan(0);
  for (const {number, errorCode} of invalid) {
    expect(errors).toContain(errorCode);
    expect(passesCheck('luhn', number)).toBe(errorCode !== 'check_digit_invalid');
  }
});

test('a silent bank ends with a reason that says so, never with the unclear one', () => {
  const {cards} = loadTestCards('en');
  const given = [...cards.map(({reasonCode}) => reasonCode), ...loadTestAmounts().flatMap(({reasons}) => reasons)];
  expect(given).not.toContain('provider_timeout');
  expect(cards.find(({number}) => number === '4000000000000119')).toMatchObject({
    result: 'failed',
    reasonCode: 'bank_unavailable',
  });
  expect(loadTestAmounts().find(({lastDigits}) => lastDigits === '78')).toMatchObject({
    via: 'pending',
    status: 'failed',
    reasons: ['bank_unavailable', 'provider_unavailable'],
  });
});

for (const locale of ['en', 'uk'] as const) {
  test(`all 249 countries have three codes and a name, sorted by name (${locale})`, () => {
    const countries = loadCountries(locale);
    expect(countries).toHaveLength(249);
    for (const key of ['alpha2', 'alpha3', 'numeric'] as const)
      expect(new Set(countries.map((country) => country[key])).size).toBe(249);
    expect(countries.find(({alpha2}) => alpha2 === 'UA')).toMatchObject({
      alpha3: 'UKR',
      numeric: '804',
      names: {en: 'Ukraine', uk: 'Україна'},
    });
    expect(countries.filter(({numeric}) => !/^\d{3}$/.test(numeric))).toEqual([]);
    const names = countries.map(({names: byLocale}) => byLocale[locale]);
    expect(names).toEqual([...names].sort(nameOrder(locale)));
  });
}

test('no Ukrainian name of a country or region has another apostrophe or a Latin letter', () => {
  const names = [
    ...loadCountries('uk').map(({names: {uk}}) => uk),
    ...loadRegions('uk').flatMap(({regions}) => regions.map(({name}) => name)),
  ];
  expect(names.length).toBe(249 + 135);
  expect(names.filter((name) => /[ʼ'A-Za-zыэъё]/i.test(name))).toEqual([]);
});

test('regions belong to countries of the table', () => {
  const countries = new Set(loadCountries('en').map(({alpha2}) => alpha2));
  const regions = loadRegions('en');
  expect(regions.map(({country, regions: {length}}) => [country, length])).toEqual([
    ['US', 51],
    ['CA', 13],
    ['AU', 8],
    ['BR', 27],
    ['IN', 36],
  ]);
  expect(regions.filter(({country}) => !countries.has(country))).toEqual([]);
});

test('a published table says the same in CSV and JSON, in both languages', () => {
  for (const locale of ['en', 'uk'] as const) {
    const files = referenceFiles(locale);
    const names = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const rows = JSON.parse(files[name]!) as Record<string, unknown>[];
      expect(files[name.replace('.json', '.csv')]!.split('\r\n').length, name).toBe(rows.length + 2);
    }
  }
  expect(JSON.parse(referenceFiles('uk')['reference/country_codes.json']!)).toContainEqual(
    expect.objectContaining({
      alpha2: 'UA',
      alpha3: 'UKR',
      numeric: '804',
      name: 'Україна',
      name_en: 'Ukraine',
      name_uk: 'Україна',
    }),
  );
});

test('CSV quotes what would break it', () => {
  expect(toCsv([{name: 'a, "b"', list: ['x', 'y'], none: null}])).toBe('name,list,none\r\n"a, ""b""",x y,\r\n');
});

test('every error says where it comes from, as far as the contracts know it, with an example of it', () => {
  const places = listErrorPlaces();
  const codes = Object.keys(places);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of codes) {
    expect(findError(code, 'en').code).toBe(code);
    for (const {contract, operations, example} of places[code]!) {
      expect(operations.length, code).toBeGreaterThan(0);
      expect(contract.endsWith('v1') ? (example.error as {code: number}).code : example.code, code).toBe(
        contract.endsWith('v1') ? findError(code, 'en').v1 : code,
      );
    }
  }
  // An operation’s own reason for an error that all share would contradict what the table says of it.
  for (const {contract, example} of places.rate_limited!)
    expect(JSON.stringify(example), contract).toMatch(/The limit of \d+ requests in \d+ seconds is reached\./);
  expect(places.nonce_reused!.map(({contract, isEvery}) => [contract, isEvery])).toContainEqual(['v1', 'operation']);
});

test('the pages of codes have an address for each code and stay light', () => {
  const pages: [string, (page: Page) => Node[], string[]][] = [
    ['reference/api_error_codes', errorTable, loadErrors('en').map(({anchor}) => anchor)],
    ['reference/failure_reason_codes', reasonTable, loadReasons('en').map(({anchor}) => anchor)],
    ['reference/state_codes', stateTable, loadStateCodes().map(({state}) => String(state))],
  ];
  for (const [id, build, anchors] of pages) {
    for (const locale of ['en', 'uk'] as const) {
      const tree = JSON.stringify(build(createPage(id, locale, {})));
      expect(anchors.length).toBeGreaterThan(10);
      for (const anchor of anchors)
        expect(tree, `${id} ${locale}`).toContain(`"hProperties":{"id":"${anchor}","href":"#${anchor}","ariaLabel":"`);
      expect(tree.split('"type":').length, `${id} ${locale}: nodes`).toBeLessThan(4500);
    }
  }
});

test('what the payer is told about an error gives nothing away and names nothing of ours', () => {
  const texts = loadErrors('en').flatMap(({payerMessage}) => payerMessage ?? []);
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(text).not.toMatch(/fraud|risk|gateway|merchant|API|signature|_/i);
});
