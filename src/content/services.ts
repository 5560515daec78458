import fs from 'node:fs';
import path from 'node:path';
import {checkNames, passesCheck} from './checks';
import {checkData, readTranslated, readYaml, type Schema} from './dataFile';
import {defaultLocale, type LocaleCode} from './locales';
import {root} from './root';

/** A field of the payer, the recipient or the method, as schema.yaml describes it. */
export interface Field {
  name: string;
  in: 'create' | 'create.payer' | 'create.recipient' | 'pay.fields' | 'update.fields';
  type: 'string' | 'integer' | 'boolean' | 'object';
  is_required: boolean;
  format: string;
  pattern?: string;
  values?: string[];
  check?: string;
  example: string;
  invalid_example: string;
  description: string;
  label?: string;
}

/** A rule of a method; one without source is not verified. */
export interface Rule {
  code: string;
  topic: 'scheme' | 'identifiers' | 'payment' | 'refund' | 'dispute' | 'recurring';
  text: string;
  source?: string;
  looked_up?: string;
}

/** What the test environment does with one input. */
export interface TestCase {
  code: string;
  input: {field: string; ends_with?: string; equals?: string; anything_else?: true};
  outcome: {status?: string; reason?: string; error?: string};
  meaning: string;
}

/** A payment service: one method in one direction and integration. Every key is described in src/data/services/schema.yaml. */
export interface Service {
  code: string;
  id: number;
  title: string;
  family: string;
  method: string;
  direction: 'payin' | 'payout' | 'transfer' | 'none';
  integration: 'hpp' | 'h2h';
  flow: 'redirect' | 'push' | 'voucher' | 'qr' | 'otp' | 'payout' | 'debit';
  initiator: 'payer' | 'merchant';
  countries: string[];
  currencies: string[];
  limits: {currency: string; smallest: string; largest: string; example: string}[];
  time_to_final: {typical_seconds: number; typical_from: string; longest_seconds: number; longest_why: string};
  expiry: {default_seconds: number; shortest_seconds: number; longest_seconds: number} | null;
  recurring: {is_possible: boolean; service?: string};
  capture: ('automatic' | 'manual')[];
  cancel: 'before_payment' | 'while_authorized' | 'while_on_hold' | 'never';
  refund: {mode: 'none' | 'full' | 'partial'; until_days?: number; to?: string};
  chargeback: {kind: 'none' | 'card' | 'fraud_return'; until_days?: number; by?: string};
  sandbox: boolean;
  payer_action: ('redirect' | 'qr' | 'push' | 'voucher' | 'otp' | 'none')[];
  fields: Field[];
  payer_messages: {when: string; text: string}[];
  statuses: {code: string; meaning: string}[];
  failure_reasons: string[];
  tests: TestCase[];
  rules: Rule[];
}

/** One message of a flow. */
export interface Step {
  id: string;
  from: Party;
  to: Party;
  text: string;
  call?: 'create' | 'pay' | 'update' | 'find';
  passes?: string;
  answer?: string;
  callback?: string;
  next_action?: 'redirect' | 'qr' | 'push' | 'voucher' | 'otp';
  after_seconds?: number;
}

export type Party = 'payer' | 'merchant' | 'gateway' | 'bank';

/** A family of services; its landing page is `/services/<code>/`. */
export interface Family {
  code: string;
  title: string;
}

const folder = 'src/data/services';
const schemaOf = (name: string) => readYaml(`${folder}/${name}schema.yaml`) as Schema;
const serviceSchema = schemaOf('');
const fieldsSchema = schemaOf('fields.');
const flowsSchema = schemaOf('flows.');
const familiesSchema = schemaOf('families.');

/** A field as a record writes it: whole, or `use` of a shared one with what differs. */
type RawField = Partial<Field> & {use?: string};

/** Schema of a record before the join: nothing required, and a field may say `use`. */
const rawSchema: Schema = {
  ...serviceSchema,
  properties: {
    ...serviceSchema.properties,
    fields: {
      ...serviceSchema.properties?.fields,
      'x-key': 'key',
    },
  },
};

const cache = new Map<string, unknown>();
function once<T>(key: string, load: () => T): T {
  if (!cache.has(key)) cache.set(key, load());
  return cache.get(key) as T;
}

/** Reads a table in one language and checks it against its schema. */
function loadTable<T>(name: string, schema: Schema, locale: LocaleCode): T {
  return once(`${name} ${locale}`, () => {
    const file = `${folder}/${name}.yaml`;
    checkData(readYaml(file), schema, file);
    return readTranslated(file, schema, locale) as T;
  });
}

/** All families in the order of the sidebar. */
export function loadFamilies(locale: LocaleCode = defaultLocale): Family[] {
  const families = loadTable<Record<string, {title: string}>>('families', familiesSchema, locale);
  return Object.entries(families).map(([code, family]) => ({code, ...family}));
}

/** The steps of a service's flow in one language, the method's name filled in. */
export function loadSteps(service: Service, locale: LocaleCode = defaultLocale): Step[] {
  const key = `${service.flow}_${service.integration}`;
  const flow = loadTable<Record<string, {steps: Step[]}>>('flows', flowsSchema, locale)[key];
  if (!flow) throw new Error(`${fileOfService(service.code)}: ${folder}/flows.yaml has no flow ${key}. Write it there, in both languages.`);
  return flow.steps.map((step) => ({...step, text: step.text.replaceAll('{method}', service.method)}));
}

