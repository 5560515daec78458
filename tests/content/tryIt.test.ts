/** The form “Try it” of each operation, without a browser: data, values, signatures, code, links and played scenarios. */
import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {
  contractNames,
  listOperations,
  loadContract,
  operation as findOperation,
} from '../../src/content/contract/contract';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {loadVectors} from '../../src/content/signing/vectors';
import {eventNames} from '../../src/gateway';
import {loadGatewayEvents} from '../../src/content/reference/gatewayEvents';
import {loadQuickstart, quickstartRequest} from '../../src/content/examples/quickstart';
import {exchangesOf} from '../../src/content/examples/serviceExamples';
import {loadServices} from '../../src/content/services/services';
import {sampleText} from '../../src/samples/files';
import {programmingLanguages} from '../../src/samples/languages';
import {firstCall, serviceSampleFiles} from '../../src/samples/serviceFiles';
import {brand} from '../../src/brand';
import {contractOf} from '../../src/gateway/values/operationId';
import {formFiles} from '../../src/published/formFiles';
import {
  type Body,
  type ExampleForm,
  type FormField,
  type FormScenario,
  type OperationForm,
  type ServiceForm,
} from '../../src/wire/form';
import {readLink, writeLink} from '../../src/components/TryIt/link';
import {exchange, playEarlier, renameDraft, renewedDates} from '../../src/components/TryIt/play';
import {codeRequest, draftOf, readBody, sign} from '../../src/components/TryIt/request';
import {choicesFor, fieldErrors, findRequest, thingOf} from '../../src/components/TryIt/response';
import {readResponse, isObject} from '../../src/wire/response';
import {textOf, valueOf, withService} from '../../src/components/TryIt/values';
import type {JsonValue} from '../../src/types/json';
import {fakeSandbox} from '../support/fakeSandbox';

const files = formFiles(defaultLocale);
const operationIds = contractNames().flatMap((name) => listOperations(loadContract(name)).map(({id}) => id));
const forms = operationIds.map((id) => JSON.parse(files[`forms/${id}.json`]!()) as OperationForm);
const formOf = (id: string): OperationForm => forms.find((form) => form.id === id)!;
const cases = forms.flatMap((form) => form.scenarios.map((scenario) => ({form, scenario})));

/** 2026-07-01, after all documented times. */
const today = 1782864000;

function serviceFieldsOf(form: OperationForm, body: Body): FormField[] {
  const code =
    typeof body.service === 'string' ? body.service : form.services.find(([, id]) => id === body.service_id)?.[0];
  if (!form.part || code === undefined) return form.fields;
  const service = JSON.parse(files[`forms/services/${code}.json`]!()) as ServiceForm;
  return withService(form.fields, service, form.part, form.scheme === 'v1');
}

/** Types a value into the inputs of its field, one after another. */
function retype(field: FormField, value: JsonValue, where: string): JsonValue | undefined {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item, index) => retype(field.item!, item, `${where}/${index}`)!);
  }
  if (field.kind === 'object' && isObject(value)) return retypeObject(field.children ?? [], field.item, value, where);
  assert.ok(field.kind !== 'list' && field.kind !== 'object', `${where} is no ${field.kind}`);
  if (field.values)
    assert.ok(
      field.values.some(([each]) => each === value),
      `${where}: ${textOf(value)} is not listed`,
    );
  return valueOf(field, textOf(value), value);
}

function retypeObject(fields: FormField[], item: FormField | undefined, body: Body, where: string): Body {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = fields.find((one) => one.name === name) ?? item;
      assert.ok(field, `${where}: the form has no input for ${name}`);
      return [name, retype(field, value, `${where}/${name}`)!];
    }),
  );
}

test('every operation has a form, and its inputs give back every documented request', () => {
  expect(operationIds.length).toBeGreaterThanOrEqual(64);
  for (const {form, scenario} of cases) {
    const where = `${form.id} ${scenario.key}`;
    expect(retypeObject(form.fields, undefined, scenario.body, where), where).toEqual(scenario.body);
    expect(retypeObject(serviceFieldsOf(form, scenario.body), undefined, scenario.body, where), where).toEqual(
      scenario.body,
    );
    const missing = form.fields.filter(({name, isRequired}) => isRequired && !(name in scenario.body));
    expect(missing, where).toEqual([]);
    expect(Object.keys(scenario.parameters).sort(), where).toEqual(form.parameters.map(({name}) => name).sort());
  }
  console.log(`forms: ${forms.length}, documented requests: ${cases.length}`);
});

