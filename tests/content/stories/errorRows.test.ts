/** Rows of the tables "Errors" whose cause names a special case: the gateway returns the code in that case. */
import {createSign} from 'node:crypto';
import {expect, test} from 'vitest';
import {loadContract} from '../../../src/content/contract/contract';
import {loadCurrencies} from '../../../src/content/reference/currencies';
import {loadExchangeKey} from '../../../src/content/signing/exchangeKey';
import {readPageFile} from '../../../src/pages/page';
import type {Json} from '../../support/json';
import {bodies, cardFields, Merchant} from '../../support/merchant';
import {contractOf} from '../../../src/gateway/values/operationId';

/** The code of a refusal in words, in either version. */
function codeOf(merchant: Merchant, body: Json): string | undefined {
  const {code, error} = body as {code?: string; error?: {code: number}};
  if (!error) return code;
  return Object.keys(merchant.world.errors).find((name) => merchant.world.errors[name]!.number === error.code);
}

/** The cause that an operation gives for a code. */
function causeOf(contract: string, operation: string, code: string): string | undefined {
  return loadContract(contract, 'en').errors[operation]!.find((error) => error.code === code)?.cause;
}

/** Plays a request, and expects the code and, in its row, what the request does wrong. */
function expectRow(merchant: Merchant, operation: string, body: Json, code: string, words: string): void {
  expect(codeOf(merchant, merchant.send(`/${operation}`, body).body), operation).toBe(code);
  expect(causeOf(contractOf(operation), operation, code), `${operation}: ${code}`).toContain(words);
}

test('a time that the clocks of Kyiv skip is a value that is not allowed, as each row says', () => {
  const merchant = new Merchant();
  const {id} = merchant.send('/v2/transaction/create', bodies.card('order-1')).body.data as {id: string};
  merchant.send('/v2/transaction/pay', {transaction_id: id, fields: cardFields('4242424242424242')});
  const skipped = '2026-03-29 03:30:00';
  merchant.now = Date.parse('2026-04-01T00:00:00Z') / 1000;
  const bodiesOf: Record<string, Json> = {
    'v1/transaction/issue_token': {
      transaction_id: merchant.state.numbers[id],
      payer_reference: 'payer-1',
      consent: {uses: ['payer_initiated'], accepted_at: skipped},
    },
    'v1/cards/whitelist_add': {card_number: '5555555555554444', expires_at: skipped},
    'reports/v1/create': {
      kind: 'transactions',
      format: 'csv',
      period_by: 'created_at',
      from: skipped,
      to: '2026-03-30 00:00:00',
    },
  };
  for (const [operation, body] of Object.entries(bodiesOf))
    expectRow(merchant, operation, body, 'field_value_not_allowed', 'clocks of Kyiv skip');
});

test('an address of a wrong length is a wrong address, as each row says', () => {
  const merchant = new Merchant();
  const v1 = {service_id: 1002, external_id: 'order-1', amount: 4990, currency: 'EUR', fields: {ip: '203.0.113.10'}};
  for (const url of ['https://a', `https://shop.example/${'a'.repeat(2048)}`]) {
    expectRow(merchant, 'v1/transaction/create', {...v1, return_url: url}, 'url_invalid', 'has the wrong length');
    const v2 = bodies.card('order-1', '49.90', {return_url: url});
    expectRow(merchant, 'v2/transaction/create', v2, 'url_invalid', 'has the wrong length');
  }
});

test('a service that only checks is not created, as each row says', () => {
  const merchant = new Merchant();
  const order = {external_id: 'order-1', currency: 'NGN'};
  const v1 = {...order, service_id: 7016, amount: 10000, fields: {}};
  const v2 = {...order, service: 'bank_transfer/nigeria_validate', amount: '100.00'};
  for (const [operation, body] of Object.entries({'v1/transaction/create': v1, 'v2/transaction/create': v2}))
    expectRow(merchant, operation, body, 'field_value_not_allowed', 'the service only checks');
});

