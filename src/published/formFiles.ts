import {
  contractNames,
  fillPath,
  listOperations,
  loadContract,
  operation as findOperation,
  type Contract,
  type Field,
  type Operation,
  type OperationScenario,
  type Scenario,
  type ScenarioStep,
} from '../content/contract/contract';
import {defaultLocale, type LocaleCode} from '../content/core/locales';
import {plainText} from '../content/core/markdown';
import {pick} from '../content/core/pick';
import {exampleClient, exampleKey, examplePoint, loadTestKeys} from '../content/core/testKeys';
import {play, type PlayedStep} from '../content/examples/replay';
import {loadGatewayServices, loadWorld} from '../content/examples/world';
import {loadGatewayEvents} from '../content/reference/gatewayEvents';
import {servicesOf} from '../content/services/operationServices';
import {loadServices, type RecordField, type Service} from '../content/services/services';
import {fromRfc3339} from '../gateway/values/time';
import {sampleRequest} from '../samples/files';
import {
  formVersion,
  type Credentials,
  type EarlierStep,
  type FormField,
  type FormScenario,
  type OperationForm,
  type ServiceFormField,
  type ServiceForm,
  type ServiceName,
  type ServicePart,
  type Simulation,
} from '../wire/form';
import {isRefusal} from '../wire/response';
import type {JsonValue} from '../types/json';
import {limitsOf, typeName} from '../pages/tables/fieldList';
import {quickstartScenario, serviceScenario} from './exampleScenarios';
import {pathOf} from '../pages/kinds/operation/operation';
import {contractOf, unversioned} from '../gateway/values/operationId';
import {createPage, headOf, type Page} from '../pages/page';

/** Maximum length above which a text field is multi-line; that of a URL is less. */
const longFrom = 3000;

/** The file of an operation's form, below the locale's root. */
const formFile = (operationId: string): string => `forms/${operationId}.json`;

/** The file of the quickstart's request, below the locale's root. */
const quickstartFormFile = 'forms/quickstart.json';

/** The file of a service's own fields, below the locale's root. */
const serviceFormFile = (code: string): string => `forms/services/${code}.json`;

/**
 * The data of the forms “Try it” in one language: a file for each operation, one for each service with its own fields
 * and the request of its page, and one for the request of the quickstart.
 * Each is generated on demand.
 */
export function formFiles(locale: LocaleCode): Record<string, () => string> {
  const page = createPage('api/index', locale, {});
  return Object.fromEntries([
    ...contractNames().flatMap((name) =>
      listOperations(loadContract(name, locale)).map(({id}) => [
        formFile(id),
        () => JSON.stringify(operationForm(id, page)),
      ]),
    ),
    [
      quickstartFormFile,
      () => JSON.stringify({version: formVersion, scenario: quickstartScenario(headOf('quickstart', locale).title)}),
    ],
    ...loadServices(locale).map((service) => [
      serviceFormFile(service.code),
      () => JSON.stringify(serviceForm(service, page)),
    ]),
  ]) as Record<string, () => string>;
}

/** The form of an operation in the language of the page. */
export function operationForm(id: string, page: Page): OperationForm {
  const contract = loadContract(contractOf(id), page.locale);
  const operation = findOperation(contract, id);
  const english = findOperation(loadContract(contract.name, defaultLocale), id);
  return {
    version: formVersion,
    id,
    purpose: english.summary,
    scheme: operation.scheme,
    path: operation.path,
    hasAnswer: operation.responses.some(({hasBody}) => hasBody),
    isIdempotent: operation.extensions.isIdempotent && (operation.scheme === 'v2' || operation.scheme === 'bearer'),
    parameters: operation.parameters.filter((one) => one.in === 'path').map((field) => formField(field, page)),
    // The page adds `auth` itself.
    fields: operation.requestFields.filter(({name}) => name !== 'auth').map((field) => formField(field, page)),
    scenarios: operation.scenarios.map((scenario) => formScenario(contract, operation, scenario)),
    services: servicesFor(operation, page.locale),
    ...(partOf(operation) && {part: partOf(operation)}),
    simulations: simulationsFor(operation, page),
    next: operation.extensions.next.map((next) => [next, pathOf(next), summaryOf(next, page)]),
    credentials: testCredentials(),
  };
}

/** The published test secrets, as the form shows them. */
export function testCredentials(): Credentials {
  const {request_secrets: secrets, clients, access_token: token} = loadTestKeys();
  return {
    point: String(examplePoint),
    key: String(exampleKey),
    secret: secrets[examplePoint]![exampleKey]!,
    clientId: exampleClient,
    clientSecret: clients[exampleClient]!.secret,
    token,
  };
}

