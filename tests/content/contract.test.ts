import {execFileSync} from 'node:child_process';
import {createHash, createHmac} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {brand} from '../../src/brand';
import {
  bodyOf,
  contractFiles,
  contractNames,
  fillPath,
  listOperations,
  loadContract,
  operation,
  readBundle,
  resolve,
  webhook,
  webhookQuery,
  type Contract,
  type Scenario,
  type ScenarioStep,
} from '../../src/content/contract/contract';
import {readErrorCodes} from '../../src/content/contract/contractErrors';
import {yamlFiles} from '../../src/content/contract/contractSource';
import {loadInvoiceStates} from '../../src/content/examples/invoicing';
import {locales, translations} from '../../src/content/core/locales';
import type {CallbackSource, ContentSource} from '../../src/content/contract/openApi';
import {publishedContract} from '../../src/content/contract/publishedContract';
import {applyOverlay, readOverlay, stampOverlay, textNodes} from '../../src/content/contract/overlay';
import {root} from '../../src/content/core/root';
import {listPages} from '../../src/content/core/sidebar';
import {flatten, type Field} from '../../src/content/contract/schemaFields';
import {loadStateCodes} from '../../src/content/contract/stateCodes';
import {loadStatusKind, loadStatuses} from '../../src/content/contract/statuses';
import {loadTestKeys} from '../../src/content/core/testKeys';
import {contractOf} from '../../src/gateway/values/operationId';
import type {Json} from '../support/json';

const names = contractNames();
const languages = locales.map(({code}) => code);

/** A contract of which a test asserts what it holds. */
const documentOf = (name: string): Json => loadContract(name).document;

/** A validator for any place of a contract: `at('components', 'schemas', 'Amount')`. */
function validators({document, name}: Contract): (...keys: string[]) => ValidateFunction {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema(document, name);
  return (...keys) => {
    const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return ajv.compile({$ref: `${name}#/${pointer}`});
  };
}

function expectValid(check: ValidateFunction, value: unknown, where: string): void {
  expect(check(value), `${where}: ${JSON.stringify(check.errors?.[0])}`).toBe(true);
}

/** Every content of a contract that carries examples, with the keys that lead to it. */
function contents({document}: Contract): {keys: string[]; content: ContentSource}[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries<{post: CallbackSource}>(document[section] ?? {}).flatMap(([address, {post}]) => [
      {
        keys: [section, address, 'post', 'requestBody', 'content', bodyOf(post).contentType],
        content: bodyOf(post).content,
      },
      ...Object.entries(post.responses).flatMap(([status, response]) =>
        Object.entries(response.content ?? {}).map(([type, content]) => ({
          keys: [section, address, 'post', 'responses', status, 'content', type],
          content,
        })),
      ),
    ]),
  );
}

/** Every field of every body, parameter and header of a contract. */
function allFields(contract: Contract): {where: string; field: Field}[] {
  const of = (where: string, tree: Field[]) =>
    flatten(tree).map((field) => ({where: `${where} ${field.pointer}`, field}));
  return [
    ...listOperations(contract).flatMap(({id, parameters, requestFields, responses}) => [
      ...of(id, parameters),
      ...of(`${id} request`, requestFields),
      ...responses.flatMap((response) => [
        ...of(`${id} header`, response.headers),
        ...of(`${id} answer`, response.fields),
      ]),
    ]),
    ...Object.keys(contract.document.webhooks ?? {}).flatMap((name) => {
      const {parameters, fields} = webhook(contract, name);
      const query = contract.document.webhooks![name]!.get ? webhookQuery(contract, name) : [];
      return [...of(name, parameters), ...of(name, fields), ...of(`${name} by GET`, query)];
    }),
  ];
}

/** Each schema object of a document, with the keys that lead to it. */
function* objectSchemas(node: unknown, at = '#'): Generator<[string, Json]> {
  if (node === null || typeof node !== 'object') return;
  if ((node as Json).properties && (node as Json).type === 'object') yield [at, node];
  for (const [key, item] of Object.entries(node)) {
    if (!['example', 'examples'].includes(key)) yield* objectSchemas(item, `${at}/${key}`);
  }
}

