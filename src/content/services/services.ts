import path from 'node:path';
import {parse} from 'yaml';
import {checkNames, passesCheck} from './valueChecks';
import {dataFile, readData} from '../core/data';
import {lengthText} from '../core/limits';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {checkObject, isSentByPayer} from '../../gateway';
import {loadReasons} from '../contract/reasons';
import {loadStatusKind} from '../contract/statuses';
import {cacheLoader, hasInput, listInput, readInput} from '../core/fileCache';
import type {FieldsFile} from '../../types/data/services/_fields/schema';
import type {Field as RawField, ServicesFile as RawService} from '../../types/data/services/schema';

export type {RawService};

/** A field of the payer, the recipient or the method, merged with the shared field that it uses. */
export type RecordField = Required<Omit<RawField, 'use' | OptionalOfField>> & Pick<RawField, OptionalOfField>;
type OptionalOfField = 'pattern' | 'values' | 'check' | 'label' | 'keys' | 'with_card_token';

/** A rule of a payment method; without a source it is not verified. */
export type Rule = Service['rules'][number];

/** The sandbox behaviour for one input. */
export type ServiceTest = Service['tests'][number];

/** A payment service: one method in one direction and integration, merged from all its files. */
export interface Service
  extends
    Required<Omit<RawService, 'over' | 'without' | 'step_texts' | 'fields' | 'chosen' | 'shown'>>,
    Pick<RawService, 'chosen' | 'shown'> {
  fields: RecordField[];
}

/** One message of a payment. */
export type ServiceStep = Service['steps'][number];

/** Sender or receiver of a message. */
export type Party = ServiceStep['from'];

/** A family of services; its landing page is `/services/<code>/`. */
interface Family {
  code: string;
  title: string;
  /** The method that covers the whole family, if there is one. */
  method?: string;
}

const folder = 'services';

/** The file of a service's record, relative to the root. */
export function fileOfService(code: string): string {
  return dataFile(`${folder}/${code}.yaml`, defaultLocale);
}

/** All families in sidebar order. */
export function loadFamilies(locale: LocaleCode = defaultLocale): Family[] {
  const families = readData(`${folder}/families.yaml`, locale);
  return Object.entries(families).map(([code, family]) => ({code, ...family}));
}

/** Codes of all services with a record, in byte order. */
export function listServiceCodes(): string[] {
  const codes = listInput(`src/data/${folder}`)
    .filter((name) => !name.startsWith('_') && !name.includes('.'))
    .flatMap((name) =>
      listInput(`src/data/${folder}/${name}`)
        .filter((file) => file.endsWith('.yaml') && !file.startsWith('_'))
        .map((file) => `${name}/${file.slice(0, -'.yaml'.length)}`),
    );
  if (codes.length === 0) throw new Error(`src/data/${folder} holds no record of a service.`);
  return codes.sort();
}

/** All services with a record, in one language, by family in sidebar order and then by id. */
export function loadServices(locale: LocaleCode = defaultLocale): Service[] {
  const order = loadFamilies().map(({code}) => code);
  return listServiceCodes()
    .map((code) => loadService(code, locale))
    .sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family) || a.id - b.id);
}

/**
 * The file that each value of a service is taken from, by JSON Pointer: `/refund`, `/statuses/success`,
 * `/fields/email/label`. Items of lists are named by their own keys. A value without an entry is from the file of the
 * value that contains it.
 */
type Origins = Record<string, string>;

/**
 * Loads a service in one language. Its record overrides the files that it names in `over`, which override
 * `_method.yaml` of its folder, the file of its flow, and the defaults of all flows. Shared fields are filled in.
 *
 * The result is shared between callers, so treat it as read-only.
 *
 * @throws sentences that name the file and what to write if a key is unknown, a fact is missing or an example is
 * invalid
 */
export function loadService(code: string, locale: LocaleCode = defaultLocale): Service {
  return load(code, locale).service;
}

/**
 * Loads a service as `loadService` does, with the file that each of its values is taken from: the English one, relative
 * to the root.
 */
export function loadWithOrigins(
  code: string,
  locale: LocaleCode = defaultLocale,
): {service: Service; origins: Origins} {
  return load(code, locale);
}