const kinds: Record<string, FormField['kind']> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
};

/** The input of a type: for a union `number` if possible, so that digits are sent as a number; `any` for an object. */
function kindOf(type: string): FormField['kind'] {
  const found = type.split(' | ').map((name) => kinds[name] ?? 'any');
  if (found.length === 1) return found[0]!;
  return found.includes('object') || found.includes('any') ? 'any' : found.includes('number') ? 'number' : found[0]!;
}

/** A field of the contract as the form needs it. */
function formField(field: Field, page: Page): FormField {
  const {name, type, isRequired, requiredWhen, description, enumValues, limits, children} = field;
  const constant = limits.const === undefined ? [] : [{value: limits.const, description: ''}];
  const values = [...enumValues, ...constant].map(
    ({value, description: meaning}) => [value, plainText(meaning)] as NonNullable<FormField['values']>[number],
  );
  const common: FormField = {
    name,
    kind: 'text',
    type: typeName(type, page),
    isRequired,
    ...(requiredWhen && {when: plainText(`${page.t('field.requiredWhen')} ${requiredWhen}`)}),
    hint: plainText(description),
    // Patterns are for programs; the gateway's error describes an invalid value in words.
    ...limitsText(limitsOf({...field, limits: withoutPattern(limits)}, page)),
  };
  if (type.startsWith('array of ')) {
    const inner = type.slice('array of '.length);
    const item: Field = {
      ...field,
      name: '[]',
      type: inner,
      isRequired: true,
      requiredWhen: undefined,
      description: '',
      limits: {},
      example: undefined,
    };
    return {...common, kind: 'list', item: formField(item, page)};
  }
  const open = children.find((child) => child.name === '*');
  const named = children.filter((child) => child !== open);
  const kind = kindOf(type);
  return {
    ...common,
    // An object of which nothing is known is entered as JSON.
    kind: kind === 'object' && children.length === 0 ? 'any' : kind,
    ...(values.length > 0 && {values}),
    ...(Number(limits.maxLength) > longFrom && {isLong: true as const}),
    ...(named.length > 0 && {children: named.map((child) => formField(child, page))}),
    ...(open && {item: formField(open, page)}),
  };
}

const withoutPattern = ({pattern: _pattern, ...others}: Field['limits']): Field['limits'] => others;

const limitsText = (phrases: string[]): {limits?: string} =>
  phrases.length > 0 ? {limits: plainText(phrases.join(' · '))} : {};

/** A documented request with the steps before it. */
export function formScenario(contract: Contract, operation: Operation, own: OperationScenario): FormScenario {
  const scenario = contract.scenarios.find(({key}) => key === own.key)!;
  const step = scenario.steps.find(({operation: id, example}) => id === operation.id && example !== false)!;
  const {auth: _auth, ...body} = own.request;
  const {idempotencyKey} = sampleRequest(operation, own);
  return {
    key: own.key,
    title: own.summary,
    parameters: Object.fromEntries(Object.entries(step.parameters ?? {}).map(([name, value]) => [name, String(value)])),
    body,
    ...(idempotencyKey !== undefined && {idempotencyKey}),
    at: fromRfc3339(step.at),
    earlier: earlierSteps(scenario, step),
  };
}

/** The parameters of a simulation; the documented data also contains the ids of the objects that it creates. */
function simulationParameters(event: string, data: ScenarioStep['request']): ScenarioStep['request'] {
  const {id, needs, takes} = loadGatewayEvents(defaultLocale).find(({name}) => name === event)!;
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => ([id, ...needs, ...takes] as string[]).includes(name)),
  );
}

/** The steps before the documented request, played on the gateway to find values that later requests repeat. */
function earlierSteps(scenario: Scenario, own: ScenarioStep): EarlierStep[] {
  const {played} = play(loadWorld(), scenario, {until: own});
  const taken = played.filter(({step}) => !step.webhook);
  return taken.map(({step, answer}, index) => {
    const at = fromRfc3339(step.at);
    if (step.event) return {at, event: step.event, data: simulationParameters(step.event, step.request)};
    const {scheme, path} = operationOfStep(step);
    const {auth: _auth, ...body} = step.request;
    const later = [...taken.slice(index + 1).map((one) => one.step), own];
    return {
      at,
      operation: step.operation!,
      scheme,
      path,
      body,
      returns: repeatedValues(answer!, later, taken.slice(0, index + 1)),
      ...(isRefusal(answer!) && {isRefused: true as const}),
    };
  });
}

