import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {ElementContent, Root} from 'hast';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {passesCheck} from '../../src/content/services/valueChecks';
import {readBundle} from '../../src/content/contract/contract';
import {readData} from '../../src/content/core/data';
import {findError} from '../../src/content/contract/errors';
import {locales} from '../../src/content/core/locales';
import type {Node} from '../../src/content/core/markdown';
import {crc16} from '../../src/gateway/values/pixPayload';
import {root} from '../../src/content/core/root';
import {listPages, loadSidebar} from '../../src/content/core/sidebar';
import {readScenarios} from '../../src/content/contract/contractScenarios';
import type {ContentSource} from '../../src/content/contract/openApi';
import {loadGatewayServices} from '../../src/content/examples/world';
import {exchangesOf, playTest, takesNoMoney, type ExampleExchange} from '../../src/content/examples/serviceExamples';
import {
  completeService,
  examplesBeside,
  joinRecords,
  loadFamilies,
  loadService,
  loadServices,
  whyRefused,
  statusKindOf,
  type RawService,
  type Service,
} from '../../src/content/services/services';
import {loadStatusKind} from '../../src/content/contract/statuses';
import {desk} from '../../src/pages/kinds/service/desk';
import {flow as drawingOf} from '../../src/pages/kinds/service/flow';
import {withoutSecrets} from '../../src/gateway/books/cards';
import {createPage} from '../../src/pages/page';
import {cancelText} from '../../src/pages/serviceText';
import {nodesOf, pages, readPage} from '../support/pages';
import type {JsonObject} from '../../src/types/json';

const services = loadServices();
const ofServices = (page: string) =>
  /^services\/[a-z0-9_]+\/(?!index$)[a-z0-9_]+$/.test(page) && !page.startsWith('services/invoicing/');

test('every record is whole in every language, and its number is its own', () => {
  expect(services.length).toBeGreaterThan(0);
  for (const {code} of locales)
    expect(loadServices(code).map((service) => service.code)).toEqual(services.map((service) => service.code));
  expect(new Set(services.map(({id}) => id)).size).toBe(services.length);
  console.log(`services: ${services.length} in ${locales.length} languages`);
});

test('every valid example passes its field, and every invalid twin fails it', () => {
  const fields = services.flatMap((service) =>
    service.fields.map((field) => ({field, beside: examplesBeside(service, field)})),
  );
  expect(fields.filter(({field, beside}) => whyRefused(field, field.example, beside) !== null)).toEqual([]);
  expect(fields.filter(({field, beside}) => whyRefused(field, field.invalid_example, beside) === null)).toEqual([]);
  expect(fields.length).toBeGreaterThan(0);
  const names = new Set(fields.map(({field}) => field.name));
  console.log(
    `fields: ${fields.length} with ${names.size} names; examples: ${fields.length} valid, ${fields.length} invalid`,
  );
});

test('records and pages of services are the same set, with the same titles', () => {
  const documented = pages.filter(ofServices);
  expect(documented.map((page) => page.replace('services/', '')).sort()).toEqual(services.map(({code}) => code).sort());
  for (const page of documented) {
    for (const {code: locale} of locales) {
      const {frontMatter, file} = readPage(page, locale);
      expect(frontMatter.service, file).toBe(page.replace('services/', ''));
      expect(frontMatter.title, `${file}: the title is the title of the record`).toBe(
        loadService(page.replace('services/', ''), locale).title,
      );
    }
  }
  console.log(`pages of services: ${documented.length} in ${locales.length} languages`);
});

test('every page of a service says in three lines whether to offer it, and what to show the payer', () => {
  for (const page of pages.filter(ofServices)) {
    for (const {code: locale} of locales) {
      const {tree, file} = readPage(page, locale);
      const parts = sectionsOf(tree.children);
      expect(
        parts['should-i-offer-it']?.find(({type}) => type === 'list')?.children?.length,
        `${file}: three lines under #should-i-offer-it`,
      ).toBe(3);
      expect(parts['show-the-payer']?.length ?? 0, `${file}: prose under #show-the-payer`).toBeGreaterThan(0);
      expect(nodesOf(tree).length).toBeGreaterThan(0);
    }
  }
});