const load = cacheLoader((code: string, locale: LocaleCode): {service: Service; origins: Origins} => {
  if (!hasInput(fileOfService(code))) {
    throw new Error(
      `There is no service ${code}. Write ${fileOfService(code)}, or one of ${listServiceCodes().join(', ')}.`,
    );
  }
  const method = path.posix.dirname(code);
  const record = `${folder}/${code}.yaml` as const;
  const {over = []} = readData(record, locale);
  const files: `${typeof folder}/${string}`[] = [
    ...existing(`${folder}/${method}/_method.yaml`),
    ...over.map((name) => `${folder}/${method}/_${name}.yaml` as const),
    record,
  ];
  const {flow, integration} = Object.assign({}, ...files.map((file) => readData(file, locale))) as RawService;
  files.unshift(`${folder}/_flows/_defaults.yaml`, flowFile(code, flow, integration));
  const fieldFiles = [`${folder}/_fields/shared.yaml`, ...existing(`${folder}/_fields/${method}.yaml`)] as const;
  const records = files.map((file) => readData(file, locale));
  const fields = fieldFiles.map((file) => readData(file, locale));
  const parts: unknown[] = [...records, ...fields];
  const origins: Origins = {};
  const take: Take = (pointer, part) => {
    const file = [...files, ...fieldFiles][parts.indexOf(part)];
    origins[pointer] = file ? dataFile(file, defaultLocale) : 'src/content/services/services.ts';
  };
  return {service: completeService(joinRecords(records, code, take), fields, code, locale, take), origins};
}, 'services');

/** Called with the JSON Pointer of a value and the part that it is taken from; without a part if the merge adds it. */
type Take = (pointer: string, part?: object) => void;

/** A file of data if there is one; otherwise nothing. */
const existing = <File extends string>(file: File): File[] => (hasInput(dataFile(file, defaultLocale)) ? [file] : []);

function flowFile(code: string, flow: unknown, integration: unknown): `${typeof folder}/_flows/${string}` {
  const file = `${folder}/_flows/${String(flow)}_${String(integration)}.yaml` as const;
  if (existing(file).length === 0) {
    throw new Error(
      `${fileOfService(code)}: there is no src/data/${file}. Write another flow or integration, or that file in every language.`,
    );
  }
  return file;
}

/** Lists that are merged item by item, and the key of their items. */
const keyed = {statuses: 'code', payer_messages: 'when', tests: 'code'} as const;

/**
 * Merges the files of a service: later files override earlier ones, keyed lists item by item, and `step_texts` the
 * texts of single steps; items and rules listed in `without` are removed. The catch-all test case is sorted last.
 *
 * @param parts the defaults of all flows, the file of the flow, that of the folder, those listed in `over`, the record
 * itself
 * @param take called with the part from which each key and each item of a list is taken
 * @throws a sentence that names the record if `without` lists an item, or `step_texts` a step, that no file has
 */
export function joinRecords(parts: RawService[], code: string, take: Take = () => {}): RawService {
  const {
    over: _names,
    without: _codes,
    step_texts: _texts,
    ...joined
  } = Object.assign({}, ...parts) as Record<string, unknown>;
  for (const key of Object.keys(joined))
    if (!(key in keyed))
      take(
        `/${key}`,
        parts.findLast((part) => key in part),
      );
  const removed = new Set(parts.flatMap(({without = []}) => without));
  const found = new Set<unknown>();
  for (const [list, key] of Object.entries(keyed)) {
    const all = parts
      .toReversed()
      .flatMap((part) =>
        (((part as Record<string, unknown>)[list] ?? []) as Record<string, unknown>[]).map((item) => ({item, part})),
      );
    all.forEach(({item}) => found.add(item[key]));
    const own = all.filter(
      ({item}, index) =>
        !removed.has(item[key] as string) &&
        all.findIndex(({item: other}) => other[key] === item[key] || isSameInput(other, item)) === index,
    );
    own.forEach(({item, part}) => take(`/${list}/${String(item[key])}`, part));
    joined[list] = own.map(({item}) => item).sort((one, other) => placeOf(one) - placeOf(other));
  }
  const {rules} = joined as RawService;
  rules?.forEach((rule) => found.add(rule.code));
  if (rules) joined.rules = rules.filter((rule) => !removed.has(rule.code));
  const unknown = [...removed].filter((name) => !found.has(name));
  if (unknown.length > 0)
    throw new Error(
      `${fileOfService(code)}: “without” names ${unknown.join(', ')}, and none of its files has such an item. Write the code of a status, a test, a rule or a message for the payer.`,
    );
  const steps = joinSteps(parts, code, take);
  return {...joined, ...(steps && {steps})};
}