test('an account that a service of checks does not find is a value that is not allowed, as each row says', () => {
  const merchant = new Merchant();
  const fields = {bank_code: '058', account_number: '0000004047'};
  const order = {external_id: 'order-1', currency: 'NGN'};
  const v1 = {...order, service_id: 7016, amount: 10000, fields: {full_name: 'Ada Example', ...fields}};
  const v2 = {...order, service: 'bank_transfer/nigeria_validate', amount: '100.00'};
  const recipient = {full_name: 'Ada Example', fields};
  expectRow(merchant, 'v1/transaction/validate', v1, 'field_value_not_allowed', 'found no account');
  expectRow(merchant, 'v2/transaction/validate', {...v2, recipient}, 'field_value_not_allowed', 'found no account');
});

test('a negative amount of an invoice and a smallest part with a comma are invalid amounts, as the row says', () => {
  const invoice = {
    point: 1042,
    external_id: 'order-1',
    amount: '500.00',
    currency: 'EUR',
    description: 'Order 1',
    due_at: '2025-03-20T09:00:00Z',
  };
  const expectAmount = (changes: Json, words: string) =>
    expectRow(new Merchant(), 'invoicing/v1/invoice_create', {...invoice, ...changes}, 'amount_invalid', words);
  expectAmount({amount: '-1.00'}, 'not a positive number');
  expectAmount({minimum_payment: '150,00'}, 'written with a comma');
  expectAmount({minimum_payment: ''}, 'not a positive number');
});

test('too many fields, a field in the wrong place and empty texts are in their rows', () => {
  const merchant = new Merchant();
  const metadata = Object.fromEntries(Array.from({length: 21}, (_, index) => [`key_${index}`, 'x']));
  const order = bodies.card('order-1', '49.90', {metadata});
  expectRow(merchant, 'v2/transaction/create', order, 'field_length_invalid', 'too many fields');
  const {id} = merchant.send('/v2/transaction/create', bodies.card('order-2')).body.data as {id: string};
  const payment = {transaction_id: id, fields: cardFields('4242424242424242'), card_holder: 'OLENA KOVAL'};
  expectRow(merchant, 'v2/transaction/pay', payment, 'field_unknown', 'The body or `fields`');
  const template = {point: 1042, name: 'Courses', texts: {}, currency: 'EUR', amount_mode: 'payer'};
  expectRow(merchant, 'invoicing/v1/page_template', template, 'field_missing', '`texts` is empty');
});

test('an auth of v1 that is no object is a missing one', () => {
  const merchant = new Merchant();
  const {body} = merchant.send('/v1/transaction/find', JSON.stringify({auth: 'x', external_id: 'order-1'}));
  expect(codeOf(merchant, body)).toBe('auth_missing');
  expect(causeOf('v1', 'v1/transaction/find', 'auth_missing')).toContain('`auth` is not an object');
});

test('an empty payer of an invoice is a missing field', () => {
  const invoice = {
    point: 1042,
    external_id: 'order-1',
    amount: '49.90',
    currency: 'EUR',
    description: 'Order 1',
    due_at: '2025-03-20T09:00:00Z',
    payer: {},
  };
  const operation = 'invoicing/v1/invoice_create';
  expectRow(new Merchant(), operation, invoice, 'field_missing', '`payer` is an empty object');
});

test('a value of v1 with a wrong length or pattern has a row of its own, not only that of auth', () => {
  const merchant = new Merchant();
  const quote = {service_id: 3106, currency: 'USDT', currency_to: 'EU', amount_to: 4990};
  expectRow(merchant, 'v1/transaction/currency_rate', quote, 'field_length_invalid', 'The code of a currency');
  const method = {transaction_id: 80014401, method: 'BANK_CARD'};
  expectRow(merchant, 'v1/transaction/p2p/get_recipient_card', method, 'field_format_invalid', 'in capitals');
  const email = {transaction_id: 80014401, channel: 'email', email: 'a@b'};
  expectRow(
    merchant,
    'v1/transaction/resend_giftcode',
    email,
    'field_length_invalid',
    'email address sent is too short',
  );
  const fields = Object.fromEntries(Array.from({length: 51}, (_, index) => [`field_${index}`, 'x']));
  const payment = {transaction_id: 80014401, fields};
  expectRow(merchant, 'v1/transaction/pay', payment, 'field_length_invalid', '`fields` has more than');
});