interface Part {
  type: string;
  depth?: number;
  children?: {type: string; value?: string}[];
}

/** The nodes under each heading of level 2, by the heading's id. */
function sectionsOf(nodes: Part[]): Record<string, Part[]> {
  const sections: Record<string, Part[]> = {};
  let id = '';
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) id = /#(\S+)/.exec(node.children?.at(-1)?.value ?? '')?.[1] ?? '';
    else if (id) (sections[id] ??= []).push(node);
  }
  return sections;
}

test('families are those of the sidebar, in its order, and every family has a landing page or one to come', () => {
  const inSidebar = loadSidebar()
    .find(({key}) => key === 'services')!
    .items.flatMap((entry) => (typeof entry === 'string' ? [] : [entry.landing ?? '']))
    .map((landing) => landing.split('/')[1]);
  expect(loadFamilies().map(({code}) => code)).toEqual(inSidebar);
  expect(listPages()).toEqual(expect.arrayContaining(loadFamilies().map(({code}) => `services/${code}/index`)));
});

test('the method that covers a whole family is that of one of its services', () => {
  for (const {code, method} of loadFamilies().filter((family) => family.method !== undefined))
    expect(
      loadServices().flatMap((one) => (one.family === code ? [one.method] : [])),
      code,
    ).toContain(method);
});