/** The last sequence of steps, with the texts that its file and later ones give to single steps. */
function joinSteps(parts: RawService[], code: string, take: Take): RawService['steps'] {
  const last = parts.findLastIndex(({steps}) => steps);
  const steps = parts[last]?.steps;
  const texts = parts
    .slice(Math.max(last, 0))
    .flatMap((part) => (part.step_texts ?? []).map(({id, text}) => ({id, text, part})));
  const unknown = texts.filter(({id}) => !steps?.some((step) => step.id === id)).map(({id}) => id);
  if (unknown.length > 0)
    throw new Error(
      `${fileOfService(code)}: “step_texts” names ${unknown.join(', ')}, and its sequence has no such step. Write the id of a step.`,
    );
  texts.forEach(({id, part}) => take(`/steps/${id}/text`, part));
  return steps?.map((step) => ({...step, text: texts.findLast(({id}) => id === step.id)?.text ?? step.text}));
}

/** Whether a transaction may expire without a voucher; a hosted page shows the voucher from the beginning. */
function canTimeOut({statuses, integration, failure_reasons: reasons}: Service): boolean {
  const hasVoucherAtOnce = integration === 'hpp' && reasons.includes('voucher_expired');
  return statuses.some(({code}) => code === 'expired') && !hasVoucherAtOnce;
}

/** Whether two test cases match the same input, regardless of their codes. */
const isSameInput = ({input: one}: Record<string, unknown>, {input: other}: Record<string, unknown>): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Sort key of a test case: amounts follow the other inputs in order, and the catch-all comes last. */
function placeOf(item: Record<string, unknown>): number {
  const {field, ends_with: end, anything_else: isCatchAll} = (item.input ?? {}) as Partial<ServiceTest['input']>;
  if (isCatchAll) return Infinity;
  return field === 'amount' && end !== undefined ? Number(end) : -1;
}

/**
 * Fills the shared fields into a record and checks the rules that the schema of a single file cannot express.
 *
 * @param raw the merged record; each part is valid against the schema
 * @param shared the files of _fields/; a later one overrides an earlier one
 * @param locale the language of both
 * @param take called with the file of each key of a shared field, and without one for a value that is added here
 * @throws sentences that name the record and what to write instead
 */
export function completeService(
  raw: RawService,
  shared: FieldsFile[],
  code: string,
  locale: LocaleCode = defaultLocale,
  take: Take = () => {},
): Service {
  const fail = (sentences: string[]) => {
    if (sentences.length > 0)
      throw new Error(sentences.map((sentence) => `${fileOfService(code)}: ${sentence}`).join('\n'));
  };
  const {properties, $defs} = readSchema();
  fail(
    $defs.whole.required
      .filter((key) => !(key in raw))
      .map((key) => `there is no “${key}”. Write it here or in _method.yaml: ${properties[key]?.description}`),
  );
  const fields = raw.fields!.map(({use, ...own}) => {
    const file = use === undefined ? undefined : shared.findLast((fieldsFile) => use in fieldsFile);
    if (use !== undefined && !file)
      fail([
        `fields says “use: ${use}”, and src/data/services/_fields/ has no such field for this folder. Write one of ${[...new Set(shared.flatMap(Object.keys))].join(', ')}.`,
      ]);
    const base: Partial<RawField> = file?.[use!] ?? {};
    const field = atItsPlace({...base, ...own} as RecordField);
    for (const key of Object.keys(base)) if (!(key in own)) take(`/fields/${field.name}/${key}`, file);
    if (field.in !== (own.in ?? base.in)) take(`/fields/${field.name}/in`);
    fail(
      $defs.whole_field.required
        .filter((key) => !(key in field))
        .map(
          (key) =>
            `the field ${field.name ?? use} has no “${key}”. Write it: ${$defs.field.properties[key]?.description}`,
        ),
    );
    const length = field.format.includes('%length%') ? lengthText(field.pattern ?? '', locale) : '';
    if (length === undefined)
      fail([
        `the format of the field ${field.name} has %length%, and its pattern has no longest text. Write the form in words.`,
      ]);
    return {...field, format: field.format.replace('%length%', length ?? '')};
  });
  const filled = fillPlaces({...raw, fields} as Service);
  const reasons = [
    ...filled.failure_reasons,
    ...filled.tests.flatMap(({outcome}) => outcome.reason ?? []),
    ...(canTimeOut(filled) ? ['payer_timeout'] : []),
    ...(filled.direction === 'payin' && isSentByPayer(filled) ? ['paid_after_expiry'] : []),
  ];
  const statuses = filled.statuses.filter(({code: status}) => isPossible(status, filled));
  const rules = filled.rules.filter((rule) => concerns(rule, filled));
  for (const reason of reasons) if (!filled.failure_reasons.includes(reason)) take(`/failure_reasons/${reason}`);
  const service = {...filled, rules, statuses, failure_reasons: [...new Set(reasons)]};
  fail(mistakesOf(service, code));
  return {
    ...service,
    statuses: inOrder(service, service.statuses, ({code: status}) => status),
    payer_messages: inOrder(service, service.payer_messages, ({when}) => when),
  };
}