function operationOfStep({operation: id, parameters}: ScenarioStep): {scheme: Operation['scheme']; path: string} {
  const {scheme, path} = findOperation(loadContract(contractOf(id!), defaultLocale), id!);
  return {scheme, path: fillPath(path, parameters ?? {}, id!)};
}

/** Values of a response that later requests repeat and no earlier request contains: ids, quotes, cursors, tokens. */
function repeatedValues(
  {body}: NonNullable<PlayedStep['answer']>,
  later: ScenarioStep[],
  before: PlayedStep[],
): [string, string | number][] {
  if (body === '') return [];
  const known = new Set(before.flatMap(({step}) => leaves(step.request).map(([, value]) => value)));
  const repeated = new Set(
    later.flatMap(({request, parameters}) => [
      ...leaves(request).map(([, value]) => value),
      ...Object.values(parameters ?? {}),
    ]),
  );
  const seen = new Set<string | number>();
  return leaves(JSON.parse(body) as JsonValue).flatMap(([pointer, value]) => {
    if (known.has(value) || seen.has(value) || !repeated.has(value) || !isIdentifier(pointer, value)) return [];
    seen.add(value);
    return [[pointer, value] as [string, string | number]];
  });
}

/** Whether a value is an identifier: then equal values refer to the same object. */
const isIdentifier = (pointer: string, value: string | number): boolean =>
  typeof value === 'number' ? /[/_]id$/.test(pointer) : /^\S{12,}$/.test(value);

/** Texts and numbers in a value, with their JSON Pointers. */
function leaves(value: JsonValue, pointer = ''): [pointer: string, value: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[pointer, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${pointer}/${name}`));
}

/** The services that a request of the operation can name; empty if it names none. */
function servicesFor({id, requestFields}: Operation, locale: LocaleCode): ServiceName[] {
  if (!requestFields.some(({name}) => name === 'service' || name === 'service_id')) return [];
  const found = contractOf(id) === 'invoicing' ? 'payments' : servicesOf(id, loadGatewayServices());
  const codes = Array.isArray(found) ? new Set(found.map(({code}) => code)) : null;
  return loadServices(locale)
    .filter(
      ({code, direction}) =>
        codes?.has(code) ?? (found !== 'payments' || direction === 'payin' || direction === 'payout'),
    )
    .map(({code, id: number, title}) => [code, number, title]);
}

const parts: Record<string, ServicePart> = {
  'transaction/create': 'create',
  'transaction/validate': 'create',
  'transaction/pay': 'pay',
  'transaction/update': 'update',
};

const partOf = ({id}: Operation): ServicePart | undefined => parts[unversioned(id)];

/** The simulations of objects that the operations of this contract create. */
export function simulationsFor({id}: Pick<Operation, 'id'>, page: Page): Simulation[] {
  const isInvoicing = contractOf(id) === 'invoicing';
  return loadGatewayEvents(page.locale)
    .filter((event) => isInvoicing || event.id === 'transaction_id')
    .map(({name, id: of, needs, moves, description}) => ({
      name,
      id: of,
      needs,
      from: Object.fromEntries(Object.entries(moves).map(([kind, statuses]) => [kind, Object.keys(statuses)])),
      text: firstSentence(plainText(description)),
    }));
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function summaryOf(id: string, page: Page): string {
  return findOperation(loadContract(contractOf(id), page.locale), id).summary;
}

/** The own fields of a service, and the request of its page. */
function serviceForm(service: Service, page: Page): ServiceForm {
  return {
    version: formVersion,
    code: service.code,
    fields: service.fields.map((field) => serviceField(field, page)),
    scenario: serviceScenario(service),
  };
}

function serviceField(record: RecordField, page: Page): ServiceFormField {
  const {name, type, is_required: isRequired, description, label, format, example, values, keys} = record;
  const kind = kindOf(type);
  return {
    ...pick(record, ['name', 'in']),
    field: {
      name,
      kind: kind === 'object' && !keys ? 'any' : kind,
      type: typeName(type, page),
      isRequired,
      hint: plainText([label, description].filter(Boolean).join('. ')),
      limits: plainText([format, page.t('field.example', {value: String(example)})].join(' · ')),
      ...(values && {values: values.map((value) => [value, ''] as [string, string])}),
      ...(keys && {
        children: keys.map((key) => ({
          name: key.name,
          // An object of which nothing is known is entered as JSON.
          kind: key.type === 'object' ? 'any' : kindOf(key.type),
          type: typeName(key.type, page),
          isRequired: true,
          hint: plainText(key.description),
        })),
      }),
    },
  };
}