/** Codes of all services that have a record, families in the order of the sidebar, codes in byte order within them. */
export function listServiceCodes(): string[] {
  return once('codes', () => {
    const codes = fs
      .readdirSync(path.join(root, folder), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .flatMap(({name}) =>
        fs
          .readdirSync(path.join(root, folder, name))
          .filter((file) => file.endsWith('.yaml') && !file.startsWith('_'))
          .map((file) => `${name}/${file.slice(0, -'.yaml'.length)}`),
      );
    if (codes.length === 0) throw new Error(`${folder} holds no record of a service.`);
    return codes.sort();
  });
}

/** The file of a service's record, relative to the root. */
export function fileOfService(code: string): string {
  return `${folder}/${code}.yaml`;
}

/** Reads a record, or the `_method.yaml` beside it, in one language; its fields are keyed by `use` or `name`. */
function readRecord(file: string, locale: LocaleCode): Record<string, unknown> {
  const raw = readYaml(file) as {fields?: RawField[]};
  const keyed = raw.fields ? {...raw, fields: raw.fields.map((field) => ({...field, key: field.use ?? field.name}))} : raw;
  return readTranslated(file, rawSchema, locale, keyed) as Record<string, unknown>;
}

function fillField({use, key: _, ...own}: RawField & {key?: string}, locale: LocaleCode, file: string): unknown {
  if (use === undefined) return own;
  const shared = loadTable<Record<string, Partial<Field>>>('fields', fieldsSchema, locale);
  if (!shared[use]) {
    throw new Error(`${file}: fields says “use: ${use}”, and ${folder}/fields.yaml has no such field. Write one of ${Object.keys(shared).join(', ')}.`);
  }
  return {...shared[use], ...own};
}

/**
 * One service in one language: its record over the `_method.yaml` of its folder, shared fields filled in.
 *
 * @throws sentences that name the file and what to write, when a key is unknown, a fact is missing, an example is wrong
 */
export function loadService(code: string, locale: LocaleCode = defaultLocale): Service {
  return once(`service ${code} ${locale}`, () => {
    const file = fileOfService(code);
    if (!fs.existsSync(path.join(root, file))) {
      throw new Error(`There is no service ${code}: write ${file}, or one of ${listServiceCodes().join(', ')}.`);
    }
    const method = `${path.posix.dirname(file)}/_method.yaml`;
    const record: Record<string, unknown> = {
      ...(fs.existsSync(path.join(root, method)) ? readRecord(method, locale) : {}),
      ...readRecord(file, locale),
    };
    if (Array.isArray(record.fields)) record.fields = record.fields.map((field) => fillField(field, locale, file));
    return checkService(record, file);
  });
}

/** All services that have a record, in one language. */
export function loadServices(locale: LocaleCode = defaultLocale): Service[] {
  const order = loadFamilies().map(({code}) => code);
  return listServiceCodes()
    .map((code) => loadService(code, locale))
    .sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family) || a.id - b.id);
}

/**
 * Checks a joined record: the closed schema first, then what a schema cannot say.
 *
 * @throws sentences that name the file and what to write instead
 */
export function checkService(record: unknown, file: string): Service {
  checkData(record, serviceSchema, file);
  const service = record as Service;
  const wrong: string[] = [];
  if (file !== fileOfService(service.code)) wrong.push(`code is ${service.code}, and the file says otherwise. Write the path of the file.`);
  const families = loadFamilies().map(({code}) => code);
  if (!families.includes(service.family)) wrong.push(`family is ${service.family}. Write one of ${families.join(', ')}.`);
  for (const currency of service.currencies) {
    if (!service.limits.some((limit) => limit.currency === currency)) wrong.push(`limits lacks ${currency}. Write its smallest and largest amount.`);
  }
  for (const limit of service.limits) {
    const [smallest, example, largest] = [limit.smallest, limit.example, limit.largest].map(Number) as [number, number, number];
    if (!service.currencies.includes(limit.currency)) wrong.push(`limits has ${limit.currency}, which is not among currencies. Remove it or add the currency.`);
    if (!(smallest <= example && example <= largest)) wrong.push(`limits of ${limit.currency}: ${limit.smallest} ≤ ${limit.example} ≤ ${limit.largest} does not hold. Write an example between the bounds.`);
  }
  if ((service.refund.mode === 'none') === (service.refund.until_days !== undefined)) {
    wrong.push('refund: write until_days where a refund is possible, and leave it out where mode is none.');
  }
  for (const field of service.fields) wrong.push(...checkExamples(field));
  if (wrong.length > 0) throw new Error(wrong.map((sentence) => `${file}: ${sentence}`).join('\n'));
  return service;
}

/** Why a value is no value of the field, or null when it is one. */
export function refuse(field: Field, value: string): string | null {
  if (field.pattern && !new RegExp(field.pattern, 'u').test(value)) return `does not match the pattern ${field.pattern}`;
  if (field.values && !field.values.includes(value)) return `is none of ${field.values.join(', ')}`;
  if (field.check && !passesCheck(field.check, value)) return `fails the check ${field.check}`;
  return null;
}

function checkExamples(field: Field): string[] {
  if (field.check && !checkNames.includes(field.check)) return [`the field ${field.name} names the check ${field.check}. Write one of ${checkNames.join(', ')}.`];
  if (!field.pattern && !field.values && !field.check) return [`the field ${field.name} has neither pattern nor values nor check. Write one, so that a wrong value can be told.`];
  const why = refuse(field, field.example);
  return [
    ...(why ? [`the field ${field.name}: the example “${field.example}” ${why}. Write a valid one.`] : []),
    ...(refuse(field, field.invalid_example) === null
      ? [`the field ${field.name}: the invalid example “${field.invalid_example}” is valid. Write a likely mistake.`]
      : []),
  ];
}