/** Moves a field of the recipient that the contract does not define to `recipient.fields`. */
function atItsPlace(field: RecordField): RecordField {
  const isDetail = field.in === 'create.recipient' && !recipientProperties().includes(field.name);
  return isDetail ? {...field, in: 'create.recipient.fields'} : field;
}

/** Property names of the object `recipient` in v2. */
const recipientProperties = cacheLoader((): string[] => {
  const text = readInput('src/contract/v2/schemas/Recipient.yaml');
  return Object.keys((parse(text) as {properties: object}).properties);
});

/** Whether the rules of a service allow a status that the defaults of all flows have. */
function isPossible(status: string, {refund, chargeback, direction}: Service): boolean {
  if (status === 'pending') return direction !== 'payout';
  if (status === 'partially_refunded') return refund.mode === 'partial';
  if (status === 'refunded') return refund.mode !== 'none';
  if (status === 'chargeback') return chargeback.kind !== 'none' && direction !== 'payout';
  return true;
}

/** Whether a rule of a method concerns a service: a rule of pay-ins in euros says nothing about a payout in pounds. */
function concerns({directions, flows, currencies}: Rule, {direction, flow, currencies: own}: Service): boolean {
  return (
    (directions?.includes(direction) ?? true) &&
    (flows?.includes(flow) ?? true) &&
    (currencies?.some((currency) => own.includes(currency)) ?? true)
  );
}

/** Replaces `{method}` by the name of the method and `{unavailable}` by the reason for an unavailable provider. */
function fillPlaces(service: Service): Service {
  const isBank = ['bank', 'issuer'].includes(service.provider);
  const filled = JSON.stringify(service)
    .replaceAll('{method}', JSON.stringify(service.method).slice(1, -1))
    .replaceAll('{unavailable}', isBank ? 'bank_unavailable' : 'provider_unavailable');
  return JSON.parse(filled) as Service;
}

/** Sorts items that belong to statuses in the order of the status table. */
function inOrder<T>(service: Service, items: T[], statusOf: (item: T) => string): T[] {
  const order = loadStatusKind(statusKindOf(service), defaultLocale).statuses.map(({code}) => code);
  return [...items].sort((one, other) => order.indexOf(statusOf(one)) - order.indexOf(statusOf(other)));
}

interface Described {
  description: string;
}

/** The parts of schema.yaml that the merge uses. */
interface Schema {
  properties: Record<string, Described>;
  $defs: {
    whole: {required: (keyof Service)[]};
    whole_field: {required: (keyof RecordField)[]};
    field: {properties: Record<string, Described>};
  };
}

const readSchema = cacheLoader((): Schema => parse(readInput(`src/data/${folder}/schema.yaml`)) as Schema);

function mistakesOf(service: Service, code: string): string[] {
  const mistakes: string[] = [];
  if (service.code !== code) mistakes.push(`code is ${service.code}. Write ${code}, the path of the file.`);
  const families = loadFamilies().map((family) => family.code);
  if (!families.includes(service.family))
    mistakes.push(`family is ${service.family}. Write one of ${families.join(', ')}.`);
  for (const currency of service.currencies) {
    if (!service.limits.some((limit) => limit.currency === currency))
      mistakes.push(`limits lacks ${currency}. Write its smallest and largest amount.`);
  }
  for (const {currency, smallest, example, largest} of service.limits) {
    if (!service.currencies.includes(currency))
      mistakes.push(`limits has ${currency}, which is not among currencies. Remove it, or add the currency.`);
    if (!(Number(smallest) <= Number(example) && Number(example) <= Number(largest))) {
      mistakes.push(
        `limits of ${currency}: ${smallest} ≤ ${example} ≤ ${largest} does not hold. Write an example between the bounds.`,
      );
    }
  }
  if ((service.refund.mode === 'none') === (service.refund.until_days !== undefined)) {
    mistakes.push('refund: write until_days where a refund is possible, and leave it out where mode is none.');
  }
  const allowedCancels = cancelsOf(service);
  if (!allowedCancels.includes(service.cancel))
    mistakes.push(
      `cancel is ${service.cancel}, which is not true of a service with the direction ${service.direction}. Write one of ${allowedCancels.join(', ')}.`,
    );
  const reasons = loadReasons(defaultLocale).map((reason) => reason.code);
  for (const reason of [...service.failure_reasons, ...service.tests.flatMap(({outcome}) => outcome.reason ?? [])]) {
    if (!reasons.includes(reason))
      mistakes.push(`the reason ${reason} is unknown. Write a code of src/data/reference/failure_reason_codes.yaml.`);
  }
  if (service.failure_reasons.includes('provider_timeout')) {
    mistakes.push(
      'failure_reasons: leave out provider_timeout, which is there only while a status is not final. Name it in the meaning of that status.',
    );
  }
  const statuses = loadStatusKind(statusKindOf(service), defaultLocale).statuses.map((status) => status.code);
  const named = [
    ...service.statuses.map((status) => status.code),
    ...service.payer_messages.map(({when}) => when),
    ...service.tests.flatMap(({outcome}) => outcome.status ?? []),
  ];
  for (const status of new Set(named)) {
    if (!statuses.includes(status))
      mistakes.push(`the status ${status} is unknown. Write one of ${statuses.join(', ')}.`);
  }
  return [...mistakes, ...service.fields.flatMap((field) => mistakesOfField(field, examplesBeside(service, field)))];
}