const contract = readBundle('v2');
const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
ajv.addSchema({$id: 'https://contract.example/v2', components: contract.components});
/** The schemas of an operation's request and answer, by the contract. */
function schemaOf(operation: string): {request: string; answer: string} {
  const {post} = Object.values(contract.paths).find((path) => path.post.operationId === operation)!;
  const nameOf = (content: Record<string, ContentSource>) => Object.values(content)[0]!.schema.$ref!.split('/').at(-1)!;
  const success = Object.entries(post.responses).find(([status]) => status.startsWith('2'))![1];
  return {request: nameOf(post.requestBody.content), answer: nameOf(success.content!)};
}

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** Why a body does not fit a schema of the contract. */
function misfits(body: JsonObject, schema: string): string[] {
  if (!validators.has(schema))
    validators.set(schema, ajv.compile({$ref: `https://contract.example/v2#/components/schemas/${schema}`}));
  const validate = validators.get(schema)!;
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${schema}${instancePath} ${message}`);
}

/** Transactions that the messages carry, in order. */
const transactionsOf = (exchanges: ExampleExchange[]): JsonObject[] =>
  exchanges
    .map(({operation, request, answer}) => (operation ? answer : request)?.data as JsonObject)
    .filter((data) => data?.external_id !== undefined);

for (const service of services) {
  test(`${service.code}: the messages that the gateway played fit the contract and agree with each other`, () => {
    const exchanges = exchangesOf(service);
    assert.deepEqual(exchanges, exchangesOf(service), 'the messages are the same on every run');
    for (const {operation, request, answer} of exchanges) {
      const schema = operation ? schemaOf(operation) : {request: 'Callback', answer: ''};
      assert.deepEqual(misfits(request, schema.request), []);
      if (answer) assert.deepEqual(misfits(answer, schema.answer), []);
    }
    if (service.flow === 'check') return;
    const create = exchanges[0]!.request;
    const transactions = transactionsOf(exchanges);
    const {statuses} = loadStatusKind(statusKindOf(service), 'en');
    for (const transaction of transactions) {
      for (const key of ['service', 'external_id', 'amount', 'currency'])
        assert.equal(transaction[key], create[key], key);
      assert.equal(transaction.id, transactions[0]!.id);
      if (transaction.status === 'success' && transaction.type === 'payin')
        assert.equal(transaction.captured_amount, transaction.amount);
    }
    transactions.slice(1).forEach((transaction, index) => {
      const before = transactions[index]!;
      const step = (transaction.version as number) - (before.version as number);
      assert.ok(step >= 0, 'versions do not fall');
      assert.equal(step === 0, transaction.status === before.status, 'a version is a status');
      assert.ok(
        statusesWithin(step, before.status as string, statuses).includes(transaction.status as string),
        `${before.status as string} → ${transaction.status as string} in ${step} steps`,
      );
    });
    assert.equal(transactions[0]!.version, 1, 'the first message shows the first version');
    assert.equal(transactions.at(-1)!.status, 'success');
  });

  test(`${service.code}: every test input leads where the record says`, () => {
    assert.equal(service.tests.length > 0 || service.flow === 'check', service.sandbox);
    for (const {code, input, outcome} of service.tests) {
      if (outcome.error) assert.equal(findError(outcome.error, 'en').code, outcome.error, code);
      const digits = input.field === 'amount' ? input.ends_with : undefined;
      if (digits !== undefined && takesNoMoney(service)) continue;
      assert.deepEqual(
        playTest(service, {code, input, outcome, meaning: ''}),
        outcome.error ? {error: outcome.error} : outcome,
        `${service.code}, ${code}`,
      );
    }
  });
}

test('every request of a service’s page has a story in the contract, whose samples run in six languages', () => {
  const known = new Map(loadGatewayServices().map((service) => [service.code, service]));
  /** A request to create differs by who draws the screen and where the money goes, one to pay by whether a token pays; the others are what they are called. */
  const shapeOf = (operation: string, {service: code, fields}: JsonObject): string => {
    if (operation.endsWith('/pay') && Object.values(fields as JsonObject).some((value) => /^tok_/.test(String(value))))
      return `${operation}, token`;
    const service = known.get(String(code));
    if (!service) return operation;
    return `${operation}, ${service.direction === 'payout' ? 'payout' : service.integration === 'hpp' ? 'hosted' : 'host-to-host'}`;
  };
  const told = new Set(
    readScenarios('v2').flatMap(({steps}) =>
      steps.flatMap(({operation, request}) => (operation ? [shapeOf(operation, request)] : [])),
    ),
  );
  const shown = new Set(
    services.flatMap((service) =>
      exchangesOf(service).flatMap(({operation, request}) => (operation ? [shapeOf(operation, request)] : [])),
    ),
  );
  assert.ok(shown.size > 3);
  assert.deepEqual(
    [...shown].filter((shape) => !told.has(shape)),
    [],
  );
  const fixtures = services.map((service) => exchangesOf(service).length);
  console.log(
    `fixtures: ${fixtures.reduce((sum, count) => sum + count, 0)} messages of ${fixtures.length} services; shapes of requests: ${[...shown].join('; ')}`,
  );
});

/** The text of an element. */
function textIn(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** A message of a drawing, with its sender and receiver, as a reader reads it. */
const drawnMessage = /^(\S.*) → (\S.*): (.+)$/;

test('every service has its drawing in every language, with all its messages between those who send them', async () => {
  const flows = new Set<string>();
  let count = 0;
  for (const {code: locale} of locales) {
    for (const service of loadServices(locale)) {
      const [drawing] = (await drawingOf.build(
        createPage(`services/${service.code}`, locale, {service: service.code}),
      )) as Node[];
      const messages: string[] = [];
      const {hChildren} = drawing!.data as {hChildren: ElementContent[]};
      visit({type: 'root', children: hChildren} as Root, {tagName: 'li'}, (item) => void messages.push(textIn(item)));
      const drawn = messages.map((message) => drawnMessage.exec(message)?.slice(1) ?? [message]);
      assert.deepEqual(
        drawn.map(([, , text]) => text),
        service.steps.map(({text}) => text),
        `${service.code} in ${locale}`,
      );
      const names = new Map<string, string>();
      service.steps.forEach(({from, to, id}, index) => {
        for (const [party, name] of [
          [from, drawn[index]![0]!],
          [to, drawn[index]![1]!],
        ] as const)
          assert.equal(names.get(party) ?? name, name, `${service.code} in ${locale}: ${id}`);
        names.set(from, drawn[index]![0]!).set(to, drawn[index]![1]!);
      });
      assert.equal(new Set(names.values()).size, names.size, `${service.code} in ${locale}: each party has its name`);
      flows.add(`${service.flow}_${service.integration}`);
      count += 1;
    }
  }
  assert.ok(count > 0);
  console.log(`diagrams: ${count} of ${flows.size} flows`);
});

test('what a recipient leaves behind on our page is in the callback, as a payout without the page shows it', () => {
  const leaving = services.filter(({direction, integration}) => direction === 'payout' && integration === 'hpp');
  assert.ok(leaving.length > 1);
  for (const service of leaving) {
    const {chosen} = service;
    assert.ok(chosen, `${service.code}: nothing that the recipient enters`);
    const shown = transactionsOf(exchangesOf(service)).map(({recipient}) => (recipient as {fields: JsonObject}).fields);
    const next = services.find(
      ({fields, family, integration}) =>
        family === service.family &&
        integration === 'h2h' &&
        Object.keys(chosen).every((name) => fields.some((field) => field.name === name)),
    );
    assert.ok(next, `${service.code}: no service takes ${Object.keys(chosen).join(', ')}`);
    for (const [name, value] of Object.entries(chosen)) {
      assert.ok(!(name in shown[0]!), 'nobody has chosen yet');
      assert.equal(shown.at(-1)![name], withoutSecrets({[name]: value})[name], service.code);
      assert.equal(
        whyRefused(
          next.fields.find((field) => field.name === name)!,
          value,
        ),
        null,
      );
    }
  }
});

test('a check at a bank names the holder, one at an exchange only says yes', () => {
  const holders = services
    .filter(({flow}) => flow === 'check')
    .map((service) => [service.provider, (exchangesOf(service)[0]!.answer!.data as JsonObject).account_holder]);
  expect(holders.length).toBeGreaterThan(0);
  for (const [provider, holder] of holders)
    expect(holder, provider as string).toEqual(provider === 'exchange' ? undefined : expect.any(String));
});

test('a check has no statuses, and a page offers `cancel` only in statuses that its transaction can have', () => {
  expect(services.filter(({flow, statuses}) => (flow === 'check') !== (statuses.length === 0))).toEqual([]);
  for (const service of services) {
    const text = cancelText(service, createPage(`services/${service.code}`, 'en', {}));
    const possible = ['created', 'authorized', 'on_hold', ...service.statuses.map(({code}) => code)];
    const named = [...text.matchAll(/`(\w+)`/g)]
      .map(([, name]) => name!)
      .filter((name) => !/^(cancel|pay)$/.test(name));
    expect(
      named.filter((name) => !possible.includes(name)),
      service.code,
    ).toEqual([]);
  }
});

test('each message of a page has an address of its own', () => {
  for (const {code} of services) {
    const ids: string[] = [];
    visit(desk(createPage(`services/${code}`, 'en', {service: code})), ({data}) => {
      const {id} = data?.hProperties ?? {};
      if (id !== undefined) ids.push(id);
    });
    // The heading of the desk has one as well.
    expect(ids.length, code).toBe(exchangesOf(loadService(code)).length + 1);
    expect(new Set(ids).size, `${code}: ${ids.join()}`).toBe(ids.length);
  }
});

test('no answer and no callback shows a whole card number or a secret answer', () => {
  let checked = 0;
  for (const service of services) {
    const secrets = service.fields
      .filter(({name}) => /card_number$|^security_answer$|^card_cvv$/.test(name))
      .map(({name, example}) => `"${name}":"${example}"`);
    if (secrets.length === 0) continue;
    for (const {operation, request, answer} of exchangesOf(service)) {
      const text = JSON.stringify(operation ? answer : request);
      assert.deepEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
        service.code,
      );
      checked += 1;
    }
  }
  assert.ok(checked > 0);
});

test('every Pix code in the messages carries its checksum and its amount', () => {
  let checked = 0;
  for (const service of services.filter(({method}) => method === 'Pix')) {
    for (const {next_action: action, amount} of transactionsOf(exchangesOf(service))) {
      if ((action as JsonObject | undefined)?.type !== 'qr') continue;
      const payload = (action as JsonObject).payload as string;
      expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4));
      expect(payload).toContain(`54${String((amount as string).length).padStart(2, '0')}${amount as string}`);
      expect(payload.length).toBeLessThanOrEqual(512);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
  console.log(`Pix codes: ${checked}`);
});

test('every line of a boleto in the messages carries its check digits, its last day and its amount', () => {
  /** Whether a field fits the check digit at its end. */
  const modulo10 = (digits: string) =>
    [...digits]
      .reverse()
      .reduce(
        (sum, digit, index) =>
          sum + [...String(Number(digit) * (1 + (index % 2)))].reduce((total, one) => total + Number(one), 0),
        0,
      ) %
      10 ===
    0;
  let checked = 0;
  for (const service of services.filter(({shown}) => shown?.boleto)) {
    for (const {next_action: action, amount} of transactionsOf(exchangesOf(service))) {
      if ((action as JsonObject | undefined)?.type !== 'voucher') continue;
      const line = (action as JsonObject).payload as string;
      expect(line).toMatch(/^\d{47}$/);
      for (const [from, to] of [
        [0, 10],
        [10, 21],
        [21, 32],
      ] as const)
        expect(modulo10(line.slice(from, to)), line.slice(from, to)).toBe(true);
      const barcode = line.slice(0, 4) + line.slice(33) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
      const weights = '4329876543298765432987654329876543298765432';
      const rest = [...barcode].reduce((sum, digit, index) => sum + Number(digit) * Number(weights[index]), 0) % 11;
      expect(Number(line[32])).toBe(rest <= 1 ? 1 : 11 - rest);
      // The examples are of 14 March 2025; three days later is the 23rd day of the count that began with 1000 on 22 February.
      expect(line.slice(33, 37)).toBe('1023');
      expect((action as JsonObject).expires_at).toBe('2025-03-18T02:59:59Z');
      expect(Number(line.slice(37))).toBe(Number((amount as string).replace('.', '')));
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
  console.log(`boleto lines: ${checked}`);
});

test('the code of a transfer in Ukraine is the link of the National Bank: 17 lines in Base64URL, with the amount', () => {
  const service = loadService('bank_transfer/ukraine_iban_payin_h2h');
  const {payload} = transactionsOf(exchangesOf(service)).find(({status}) => status === 'requires_action')!
    .next_action as {payload: string};
  const [, encoded] = /^https:\/\/qr\.bank\.gov\.ua\/([\w-]+)$/.exec(payload) ?? [];
  expect(payload.length).toBeLessThanOrEqual(507);
  const lines = Buffer.from(encoded ?? '', 'base64url')
    .toString()
    .split('\n');
  expect(lines).toHaveLength(17);
  expect(lines.slice(0, 4)).toEqual(['BCD', '003', '1', 'ICT']);
  expect(passesCheck('iban', lines[6]!)).toBe(true);
  expect(lines[7]).toBe(`UAH${service.limits[0]!.example}`);
  expect(passesCheck('rnokpp_or_edrpou', lines[8]!)).toBe(true);
});

test('the link of a UPI mandate has every key that NPCI wants, with the terms of the request', () => {
  const {payload} = transactionsOf(exchangesOf(loadService('upi/autopay_h2h'))).find(
    ({status}) => status === 'requires_action',
  )!.next_action as {payload: string};
  const {searchParams: link, protocol} = new URL(payload);
  expect(protocol).toBe('upi:');
  const mandatory = 'pa pn mn tid tr mc validitystart validityend am amrule cu recur purpose mode txnType'.split(' ');
  expect(mandatory.filter((key) => !link.get(key))).toEqual([]);
  expect(['am', 'fam', 'recur', 'validitystart', 'validityend'].map((key) => link.get(key))).toEqual([
    '1500.00',
    '499.00',
    'MONTHLY',
    '14032025',
    '14032035',
  ]);
});

test('the account that a payer is shown has right check digits', () => {
  const checkOf: Record<string, string> = {iban: 'iban', clabe: 'clabe', nuban: 'nuban', cbu: 'cbu', cci: 'cci'};
  let checked = 0;
  for (const {code, shown} of services) {
    const check = checkOf[shown?.account?.kind ?? ''];
    if (!check) continue;
    assert.ok(
      passesCheck(check, shown!.account!.number, shown!.account),
      `src/data/services/${code}.yaml: shown.account.number fails the check ${check}. Write one with right check digits.`,
    );
    checked += 1;
  }
  expect(checked).toBeGreaterThan(0);
});

/** Statuses that can be reached in a number of steps. */
function statusesWithin(steps: number, from: string, statuses: {code: string; next: string[]}[]): string[] {
  if (steps === 0) return [from];
  return (statuses.find(({code}) => code === from)?.next ?? []).flatMap((next) =>
    statusesWithin(steps - 1, next, statuses),
  );
}

test('a record leaves out what its method does not have, and must name something that is there', () => {
  const flow = {
    statuses: [
      {code: 'success', meaning: 'a'},
      {code: 'returned', meaning: 'b'},
    ],
    payer_messages: [{when: 'returned', text: 'c'}],
    rules: [
      {code: 'speed', topic: 'payment', text: 'e'},
      {code: 'token', topic: 'payment', text: 'f'},
    ],
  } satisfies RawService;
  const joined = joinRecords(
    [flow, {without: ['returned', 'token']}, {over: ['payout'], statuses: [{code: 'failed', meaning: 'd'}]}],
    'crypto/btc_payout_h2h',
  );
  expect(joined).toEqual({
    statuses: [
      {code: 'failed', meaning: 'd'},
      {code: 'success', meaning: 'a'},
    ],
    payer_messages: [],
    tests: [],
    rules: [{code: 'speed', topic: 'payment', text: 'e'}],
  });
  expect(() => joinRecords([flow, {without: ['returnd']}], 'crypto/btc_payout_h2h')).toThrow(
    /^src\/data\/services\/crypto\/btc_payout_h2h\.yaml: “without” names returnd, and none of its files/,
  );
  const {over, without, ...whole} = loadService('crypto/btc_payout_h2h') as Service & {
    over?: string[];
    without?: string[];
  };
  expect([over, without]).toEqual([undefined, undefined]);
  expect(whole.statuses.map(({code}) => code)).not.toContain('returned');
  expect(whole.method).toBe('Bitcoin');
});

test('a file changes the text of single steps of a sequence below it, and must name a step that is there', () => {
  const flow: RawService = {
    steps: [
      {id: 'pay', from: 'merchant', to: 'gateway', text: 'pay', call: 'pay'},
      {id: 'show', from: 'merchant', to: 'payer', text: 'the number'},
    ],
  };
  const method: RawService = {step_texts: [{id: 'show', text: 'the reference'}]};
  const {steps, ...rest} = joinRecords([flow, method], 'fawry/payin_h2h');
  expect(steps).toEqual([flow.steps![0], {...flow.steps![1], text: 'the reference'}]);
  expect(rest).not.toHaveProperty('step_texts');
  const later = joinRecords([flow, method, {step_texts: [{id: 'show', text: 'the code'}]}], 'fawry/payin_h2h');
  expect(later.steps![1]!.text).toBe('the code');
  expect(joinRecords([flow, method, flow], 'fawry/payin_h2h').steps).toEqual(flow.steps);
  expect(() => joinRecords([flow, {step_texts: [{id: 'shown', text: 'a'}]}], 'fawry/payin_h2h')).toThrow(
    /^src\/data\/services\/fawry\/payin_h2h\.yaml: “step_texts” names shown, and its sequence has no such step/,
  );
});

test('a page lists the test amounts by their last digits, between the other inputs and the last row', () => {
  const joined = services.filter(({tests}) => tests.length > 1);
  expect(joined.length).toBeGreaterThan(100);
  for (const {code, tests} of joined) {
    const ranks = tests.map(({input: {field, ends_with: end, anything_else: isRest}}) =>
      isRest ? 1000 : field === 'amount' ? Number(end) : -1,
    );
    expect(ranks, code).toEqual(ranks.toSorted((one, other) => one - other));
  }
});

/** Providers of payments whose documentation says what they do, not what a scheme, a bank or a law does. */
const providers =
  /(^|\.)(ebanx|ppro|dlocal|adyen|stripe|solidgate|airwallex|razorpay|juspay|worldpay|checkout|mangopay|mollie|paylands|paykassma|carusell|qiwi|tabapay|fiserv|payture|cielo|yapily|paymongo|xendit|flutterwave|monnify|paymob|tap|worldline-solutions|hipay|antom|culqi|localpayment|fitbank|iugu|mercadopago|celcoin|woovi|pawapay|cinetpay|clapay|ligdicash|payu|acquired|paypal|fintoc|blindpay|bitpay|dfns|finapi)\.(com|io|dev|in|co|app|world|company|org|uno|br|pe|com\.br)$|(^|\.)y\.uno$|studylib/;

test('no rule cites the documentation of another payment provider or a copy of a document', () => {
  const cited = services.flatMap(({code, rules}) =>
    rules.map(({code: rule, source}) => ({place: `${code}: ${rule}`, source})),
  );
  const hosts = cited.flatMap(({place, source}) => (source ? [{place, host: new URL(source).host}] : []));
  assert.ok(hosts.length > 100);
  assert.deepEqual(
    hosts.filter(({host}) => providers.test(host)),
    [],
    'Cite the scheme, a central bank, the law or the operator, leave the source out, or leave the rule out.',
  );
  console.log(`rules: ${cited.length}, with a source: ${hosts.length}`);
});

test('a rule of pay-ins, of one currency or of one flow stands on no other page', () => {
  const codesOf = (code: string) => loadService(code).rules.map((rule) => rule.code);
  expect(codesOf('open_banking/uk_payin_h2h')).toContain('uk-reimbursement');
  expect(codesOf('open_banking/uk_payin_h2h')).not.toContain('payee-euro');
  expect(codesOf('open_banking/eu_payin_h2h')).not.toContain('payee-uk');
  expect(codesOf('card/payout_h2h')).toEqual(['payout-speed']);
  const ofLinks = ['link', 'no-desktop-link'];
  expect(codesOf('upi/payin_qr_h2h')).toEqual(expect.arrayContaining(ofLinks));
  for (const code of ['upi/payin_collect_h2h', 'upi/payout_h2h'])
    expect(codesOf(code).filter((rule) => ofLinks.includes(rule))).toEqual([]);
  for (const service of services)
    for (const {
      code,
      directions = [service.direction],
      flows = [service.flow],
      currencies = service.currencies,
    } of service.rules) {
      assert.ok(flows.includes(service.flow), `${service.code}: ${code}`);
      assert.ok(directions.includes(service.direction), `${service.code}: ${code}`);
      assert.ok(
        currencies.some((currency) => service.currencies.includes(currency)),
        `${service.code}: ${code}`,
      );
    }
});

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  $defs?: Record<string, Schema>;
}

test('schemas are closed, and every property is described', () => {
  let described = 0;
  for (const name of ['schema', '_fields/schema', 'families.schema']) {
    const file = `src/data/services/${name}.yaml`;
    const visit = (schema: Schema, place: string) => {
      if (schema.properties && schema.type === 'object')
        expect(schema.additionalProperties, `${file}: ${place} is closed`).toBe(false);
      for (const [key, inner] of Object.entries(schema.properties ?? {})) {
        expect(inner.description, `${file}: ${place}.${key} has a description`).toBeTruthy();
        described += 1;
        visit(inner, `${place}.${key}`);
      }
      if (schema.items) visit(schema.items, `${place}[]`);
      for (const inner of schema.oneOf ?? []) visit(inner, place);
      if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${place}.*`);
      for (const [key, inner] of Object.entries(schema.$defs ?? {})) visit(inner, `$defs.${key}`);
    };
    visit(parse(fs.readFileSync(path.join(root, file), 'utf8')) as Schema, name);
  }
  expect(described).toBeGreaterThan(50);
  console.log(`schemas: ${described} properties`);
});