for (const name of names) {
  test(`every example of ${name} fits its schema, and no schema lets unknown fields through`, () => {
    const contract = loadContract(name);
    const at = validators(contract);
    let count = 0;
    for (const {keys, content} of contents(contract)) {
      const check = at(...keys, 'schema');
      const examples = Object.entries(content.examples ?? {});
      expect(examples.length, `${keys.join(' ')} has no example`).toBeGreaterThan(0);
      for (const [key, {value}] of examples) {
        expectValid(check, value, `${keys.join(' ')} ${key}`);
        expect(check({...value, not_in_the_contract: 1}), `${keys.join(' ')} accepts an unknown field`).toBe(false);
        count++;
      }
    }
    const open = [...objectSchemas(contract.document.components)].filter(
      ([, schema]) => schema.unevaluatedProperties !== false,
    );
    expect(open.map(([where]) => where)).toEqual([]);
    console.log(`${name}: ${Object.keys(contract.document.paths).length} operations, ${count} examples validated`);
  });

  test(`every example of a single field, parameter and header of ${name} fits its own schema`, () => {
    const contract = loadContract(name);
    const at = validators(contract);
    let count = 0;
    const walk = (node: unknown, keys: string[]): void => {
      if (node === null || typeof node !== 'object') return;
      const {example, schema} = node as Json;
      const isName = keys.at(-1) === 'properties';
      if (example !== undefined && !isName) {
        expectValid(schema ? at(...keys, 'schema') : at(...keys), example, keys.join('/'));
        count++;
      }
      for (const [key, item] of Object.entries(node))
        if (isName || !['example', 'examples'].includes(key)) walk(item, [...keys, key]);
    };
    walk(contract.document, []);
    expect(count).toBeGreaterThan(30);
    console.log(`${name}: ${count} examples of single fields validated`);
  });

  for (const locale of languages) {
    test(`every field and value of ${name} (${locale}) is described in words that add something to its name`, () => {
      const found = allFields(loadContract(name, locale));
      expect(found.length).toBeGreaterThan(50);
      for (const {where, field} of found) {
        const adds = (text: string, term: string) =>
          text.length > 4 &&
          text.replace(/[^\p{L}]/gu, '').toLowerCase() !== term.replace(/[^\p{L}]/gu, '').toLowerCase();
        expect(adds(field.description, field.name), `${where} needs a description`).toBe(true);
        for (const {value, description} of field.enumValues) {
          expect(adds(description, String(value)), `${where} = ${value} needs a description`).toBe(true);
        }
        const hasLimit = field.type !== 'string' || Object.keys(field.limits).length > 0 || field.enumValues.length > 0;
        expect(hasLimit, `${where} needs a limit: minLength, maxLength, pattern or values`).toBe(true);
        const isLeaf =
          field.children.length === 0 && !['*', '[]'].includes(field.name) && field.limits.const === undefined;
        if (isLeaf) expect(field.example, `${where} needs an example`).toBeDefined();
      }
      const values = found.reduce((sum, {field}) => sum + field.enumValues.length, 0);
      console.log(`${name} ${locale}: ${found.length} fields and ${values} values described`);
    });
  }

  test(`each error that an operation of ${name} names has an example with its code, and each failure example an error`, () => {
    const contract = loadContract(name);
    let count = 0;
    for (const {id, errors, scenarios} of listOperations(contract)) {
      const {post} = Object.values(contract.document.paths).find((item) => item.post.operationId === id)!;
      const shown = Object.entries(post.responses).flatMap(([status, {content = {}}]) =>
        Object.entries(Object.values(content)[0]?.examples ?? {}).map(([key, {value}]: [string, {value: Json}]) => ({
          status,
          key,
          value,
        })),
      );
      for (const {code, number, status, isOAuth} of errors) {
        const example = shown.find(({key}) => key === code);
        expect(example, `${id} has no example of ${code}`).toBeDefined();
        if (name.endsWith('v1')) expect([example!.status, example!.value.error.code]).toEqual(['200', number]);
        else if (isOAuth) expect([example!.status, example!.value.error]).toEqual([String(status), code]);
        else
          expect([example!.status, example!.value.code, example!.value.status]).toEqual([String(status), code, status]);
        count++;
      }
      const answered = scenarios.filter(({answer}) => answer.body).map(({key}) => key);
      const known = [...errors.map(({code}) => code), ...answered];
      expect(shown.map(({key}) => key).sort()).toEqual([...known].sort());
    }
    expect(count).toBeGreaterThan(10);
    console.log(`${name}: ${count} failure examples`);
  });

  for (const locale of languages) {
    test(`the published contract ${name} (${locale}) passes the recommended rules of redocly`, () => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
      const files = contractFiles(locale);
      for (const each of names) fs.writeFileSync(path.join(directory, `${each}.yaml`), files[`openapi/${each}.yaml`]!);
      fs.copyFileSync(path.join(root, 'src/contract/redocly.yaml'), path.join(directory, 'redocly.yaml'));
      const output = execFileSync(
        process.execPath,
        [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', name, '--format=json', '--max-problems=1000'],
        {
          cwd: directory,
          encoding: 'utf8',
          env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      const {totals, problems} = JSON.parse(output.slice(output.indexOf('{')));
      expect(problems.map(({ruleId, message}: Json) => `${ruleId}: ${message}`)).toEqual([]);
      expect(totals).toMatchObject({errors: 0, warnings: 0});
      expect(files[`openapi/${name}.yaml`]).not.toContain('%brand.');
      expect(JSON.parse(files[`openapi/${name}.json`]!)).toEqual(
        publishedContract(loadContract(name, locale).document),
      );
    });
  }

  test(`every file of ${name} is used, and every reference stays inside the bundle`, () => {
    const text = JSON.stringify(loadContract(name).document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!);
    expect(references.filter((target) => !target.startsWith('#/components/'))).toEqual([]);
    const components = ['schemas', 'parameters', 'headers'].flatMap((kind) =>
      yamlFiles(`${name}/${kind}`).map((file) => `#/components/${kind}/${path.basename(file, '.yaml')}`),
    );
    expect(components.filter((component) => !references.includes(component))).toEqual([]);
    const {document} = loadContract(name);
    for (const target of references) expect(resolve(document, {$ref: target}), target).toBeDefined();
    console.log(`${name}: ${components.length} components, ${references.length} references`);
  });

  test(`the address, the operationId and the file of each operation of ${name} are one name`, () => {
    const {paths} = loadContract(name).document;
    for (const [address, {post}] of Object.entries(paths)) {
      // A parameter of the path gives the operation and its file the name that it has itself.
      expect(address.replace(/\{(\w+)\}/g, '$1')).toBe(`/${post.operationId}`);
      expect(contractOf(post.operationId)).toBe(name);
      const file = post.operationId.slice(name.length + 1);
      expect(fs.existsSync(path.join(root, `src/contract/${name}/${file}.yaml`)), post.operationId).toBe(true);
    }
    const all = names.flatMap((each) => listOperations(loadContract(each)));
    for (const {id, extensions} of all.filter(({id: own}) => contractOf(own) === name)) {
      const twin = all.find((other) => other.id === extensions.twin);
      if (twin) expect(twin.extensions.twin).toBe(id);
      const {webhooks = {}} = loadContract(name).document;
      for (const callback of extensions.callbacks) expect(Object.keys(webhooks), id).toContain(callback);
    }
  });

  test(`the scenarios of ${name} agree from the first request to find`, () => {
    const contract = loadContract(name);
    expect(contract.scenarios.length).toBeGreaterThan(2);
    const messages = contract.scenarios
      .flatMap(({steps}) => steps.map((step) => step.answer?.request_id ?? step.request.id))
      .filter(Boolean);
    expect(new Set(messages).size).toBe(messages.length);
    // Stories with other operations are played by the reference gateway.
    const simple = ['create', 'pay', 'find'].map((each) => `${name}/transaction/${each}`);
    const isSimple = ({steps}: Scenario) => steps.every(({operation: id}) => !id || simple.includes(id));
    const played = contract.scenarios.filter(isSimple);
    if (listOperations(contract).some(({id}) => simple.includes(id))) expect(played.length).toBeGreaterThan(2);
    for (const scenario of played) expectAgreement(contract, scenario);
    console.log(`${name}: scenarios ${contract.scenarios.map(({key}) => key).join(', ')}`);
  });

  test(`the Ukrainian overlay of ${name} is strict`, () => {
    const english = readBundle(name);
    const overlay = readOverlay(name, 'uk');
    const apply = (change: (copy: typeof overlay) => void) => () => {
      const copy = structuredClone(overlay);
      change(copy);
      applyOverlay(english, copy, 'test.overlay.yaml');
    };
    expect(apply(() => {})).not.toThrow();
    expect(apply(({actions}) => actions.pop())).toThrow(/has no translation of/);
    expect(apply(({actions}) => (actions[0]!.target = '$.nothing'))).toThrow(/\$\.nothing hits 0 nodes/);
    expect(apply(({actions}) => (actions[0]!.target = '$.servers[*]'))).toThrow(/hits 3 nodes/);
    expect(apply(({actions}) => (actions[0]!['x-source'] = '00000000'))).toThrow(/English of \$\.info has changed/);
    expect(apply(({actions}) => (actions[0]!.update.title = ' '))).toThrow(/empty "title"/);
    expect(apply(({actions}) => (actions[0]!.update.version = '3'))).toThrow(/no English text "version"/);
    expect(apply(({actions}) => actions.push(actions[0]!))).toThrow(/translated twice/);
    expect(overlay.actions.map(({target}) => target)).toEqual(textNodes(english).map(({target}) => target));
    expect(stampOverlay(english, overlay)).toEqual(overlay);
    console.log(`${name}: ${overlay.actions.length} overlay actions`);
  });

  for (const {code} of translations)
    test(`${code}: the texts of ${name} are in their language and keep every code word of the English`, () => {
      const english = textNodes(readBundle(name));
      const translated = textNodes(applyOverlay(readBundle(name), readOverlay(name, code), name));
      const codeWords = (text: string) => [...new Set(text.match(/`[^`]+`/g) ?? [])].sort();
      english.forEach(({target, node, keys}, index) => {
        for (const key of keys) {
          const text = translated[index]!.node[key] as string;
          expect.soft(codeWords(text), `${target} ${key}`).toEqual(codeWords(node[key] as string));
          if (code !== 'uk') continue;
          expect(text, `${target} ${key}`).not.toMatch(/[ыэъёЫЭЪЁ]|['ʼ"](?=\p{Ll})(?<=\p{L}.)/u);
          const isBare = text
            .replace(/`[^`]*`|%[^%]*%/g, '')
            .trim()
            .match(/^[—.\s\d]*$/);
          if (!isBare) expect(text, `${target} ${key}`).toMatch(/[а-щьюяєіїґ]|^API /i);
        }
      });
      expect(english.length).toBeGreaterThan(100);
    });
}

test('every contract says whom to ask', () => {
  const {name, links} = brand;
  for (const contract of names)
    expect(loadContract(contract).document.info.contact, contract).toEqual({name, url: links.knowledgeHub});
});

test('every parameter in a path is described, and every scenario gives it a value that fits', () => {
  const ajv = new Ajv2020({strict: false});
  let count = 0;
  for (const contract of names.map((name) => loadContract(name))) {
    for (const {id, path: address, parameters, scenarios} of listOperations(contract)) {
      const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      expect(
        parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
        id,
      ).toEqual(inPath);
      const {parameters: sources = []} = contract.document.paths[address]!.post;
      const described = sources.map((reference) => resolve(contract.document, reference));
      for (const {schema, name, required} of described.filter((parameter) => parameter.in === 'path')) {
        expect(required, `${id}: ${name}`).toBe(true);
        const check = ajv.compile(resolve(contract.document, schema));
        for (const {key, path: sentTo, steps} of scenarios) {
          const value = steps.find(({operation: called}) => called === id)!.parameters?.[name];
          expectValid(check, value, `${id}, ${key}, ${name}`);
          expect(sentTo, `${id}, ${key}`).toBe(address.replace(`{${name}}`, String(value)));
          count++;
        }
      }
    }
  }
  expect(count).toBeGreaterThan(1);
});

test('a step whose parameters do not fit the path fails with a sentence that says what to write', () => {
  expect(fillPath('/v2/account/service/{service_id}', {service_id: 5102}, 'a')).toBe('/v2/account/service/5102');
  expect(() => fillPath('/v2/account/service/{service_id}', {}, 'a')).toThrow(
    /no value for service_id\. Write "parameters: \{service_id/,
  );
  expect(() => fillPath('/v2/account/info', {service_id: 1}, 'a')).toThrow(/no parameter service_id\. Remove it/);
});

/** A step whose bodies the test reads. */
type Step = ScenarioStep & {request: Json; answer?: Json};

/** Ids, money and time of one scenario, through all its steps. */
function expectAgreement(contract: Contract, scenario: Scenario): void {
  const {key} = scenario;
  const steps: Step[] = scenario.steps.filter(({event}) => !event);
  const transactionOf = (step: Step): Json =>
    step.answer?.data ?? step.answer?.result ?? step.request.data ?? step.request.transaction;
  const [create] = steps;
  const first = transactionOf(create!);
  const same = [
    'id',
    'type',
    'external_id',
    'point',
    'service',
    'service_id',
    'amount',
    'currency',
    'is_test',
    'created_at',
    'description',
    'payer',
    'recipient',
    'metadata',
  ];
  expect(create!.operation, key).toMatch(/\/create$/);
  for (const name of same) {
    const asked = create!.request[name];
    if (asked !== undefined) expect(first[name], `${key}: ${name} of the answer`).toEqual(asked);
  }
  if (create!.request.expires_in) {
    const seconds = (text: string) => Date.parse(text.replace(' ', 'T').replace(/Z?$/, 'Z')) / 1000;
    expect(seconds(first.expires_at) - seconds(first.created_at), `${key}: expires_at`).toBe(
      create!.request.expires_in,
    );
  }
  let last = first;
  for (const step of steps) {
    const transaction = transactionOf(step);
    const where = `${key}, ${step.operation ?? step.webhook}`;
    for (const name of same) expect(transaction[name], `${where}: ${name}`).toEqual(first[name]);
    expect(transaction.version, `${where}: version`).toBeGreaterThanOrEqual(last.version);
    expect(transaction.version === last.version, `${where}: a new version is a new state`).toBe(
      transaction.status === last.status && transaction.updated_at === last.updated_at,
    );
    expect(transaction.updated_at >= last.updated_at, `${where}: updated_at`).toBe(true);
    const isTaken = transaction.type === 'payin' && transaction.status === 'success';
    if (transaction.type === 'payin')
      expect(Number(transaction.captured_amount), where).toBe(isTaken ? Number(transaction.amount) : 0);
    if (step.request.transaction_id) expect(step.request.transaction_id, where).toBe(first.id);
    if (step.request.external_id) expect(step.request.external_id, where).toBe(first.external_id);
    if (step.operation && !step.operation.endsWith('/find')) {
      expect(operation(contract, step.operation).extensions.toStatuses, where).toContain(transaction.status);
    }
    if (transaction.state !== undefined) {
      const states: Json[] = documentOf(contract.name).components.schemas.State.oneOf;
      const meaning = states.find(({const: state}) => state === transaction.state)!.description;
      expect(meaning, where).toContain(`\`${transaction.status}\``);
    }
    const {next_action: action, payment_url: url} = transaction;
    if (action?.type === 'redirect') expect(url, where).toBe(action.url);
    if (action?.type === 'qr')
      expect(action.payload.slice(-4), `${where}: CRC of the EMV string`).toBe(crc16(action.payload.slice(0, -4)));
    if (step.request.auth) expect(step.request.auth.hash, `${where}: hash`).toBe(hashOf(step.request.auth));
    last = transaction;
  }
  const callback = steps.find(({webhook: name}) => name);
  const find = steps.find(({operation: name}) => name?.endsWith('/find'));
  if (callback) {
    expect(['success', 'authorized', 'failed'], key).toContain(transactionOf(callback).status);
    expect(callback.request.created_at, key).toBe(transactionOf(callback).updated_at);
  } else {
    expect(['pending', 'requires_action'], `${key}: a story without a callback waits for the payer`).toContain(
      last.status,
    );
  }
  const before = steps.filter((step) => step !== find).at(-1)!;
  expect(transactionOf(find!), `${key}: find agrees with what came before it`).toEqual(transactionOf(before));
}

/** CRC-16/CCITT-FALSE as EMV QR codes carry it: four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function hashOf({point, key, nonce}: Json): string {
  return createHash('sha256')
    .update(`${point}:${key}:${nonce}:${loadTestKeys().request_secrets[point]![key]}`)
    .digest('hex');
}

test('the signature that the callback of v2 shows verifies its first example under the published test secret', () => {
  const {parameters, examples} = webhook(loadContract('v2'), 'transaction_updated');
  const [id, timestamp, signature] = parameters.map(({example}) => String(example));
  const body = examples.pix_hosted_page!;
  expect(id).toBe(body.id);
  const secret = Buffer.from(loadTestKeys().callback_secrets.current.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${JSON.stringify(body)}`)
    .digest('base64');
  expect(signature).toBe(`v1,${digest}`);
});

test('every error code of the reference table is named by an operation', () => {
  const codes = Object.keys(readErrorCodes());
  const named = new Set(
    names.flatMap((name) => listOperations(loadContract(name)).flatMap(({errors}) => errors.map(({code}) => code))),
  );
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
  console.log(`${codes.length} error codes, ${named.size} of them named by an operation`);
});

test('the contracts know the statuses and the numbers of states that the reference table has', () => {
  const kinds = loadStatuses('en').filter(({name}) => name !== 'token');
  const statuses = [...new Set(kinds.flatMap((kind) => kind.statuses.map(({code}) => code)))].sort();
  for (const name of names) {
    const {schemas} = documentOf(name).components;
    if (name === 'invoicing') {
      expect(schemas.InvoiceStatus.oneOf.map((value: Json) => value.const)).toEqual(
        Object.keys(loadInvoiceStates('en').states),
      );
      continue;
    }
    expect(schemas.Status.oneOf.map((value: Json) => value.const).sort(), name).toEqual(statuses);
  }
  const states: Json[] = documentOf('v1').components.schemas.State.oneOf;
  expect(states.map((value) => [value.const, value.description.match(/^`(\w+)`/)![1]])).toEqual(
    loadStateCodes().map(({state, status}) => [state, status]),
  );
});

test('the contracts know the statuses of tokens that the reference table has', () => {
  const statuses = loadStatusKind('token', 'en').statuses.map(({code}) => code);
  for (const name of ['v1', 'v2']) {
    const {status} = documentOf(name).components.schemas.Token.properties;
    expect(
      status.oneOf.map((value: Json) => value.const),
      name,
    ).toEqual(statuses);
  }
});

test('every status that an operation answers with can be reached from those it starts in', () => {
  const next = new Map<string, Set<string>>();
  const starts = new Set<string>();
  for (const kind of loadStatuses('en').filter(({name}) => name === 'payment' || name === 'payout')) {
    starts.add(kind.start);
    for (const {code, next: after} of kind.statuses) next.set(code, new Set([...(next.get(code) ?? []), ...after]));
  }
  const {start: invoiceStart, states: invoiceStates} = loadInvoiceStates('en');
  let count = 0;
  for (const {id, extensions} of names.flatMap((name) => listOperations(loadContract(name)))) {
    const isInvoice = contractOf(id) === 'invoicing';
    const reached = new Set(extensions.fromStatuses ?? (isInvoice ? invoiceStart : starts));
    for (const status of reached)
      (isInvoice ? invoiceStates[status]?.next : next.get(status))?.forEach((after) => reached.add(after));
    for (const status of extensions.toStatuses ?? []) {
      expect([...reached], `${id} answers with ${status}`).toContain(status);
      count++;
    }
  }
  expect(count).toBeGreaterThan(5);
});

test('every table that a field refers to is a page of the reference', () => {
  const tables = new Set(
    names.flatMap((name) => allFields(loadContract(name)).flatMap(({field}) => field.reference ?? [])),
  );
  expect(tables.size).toBeGreaterThan(3);
  for (const table of tables) expect(listPages(), table).toContain(`reference/${table}`);
});

test('a callback of v1 by GET has the plain fields of the transaction, and sign', () => {
  const contract = loadContract('v1');
  const {properties = {}} = resolve(contract.document, contract.document.components.schemas.Transaction!);
  const names = webhookQuery(contract, 'transaction_callback').map(({name}) => name);
  const plain = Object.entries(properties)
    .filter(([, schema]) => schema && !['object', 'array'].includes(resolve(contract.document, schema).type as string))
    .map(([name]) => name);
  expect(names.sort()).toEqual(['sign', 'callback_id', 'callback_created_at', ...plain].sort());
});

test('every contract names the test host first and the live host last, because tools send to the first', () => {
  for (const name of names) {
    const urls = loadContract(name).document.servers.map(({url}) => url);
    expect(urls, name).toEqual([`https://${brand.hosts.test}`, 'http://localhost:4010', `https://${brand.hosts.live}`]);
  }
});

test('the header Accept-Language takes what the gateway takes', () => {
  const check = validators(loadContract('v2'))('components', 'parameters', 'AcceptLanguage', 'schema');
  for (const value of ['uk', 'en', 'uk-UA,uk;q=0.9', '*', 'de-AT, en;q=0.5']) expectValid(check, value, value);
  expect(check('')).toBe(false);
});