/**
 * Allowed values of `cancel`: only a payer pays, only a payout waits `on_hold` or for a recipient, only a card is
 * verified.
 */
function cancelsOf({direction}: Service): Service['cancel'][] {
  if (direction === 'payout') return ['before_details', 'while_on_hold', 'never'];
  if (direction === 'none') return ['before_check', 'never'];
  return ['before_payment', 'before_pay', 'while_authorized', 'never'];
}

/** The kind of status of a service's transactions. */
export function statusKindOf(service: Service): 'payment' | 'payout' {
  return service.direction === 'payout' ? 'payout' : 'payment';
}

/** Whether a payer's money arrives by the service, so that it can be held, refunded or disputed. */
export function isPaidByPayer({direction}: Service): boolean {
  return direction === 'payin' || direction === 'transfer';
}

/** The service's example amount with other last digits: `150.00` with `71` is `150.71`. */
export function testAmount(service: Service, digits: string): string {
  const {example} = service.limits[0]!;
  const decimals = example.split('.')[1]?.length ?? 0;
  const minor = example.replace('.', '');
  const changed = minor.slice(0, minor.length - digits.length) + digits;
  return decimals === 0 ? changed : `${changed.slice(0, -decimals)}.${changed.slice(-decimals)}`;
}

/** The example of a test input: the amount or the field of the record, with the digits that decide. */
export function testExample(service: Service, {field, ends_with: digits = ''}: ServiceTest['input']): string {
  if (field === 'amount') return testAmount(service, digits);
  const {example} = service.fields.find(({name}) => name === field.split('.').at(-1))!;
  return example.slice(0, example.length - digits.length) + digits;
}

/**
 * Why a value is invalid for a field, or null if it is valid.
 *
 * @param beside examples of the other fields in the same object
 */
export function whyRefused(field: RecordField, value: string, beside: Record<string, string> = {}): string | null {
  if (field.pattern && !new RegExp(field.pattern, 'u').test(value))
    return `does not match the pattern ${field.pattern}`;
  if (field.values && !field.values.includes(value)) return `is none of ${field.values.join(', ')}`;
  if (field.check && !passesCheck(field.check, value, beside)) return `fails the check ${field.check}`;
  const [mistake] = field.keys ? checkObject(field, '', parsed(value)) : [];
  return mistake ? `is not an object of its keys: ${mistake.pointer} ${mistake.detail}` : null;
}

/** The JSON value of a text; the text itself if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Examples of the fields in the same object as a field, by name. */
export function examplesBeside({fields}: Pick<Service, 'fields'>, {in: place}: RecordField): Record<string, string> {
  return Object.fromEntries(fields.filter((field) => field.in === place).map(({name, example}) => [name, example]));
}

function mistakesOfField(field: RecordField, beside: Record<string, string>): string[] {
  if (field.check && !checkNames.includes(field.check))
    return [`the field ${field.name} names the check ${field.check}. Write one of ${checkNames.join(', ')}.`];
  if (!field.pattern && !field.values && !field.check && !field.keys)
    return [
      `the field ${field.name} has neither pattern nor values nor check nor keys. Write one, so that a wrong value can be detected.`,
    ];
  const why = whyRefused(field, field.example, beside);
  return [
    ...(why ? [`the field ${field.name}: the example “${field.example}” ${why}. Write a valid one.`] : []),
    ...(whyRefused(field, field.invalid_example, beside) === null
      ? [`the field ${field.name}: the invalid example “${field.invalid_example}” is valid. Write a likely mistake.`]
      : []),
  ];
}