describe('a broken record fails with its file and with what to write', () => {
  type Raw = Parameters<typeof completeService>[0];
  const shared = readData('services/_fields/shared.yaml');
  const whole = loadService('pix/payin_h2h');
  const broken: [string, Partial<Record<keyof Service, unknown>>, RegExp][] = [
    [
      'a missing fact',
      {refund: undefined},
      /there is no “refund”\. Write it here or in _method\.yaml: What may be given back/,
    ],
    [
      'a wrong example',
      {fields: [{...whole.fields[1], example: '12345678900'}]},
      /the example “12345678900” fails the check cpf_cnpj\. Write a valid one/,
    ],
    [
      'a right invalid example',
      {fields: [{...whole.fields[1], invalid_example: '12345678909'}]},
      /the invalid example “12345678909” is valid\. Write a likely mistake/,
    ],
    ['an unknown check', {fields: [{...whole.fields[1], check: 'luck'}]}, /names the check luck\. Write one of luhn/],
    [
      'a field that nothing checks',
      {fields: [{...whole.fields[1], check: undefined, pattern: undefined}]},
      /has neither pattern nor values nor check/,
    ],
    [
      'a length without a longest one',
      {fields: [{...whole.fields[1], format: '%length%', pattern: '^\\d+$'}]},
      /the format of the field document_number has %length%, and its pattern has no longest text\. Write the form/,
    ],
    [
      'an unknown shared field',
      {fields: [{use: 'shoe_size', is_required: true}]},
      /“use: shoe_size”, and src\/data\/services\/_fields\/ has no such field for this folder\. Write one of full_name/,
    ],
    [
      'an unfinished field',
      {fields: [{name: 'alias', is_required: true}]},
      /the field alias has no “in”\. Write it: The object of the request/,
    ],
    [
      'an unknown reason',
      {failure_reasons: ['bad_weather']},
      /the reason bad_weather is unknown\. Write a code of src\/data\/reference/,
    ],
    [
      'a reason of a status that is not final',
      {failure_reasons: ['provider_timeout']},
      /leave out provider_timeout, which is there only while a status is not final/,
    ],
    [
      'an unknown status',
      {statuses: [{code: 'paid', meaning: 'x'}]},
      /the status paid is unknown\. Write one of created/,
    ],
    ['an unknown family', {family: 'cows'}, /family is cows\. Write one of cards/],
    ['a currency without limits', {currencies: ['BRL', 'USD']}, /limits lacks USD/],
    [
      'an example amount out of bounds',
      {limits: [{...whole.limits[0], example: '0.10'}]},
      /1\.00 ≤ 0\.10 ≤ 50000\.00 does not hold/,
    ],
    [
      'a cancel that a payout alone has',
      {cancel: 'while_on_hold'},
      /cancel is while_on_hold, which is not true of a service with the direction payin\. Write one of before_payment/,
    ],
    ['a refund without its time', {refund: {mode: 'full'}}, /refund: write until_days/],
    ['another code than its path', {code: 'pix/other'}, /code is pix\/other\. Write pix\/payin_h2h/],
  ];
  for (const [what, change, sentence] of broken) {
    test(what, () => {
      const raw = Object.fromEntries(
        Object.entries({...whole, ...change}).filter(([, value]) => value !== undefined),
      ) as Raw;
      const complete = () => completeService(raw, [shared], 'pix/payin_h2h');
      expect(complete).toThrow(sentence);
      expect(complete).toThrow(/^src\/data\/services\/pix\/payin_h2h\.yaml: /);
    });
  }
  test('and the whole one passes', () => {
    expect(completeService(whole as Raw, [shared], 'pix/payin_h2h')).toEqual(whole);
  });
});