test('a wrong part of a Binance Pay notification has the code of its row', () => {
  const merchant = new Merchant();
  const exchange = loadExchangeKey();
  const order = {...bodies.hosted('order-1603', '49.9'), service: 'binance/payin', currency: 'USDT'};
  expect(merchant.send('/v2/transaction/create', order).status).toBe(201);
  const [timestamp, nonce] = ['1741944489733', 'a'.repeat(32)];
  const signed = (body: string) => {
    const pem = `-----BEGIN PRIVATE KEY-----\n${exchange.privateKey}\n-----END PRIVATE KEY-----`;
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(pem, 'base64');
    return {headers: {timestamp, nonce, signature, certificate_sn: exchange.certificateSn}, body};
  };
  const notJson = signed('not JSON');
  const withHeaders = (headers: Json) => ({...notJson, headers: {...notJson.headers, ...headers}});
  const cases: [Json, string, string][] = [
    [withHeaders({nonce: 'a'}), 'field_length_invalid', 'a header other than the timestamp has the wrong length'],
    [
      withHeaders({nonce: '-'.repeat(32)}),
      'field_format_invalid',
      'contains a character that the exchange does not send',
    ],
    [withHeaders({timestamp: '1741944489'}), 'field_format_invalid', 'the timestamp is not in milliseconds'],
    [notJson, 'field_format_invalid', '`body` has a valid signature but is not JSON'],
    [{...notJson, body: 'neither JSON'}, 'field_value_not_allowed', 'signature does not match the bytes sent'],
    [withHeaders({certificate_sn: 'df846e44'}), 'field_value_not_allowed', '`headers.certificate_sn` names no key'],
  ];
  for (const version of ['v1', 'v2'])
    for (const [body, code, words] of cases)
      expectRow(merchant, `${version}/binance_pay/notify`, {external_id: 'order-1603', ...body}, code, words);
});

test('the page of create says that a service may narrow expires_in, as it does', () => {
  const merchant = new Merchant();
  const {expiry} = merchant.world.services.find(({code}) => code === 'pix/payin_h2h')!;
  const order = {...bodies.pixQr('order-1'), expires_in: expiry!.shortest_seconds - 1};
  expect(codeOf(merchant, merchant.send('/v2/transaction/create', order).body)).toBe('field_value_not_allowed');
  for (const version of ['v1', 'v2']) {
    const {properties} = merchant.world.contracts[version]!.components.schemas.TransactionCreate as {
      properties: Record<string, {description: string; minimum: number}>;
    };
    expect(order.expires_in).toBeGreaterThanOrEqual(properties.expires_in!.minimum);
    expect(properties.expires_in!.description).toContain('The service may have a default and a narrower range.');
    expect(readPageFile(`api/${version}/transaction/create`, 'en').body).toContain('](/services/) lists its range');
  }
});

test('an example of a currency is one that a service takes', () => {
  const {world} = new Merchant();
  const taken = new Set(world.services.flatMap(({currencies}) => currencies));
  const known = new Set(loadCurrencies('en').map(({code}) => code));
  const {amount} = world.contracts.v1!.components.schemas.TransactionCreate!.properties as {
    amount: {description: string};
  };
  const names = ['request_format', 'request_format_v1', 'api/v1/transaction/create', 'api/v1/account/info'];
  const texts = [amount.description, ...names.map((name) => readPageFile(name, 'en').body)];
  const named = texts.flatMap((text) => text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => known.has(code));
  expect(named.length).toBeGreaterThan(texts.length);
  expect(named.filter((code) => !taken.has(code))).toEqual([]);
});