test('a form shows the type of each field: listed values, numbers, booleans, objects, lists, open names', () => {
  const create = formOf('v2/transaction/create');
  const field = (name: string) => create.fields.find((one) => one.name === name)!;
  expect(field('capture').values!.map(([value]) => value)).toEqual(['automatic', 'manual']);
  expect(field('expires_in').kind).toBe('number');
  expect(field('payer').children!.map(({name}) => name)).toContain('email');
  expect(field('metadata')).toMatchObject({kind: 'object', item: {kind: 'text'}});
  expect(field('amount').isRequired).toBe(true);
  const entries = formOf('v2/antifraud/stoplist_check').fields[0]!;
  expect(entries).toMatchObject({kind: 'list', item: {kind: 'object'}});
  expect(entries.item!.children![0]!.values!.length).toBeGreaterThan(2);
  expect(valueOf(field('expires_in'), '3600')).toBe(3600);
  expect(valueOf(field('expires_in'), 'soon')).toBe('soon');
  expect(valueOf(field('amount'), '')).toBeUndefined();
});

test('the chosen service decides which fields of the payer come first and are required', () => {
  const form = formOf('v2/transaction/create');
  const fields = serviceFieldsOf(form, {service: 'pix/payin_h2h'});
  const payer = fields.find(({name}) => name === 'payer')!;
  expect(payer.isRequired).toBe(true);
  expect(payer.children!.filter(({isRequired}) => isRequired).map(({name}) => name)).toEqual([
    'full_name',
    'email',
    'document_number',
  ]);
  expect(
    payer
      .children!.slice(0, 3)
      .map(({name}) => name)
      .sort(),
  ).toEqual(['document_number', 'email', 'full_name']);
  // The record has decided what the contract only refers to.
  expect([payer, ...payer.children!.slice(0, 3)].flatMap(({when}) => when ?? [])).toEqual([]);
  const open = serviceFieldsOf(formOf('v1/transaction/create'), {service_id: 5102});
  expect(open.find(({name}) => name === 'fields')!.children!.map(({name}) => name)).toContain('document_number');
});

test('the Ukrainian forms have the same fields, with Ukrainian texts', () => {
  for (const {code} of locales.filter((locale) => locale.code !== defaultLocale)) {
    const translated = formFiles(code);
    expect(Object.keys(translated)).toEqual(Object.keys(files));
    const form = JSON.parse(translated['forms/v2/transaction/create.json']!()) as OperationForm;
    const english = formOf('v2/transaction/create');
    expect(form.fields.map(({name}) => name)).toEqual(english.fields.map(({name}) => name));
    for (const [index, {hint}] of form.fields.entries()) expect(hint).not.toBe(english.fields[index]!.hint);
    expect(form.purpose).toBe(english.purpose);
  }
});

test('the requests of the vectors get the signatures of the vectors', () => {
  const seen = {v1: 0, v2: 0};
  for (const version of ['v1', 'v2'] as const) {
    for (const vector of loadVectors(`${version}_request`).vectors) {
      if (vector.expected.result !== 'valid' || vector.body === undefined) continue;
      const auth = version === 'v1' ? (JSON.parse(vector.body) as {auth: Record<string, string>}).auth : null;
      const credentials = {
        ...forms[0]!.credentials,
        point: String(auth?.point ?? vector.headers['Gateway-Point']),
        key: String(auth?.key ?? vector.headers['Gateway-Key']),
      };
      const secrets = vector.secrets as Record<string, string> | undefined;
      if (credentials.key !== '1') credentials.secret = secretOf(credentials.key, secrets);
      const signed = sign(
        {scheme: version, path: vector.path!, isIdempotent: false},
        {text: vector.body, parameters: {}, idempotencyKey: ''},
        credentials,
        {now: Number(vector.headers['Gateway-Timestamp']), nonce: auth?.nonce ?? ''},
      );
      expect(signed.proof, vector.name).toBe(vector.signature);
      expect(signed.subject, vector.name).toBe(vector.string_to_sign);
      seen[version] += 1;
    }
  }
  expect(Math.min(seen.v1, seen.v2)).toBeGreaterThan(3);
});

function secretOf(key: string, secrets: Record<string, string> | undefined): string {
  return secrets?.[`1042:${key}`] ?? 'test_secret_d07a63e18c5f92b4';
}

test('v1 puts `auth` before what the reader typed, and leaves the rest as it is', () => {
  const {credentials} = forms[0]!;
  const bodyOf = (text: string) =>
    sign(
      {scheme: 'v1', path: '/v1/account/list', isIdempotent: false},
      {text, parameters: {}, idempotencyKey: ''},
      credentials,
      {
        now: 0,
        nonce: 'n',
      },
    ).body;
  expect(JSON.parse(bodyOf('{}'))).toEqual({
    auth: expect.objectContaining({point: 1042, key: 1, nonce: 'n'}) as object,
  });
  expect(bodyOf('{\n  "amount": 10.00\n}')).toMatch(/^\{\n {2}"auth": \{.*\},\n {2}"amount": 10\.00\n\}$/);
  expect(JSON.parse(bodyOf('{"amount":1}'))).toMatchObject({amount: 1, auth: {key: 1}});
  expect(bodyOf('no JSON')).toBe('no JSON');
});

test('the code of an unchanged scenario is the published sample, in every language', () => {
  let compared = 0;
  for (const {form, scenario} of cases) {
    const operation = findOperation(loadContract(contractOf(form.id)), form.id);
    const own = operation.scenarios.find(({key}) => key === scenario.key)!;
    const request = codeRequest(form, draftOf(form, scenario), form.credentials, `https://${brand.hosts.test}`);
    assert.ok(request, `${form.id} ${scenario.key} has no code`);
    for (const {extension, render} of programmingLanguages) {
      expect(render(request), `${form.id} ${scenario.key}`).toBe(sampleText(operation, own, extension));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(cases.length * 5);
});

test('code changes with what the reader types, and there is none where a value could change its meaning', () => {
  const form = formOf('v2/transaction/create');
  const draft = draftOf(form, form.scenarios[0]!);
  const code = (change: Partial<typeof draft>, secret = form.credentials.secret, host = 'http://localhost:4010') => {
    const request = codeRequest(form, {...draft, ...change}, {...form.credentials, secret}, host);
    return request && programmingLanguages.map(({render}) => render(request)).join('\n');
  };
  expect(code({text: '{"amount": "7.25"}'})).toContain('7.25');
  expect(code({})).toContain('http://localhost:4010');
  expect(code({text: 'no JSON'})).toBeNull();
  expect(code({idempotencyKey: "x'; echo stolen; '"})).toBeNull();
  expect(code({}, '$(echo stolen)')).toBeNull();
});

test('a link carries the request, and no secret', () => {
  for (const {form, scenario} of cases) {
    const draft = draftOf(form, scenario);
    const link = writeLink(form, {scenario: scenario.key, draft});
    expect(link).toMatch(/^#try=[\w-]+$/);
    const read = readLink(link)!;
    expect(read.scenario).toBe(scenario.key);
    const {token: _token, ...body} = scenario.body;
    expect(readBody(form, read.draft.text)).toEqual(form.scheme === 'client' ? body : scenario.body);
    expect(read.draft.parameters).toEqual(draft.parameters);
  }
  const form = formOf('v1/account/list');
  const typed = {text: '{"auth": {"hash": "abc"}, "limit": 3}', parameters: {}, idempotencyKey: ''};
  expect(readLink(writeLink(form, {scenario: 'x', draft: typed}))!.draft.text).not.toContain('abc');
  for (const hash of ['', '#try=', '#try=%E0', '#try=e30', '#samples', `#try=${'A'.repeat(30_000)}`]) {
    expect(readLink(hash), hash).toBeNull();
  }
});

/** Sends a documented request as the form does. */
async function sendScenario(form: OperationForm, scenario: FormScenario, text?: string) {
  const player = fakeSandbox(today);
  const credentials = {...form.credentials, token: ''};
  const renamed = await playEarlier(player, scenario, credentials);
  renewedDates(scenario.body, scenario.at, await player.now()).forEach((date, old) => renamed.set(old, date));
  const draft = renameDraft(form, draftOf(form, scenario), renamed);
  const sent = await exchange(player, form, {...draft, text: text ?? draft.text}, credentials);
  return {player, credentials, response: sent.response, body: readResponse(sent.response.body)};
}

test('every scenario of every operation, sent to a new account, gives the documented response', async () => {
  for (const {form, scenario} of cases) {
    const operation = findOperation(loadContract(contractOf(form.id)), form.id);
    const {answer} = operation.scenarios.find(({key}) => key === scenario.key)!;
    const {response, body} = await sendScenario(form, scenario);
    const where = `${form.id} ${scenario.key}: ${response.body}`;
    expect(response.status, where).toBe(answer.status);
    expect(body?.status, where).toBe(answer.body?.status);
    const thing = thingOf(body);
    expect(thing?.status, where).toBe(thingOf(answer.body ?? null)?.status);
  }
});

test('the form of every service’s page sends the request of its desk, and the gateway gives the response beside it', async () => {
  const services = loadServices();
  expect(services.length).toBeGreaterThan(150);
  for (const service of services) {
    const {operation, request, answer} = exchangesOf(service)[0]!;
    const form = formOf(operation!);
    const {scenario} = JSON.parse(files[`forms/services/${service.code}.json`]!()) as ServiceForm;
    expect(scenario.body, service.code).toEqual(request);
    const {response, body} = await sendScenario(form, scenario);
    expect(response.status, `${service.code}: ${response.body}`).toBeLessThan(300);
    const [given, documented] = [body, answer].map((one) => one!.data as {status?: string; next_action?: Body});
    expect(given!.status, service.code).toBe(documented!.status);
    expect(given!.next_action?.type, service.code).toBe(documented!.next_action?.type);
  }
});

test('the code of a service’s request is its published sample, in every language', () => {
  const published = serviceSampleFiles();
  let compared = 0;
  for (const service of loadServices()) {
    const form = formOf(`v2/transaction/${firstCall(service)}`);
    const {scenario} = JSON.parse(files[`forms/services/${service.code}.json`]!()) as ServiceForm;
    const request = codeRequest(form, draftOf(form, scenario), form.credentials, `https://${brand.hosts.test}`);
    assert.ok(request, `${service.code} has no code`);
    for (const {extension, render} of programmingLanguages) {
      const name = `samples/services/${service.code}/${firstCall(service)}.${extension}`;
      expect(published[name]!(), name).toBe(render(request));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150 * 5);
});

test('the form of the quickstart sends the request of its command', async () => {
  const {path, body, idempotencyKey} = quickstartRequest();
  const form = forms.find((one) => one.path === path)!;
  const {scenario} = JSON.parse(files['forms/quickstart.json']!()) as ExampleForm;
  expect(scenario).toMatchObject({body, idempotencyKey});
  const {response, body: answer} = await sendScenario(form, scenario);
  expect(response.status, response.body).toBe(201);
  const documented = JSON.parse(loadQuickstart('output/create.json')) as Body;
  expect(Object.keys(answer!.data as Body)).toEqual(Object.keys(documented.data as Body));
});

test('what a response is about can be read again, and each simulation that is offered can be played', async () => {
  const tried = new Set<string>();
  for (const {form, scenario} of cases) {
    const first = await sendScenario(form, scenario);
    const thing = thingOf(first.body);
    if (!thing) continue;
    for (const choice of choicesFor(thing, form.simulations)) {
      const name = `${form.id} ${thing.kind} ${thing.status} ${choice.name}`;
      if (tried.has(name)) continue;
      tried.add(name);
      const {player, credentials, body} = await sendScenario(form, scenario);
      const own = thingOf(body)!;
      await player.simulate(choice.name.split(' ')[0]!, {...choice.data, ...idOf(choice.data, own.id)});
      const find = findRequest(form, own);
      const {response} = await exchange(
        player,
        {...find, isIdempotent: false},
        {text: JSON.stringify(find.body), parameters: {}, idempotencyKey: ''},
        credentials,
      );
      expect(response.status, `${name}: ${response.body}`).toBe(200);
    }
  }
  expect(tried.size).toBeGreaterThan(20);
  console.log(`simulations played after a response: ${tried.size}`);
});

const idOf = (data: Body, id: string | number): Body =>
  Object.fromEntries(
    Object.keys(data)
      .filter((name) => name.endsWith('_id'))
      .map((name) => [name, id]),
  );

test('the forms know every simulation of the gateway', () => {
  const known = new Set(forms.flatMap(({simulations}) => simulations.map(({name}) => name)));
  expect([...known].sort()).toEqual([...eventNames].sort());
  expect(loadGatewayEvents(defaultLocale).length).toBe(known.size);
});

test('a refused field is found by the pointer of v2 and by the name of v1', async () => {
  const seen = {v1: 0, v2: 0};
  for (const form of forms.filter(({scheme, fields}) => scheme !== 'client' && fields.length > 0)) {
    const scenario = form.scenarios[0]!;
    const name = Object.keys(scenario.body)[0];
    if (name === undefined) continue;
    const {body} = await sendScenario(form, scenario, JSON.stringify({...scenario.body, [name]: {wrong: 1}}));
    const pointers = fieldErrors(body).map(({pointer}) => pointer);
    expect(
      pointers.some((pointer) => pointer.startsWith(`/${name}`)),
      `${form.id} ${name}: ${JSON.stringify(body)}`,
    ).toBe(true);
    seen[form.scheme === 'v1' ? 'v1' : 'v2'] += 1;
  }
  expect(Math.min(seen.v1, seen.v2)).toBeGreaterThan(15);
});
