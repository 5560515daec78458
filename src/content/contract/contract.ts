import Ajv2020 from 'ajv/dist/2020';
import {stringify} from 'yaml';
import {schemeOf, type AuthenticationScheme} from '../../gateway/values/scheme';
import type {JsonObject} from '../../types/json';
import {joinErrors, readErrorCodes, type OperationError} from './contractErrors';
import {readScenarios, type JsonBody, type Scenario, type ScenarioStep} from './contractScenarios';
import {bundle, ContractError, contractNames, fillTexts, readYaml} from './contractSource';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {
  CallbackSource,
  ContentSource,
  ContractSource,
  HeaderSource,
  OperationSource,
  ParameterSource,
  RequestSource,
  ResponseSource,
  Schema,
} from './openApi';
import {applyOverlay, overlayFile, readOverlay} from './overlay';
import {publishedContract} from './publishedContract';
import {field, fields, resolve, type Field} from './schemaFields';
import {cacheLoader} from '../core/fileCache';

export {contractNames, field, fields, resolve};
export type {AuthenticationScheme, Field, OperationError, Scenario, ScenarioStep};

/** One contract in one language. */
export interface Contract {
  /** Folder under `src/contract`: `v1`, `v2`. */
  name: string;
  locale: LocaleCode;
  /** OpenAPI 3.1 without external references and with all examples, closed. `publishedContract` opens it for clients. */
  document: ContractSource;
  /** The scenarios, most useful first. */
  scenarios: Scenario[];
  /** The errors of each operation by operationId. */
  errors: Record<string, OperationError[]>;
}

/** Extensions of an operation under names of this language; see the comment in `src/contract/v2/openapi.yaml`. */
interface Extensions {
  isIdempotent: boolean;
  isSynchronous: boolean;
  callbacks: string[];
  timeoutSeconds: number;
  /** Time-out for requests that start a payout, if it differs. */
  payoutTimeoutSeconds?: number;
  /** Absent if the operation does not depend on a status. */
  fromStatuses?: string[];
  toStatuses?: string[];
  /** operationId in the other version, if there is one. */
  twin?: string;
  next: string[];
  since?: string;
  /** For v1 and OAuth, which have no idempotency keys: how the gateway recognises a repeated request. */
  repeat?: OperationSource['x-repeat'];
}

/** A header or parameter of a request. */
interface Parameter extends Field {
  in: ParameterSource['in'];
}

/** A successful response. */
export interface OperationResponse {
  status: string;
  description: string;
  headers: Field[];
  /** Empty if the response has no body. */
  fields: Field[];
  hasBody: boolean;
}

/** A scenario from the point of view of one operation. */
export interface OperationScenario extends Scenario {
  /** Path of this operation's request, with the parameters filled in. */
  path: string;
  /** Body of this operation's request. */
  request: JsonBody;
  /** HTTP status and body of this operation's response. */
  answer: {status: number; body?: JsonBody};
  /** Body of the last callback that is shown as an example of its webhook. */
  callback?: {webhook: string; body: JsonBody};
  /** Request and response of `find` after the callback. */
  find?: {request: JsonBody; answer: JsonBody};
}

/** An operation with everything that its page shows. */
export interface Operation {
  /** operationId: the page's path after `/api/`. */
  id: string;
  method: string;
  /** Path after the host; parameters are in braces: `{service_id}`. */
  path: string;
  scheme: AuthenticationScheme;
  /** Media type of the body: JSON, or a form. */
  contentType: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestDescription: string;
  requestSchema: Schema;
  requestFields: Field[];
  /** Successful responses; error responses are in `errors`. */
  responses: OperationResponse[];
  scenarios: OperationScenario[];
  errors: OperationError[];
  extensions: Extensions;
}

/** A callback with everything that a page shows. */
interface Webhook {
  name: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  schema: Schema;
  fields: Field[];
  /** Bodies by scenario key. */
  examples: Record<string, JsonObject>;
}

const json = 'application/json';

/**
 * Loads a contract: bundled, translated, with brand tokens replaced and all examples added. The result is
 * shared between callers, so treat it as read-only.
 *
 * @throws ContractError or Error with a sentence that names the file to correct
 */
export function loadContract(name: string, locale: LocaleCode = defaultLocale): Contract {
  return load(name, locale);
}

const load = cacheLoader(readContract, 'contracts');

/**
 * The English contract before overlay and examples: the document that an overlay applies to. `x-scenarios` holds the
 * texts of the scenarios.
 */
export function readBundle(name: string): ContractSource {
  const document = bundle(name);
  document['x-scenarios'] = Object.fromEntries(
    readScenarios(name).map(({key, summary, description}) => [key, {summary, description}]),
  );
  for (const operation of operationsOf(document)) checkExtensions(operation, name);
  return document;
}

function readContract(name: string, locale: LocaleCode): Contract {
  const source = readBundle(name);
  const file = locale === defaultLocale ? `src/contract/${name}` : overlayFile(name, locale);
  const document = fillTexts(
    locale === defaultLocale ? source : applyOverlay(source, readOverlay(name, locale), file),
    file,
  );
  const scenarios = fillTexts(readScenarios(name), `src/contract/${name}/scenarios`).map((scenario) => ({
    ...scenario,
    ...document['x-scenarios']?.[scenario.key],
  }));
  const codes = readErrorCodes();
  const errors = Object.fromEntries(
    operationsOf(document).map((operation) => [operation.operationId, joinErrors(document, operation, codes)]),
  );
  weaveScenarios(document, scenarios, name);
  weaveFailures(document, errors);
  for (const key of ['x-scenarios', 'x-common-errors', 'x-failure-responses', 'x-uses'] as const) delete document[key];
  return {name, locale, document, scenarios, errors};
}

/** Adds each step of each scenario to its operation or webhook as an example named by the scenario's key. */
function weaveScenarios(document: ContractSource, scenarios: Scenario[], name: string): void {
  for (const {key, summary, description, steps} of scenarios) {
    for (const step of steps) {
      if (step.event || step.example === false) continue;
      const target = step.operation
        ? operationsOf(document).find(({operationId}) => operationId === step.operation)
        : document.webhooks?.[step.webhook ?? '']?.post;
      if (!target) {
        throw new ContractError(
          `src/contract/${name}/scenarios/${key}.yaml: no operation or webhook "${step.operation ?? step.webhook}". Write an operationId or the name of a webhook.`,
        );
      }
      const put = (content: ContentSource, value: JsonBody): void => {
        content.examples = {...content.examples, [key]: {summary, description, value}};
      };
      put(bodyOf(target).content, step.request);
      if (step.answer) put(successOf(target)[1].content![json]!, step.answer);
    }
  }
}

/** Generates the error responses and their examples: by HTTP status in v2, inside the 200 response in v1. */
function weaveFailures(document: ContractSource, errors: Record<string, OperationError[]>): void {
  for (const operation of operationsOf(document)) {
    const own = errors[operation.operationId] ?? [];
    for (const {code, status, cause, example, isOAuth} of own) {
      const response = document['x-failure-responses']
        ? (operation.responses[status] ??= failureResponse(document, status, isOAuth))
        : successOf(operation)[1];
      const content = Object.values(response.content!)[0]!;
      content.examples = {...content.examples, [code]: {summary: cause, value: example}};
    }
    operation['x-errors'] = own.map(({code, number, cause, fix}) => ({code, number, cause, fix}));
    delete operation['x-errors-of'];
  }
}

function failureResponse(document: ContractSource, status: number, isOAuth: boolean): ResponseSource {
  const response = document['x-failure-responses']?.[status];
  if (!response) {
    throw new ContractError(`src/contract: x-failure-responses has no "${status}". Describe this status there.`);
  }
  const isLater = status === 429 || status === 503;
  return {
    description: response.description,
    headers: {
      'Request-Id': {$ref: '#/components/headers/RequestId'},
      ...(status === 401 && {'WWW-Authenticate': {$ref: '#/components/headers/WwwAuthenticate'}}),
      ...(status === 405 && {Allow: {$ref: '#/components/headers/Allow'}}),
      ...(isLater && {'Retry-After': {$ref: '#/components/headers/RetryAfter'}}),
    },
    content: isOAuth
      ? {[json]: {schema: {$ref: '#/components/schemas/OAuthError'}}}
      : {'application/problem+json': {schema: {$ref: '#/components/schemas/Problem'}}},
  };
}

/** Media type and content of the request body of an operation or webhook. */
export function bodyOf({requestBody}: CallbackSource): {contentType: string; content: ContentSource} {
  const [contentType, content] = Object.entries(requestBody.content)[0]!;
  return {contentType, content};
}

/** All operations of a document, without the webhooks. */
function operationsOf(document: ContractSource): OperationSource[] {
  return Object.values(document.paths).map(({post}) => post);
}

/** Status and response object of the successful response. */
function successOf(operation: RequestSource): [status: string, response: ResponseSource] {
  const found = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  if (!found) throw new ContractError(`${operation.operationId}: no 2xx response. Describe the successful answer.`);
  return found;
}

const extensionChecker = cacheLoader(() =>
  new Ajv2020({allowUnionTypes: true}).compile(readYaml('extensions.schema.yaml')),
);

function checkExtensions(operation: OperationSource, name: string): void {
  const check = extensionChecker();
  const extensions = Object.fromEntries(Object.entries(operation).filter(([key]) => key.startsWith('x-')));
  if (check(extensions)) return;
  const {instancePath, message, params} = check.errors![0]!;
  const detail = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
  throw new ContractError(
    `src/contract/${name}: ${operation.operationId}${instancePath} ${message}${detail}. See src/contract/extensions.schema.yaml.`,
  );
}

/** All operations of a contract, in document order. */
export function listOperations(contract: Contract): Operation[] {
  return operationsOf(contract.document).map(({operationId}) => operation(contract, operationId));
}

/** Cache of operations by contract and id. */
const operations = new WeakMap<Contract, Map<string, Operation>>();

/**
 * Returns an operation by its operationId (`v2/transaction/create`). The object is shared between callers, so treat it
 * as read-only.
 *
 * @throws ContractError if the contract has no such operation
 */
export function operation(contract: Contract, id: string): Operation {
  const known = operations.get(contract) ?? new Map<string, Operation>();
  operations.set(contract, known);
  const found = known.get(id) ?? readOperation(contract, id);
  known.set(id, found);
  return found;
}

function readOperation(contract: Contract, id: string): Operation {
  const {document} = contract;
  const entry = Object.entries(document.paths).find(([, {post}]) => post.operationId === id);
  if (!entry) {
    const ids = operationsOf(document).map(({operationId}) => operationId);
    throw new ContractError(`The contract ${contract.name} has no operation "${id}". It has ${ids.join(', ')}.`);
  }
  const [address, {post}] = entry;
  const [status, success] = successOf(post);
  const {
    contentType,
    content: {schema},
  } = bodyOf(post);
  return {
    id,
    method: 'POST',
    path: address,
    scheme: schemeOf(document, post),
    contentType,
    tag: post.tags[0]!,
    summary: post.summary,
    description: post.description,
    parameters: parametersOf(document, post),
    requestDescription: post.requestBody.description,
    requestSchema: schema,
    requestFields: fields(document, schema),
    responses: [answerOf(document, status, success)],
    scenarios: contract.scenarios.flatMap((scenario) => scenarioOf(scenario, id, address, Number(status))),
    errors: contract.errors[id] ?? [],
    extensions: {
      isIdempotent: post['x-idempotent'],
      isSynchronous: post['x-synchronous'],
      callbacks: post['x-callbacks'],
      timeoutSeconds: post['x-timeout-seconds'],
      payoutTimeoutSeconds: post['x-payout-timeout-seconds'],
      fromStatuses: post['x-from-statuses'],
      toStatuses: post['x-to-statuses'],
      twin: post['x-twin'],
      next: post['x-next'],
      since: post['x-since'],
      repeat: post['x-repeat'],
    },
  };
}

/**
 * Returns a callback by its name (`transaction_updated`).
 *
 * @throws ContractError if the contract has no such webhook
 */
export function webhook(contract: Contract, name: string): Webhook {
  const {document} = contract;
  const post = document.webhooks?.[name]?.post;
  if (!post) {
    throw new ContractError(
      `The contract ${contract.name} has no webhook "${name}". It has ${Object.keys(document.webhooks ?? {}).join(', ')}.`,
    );
  }
  const {schema, examples} = post.requestBody.content[json]!;
  return {
    name,
    summary: post.summary,
    description: post.description,
    parameters: parametersOf(document, post),
    schema,
    fields: fields(document, schema),
    examples: Object.fromEntries(Object.entries(examples ?? {}).map(([key, {value}]) => [key, value])),
  };
}

/**
 * The query parameters of a callback by GET.
 *
 * @throws ContractError if the webhook has no GET
 */
export function webhookQuery(contract: Contract, name: string): Parameter[] {
  const get = contract.document.webhooks?.[name]?.get;
  if (!get)
    throw new ContractError(
      `The webhook "${name}" of the contract ${contract.name} has no GET. Describe it in src/contract/${contract.name}/webhooks/.`,
    );
  return parametersOf(contract.document, get);
}

function parametersOf(document: ContractSource, {parameters = []}: RequestSource): Parameter[] {
  return parameters.map((reference) => {
    const parameter = resolve(document, reference);
    return {...headerField(document, parameter.name, parameter), in: parameter.in};
  });
}

/** Converts a header or parameter to a field; its texts are next to its schema, not in it. */
export function headerField(
  document: ContractSource,
  name: string,
  {schema, description, example, required, deprecated}: HeaderSource,
): Field {
  return field(document, name, {...schema, description, example, deprecated}, name, required === true);
}

function answerOf(
  document: ContractSource,
  status: string,
  {description, headers = {}, content}: ResponseSource,
): OperationResponse {
  return {
    status,
    description,
    headers: Object.entries(headers).map(([name, header]) => headerField(document, name, resolve(document, header))),
    fields: content ? fields(document, content[json]!.schema) : [],
    hasBody: content !== undefined,
  };
}

/**
 * Fills in the parameters of a path.
 *
 * @param where where the values come from, for error messages
 * @throws ContractError if a parameter has no value, or a value has no parameter
 */
export function fillPath(address: string, values: Record<string, string | number>, where: string): string {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const missing = names.find((name) => values[name] === undefined);
  if (missing)
    throw new ContractError(
      `${where}: the path ${address} has no value for ${missing}. Write "parameters: {${missing}: …}" in the step.`,
    );
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown)
    throw new ContractError(
      `${where}: the path ${address} has no parameter ${unknown}. Remove it from the step, or put it into the path.`,
    );
  return address.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name]!));
}

function scenarioOf(scenario: Scenario, id: string, address: string, status: number): OperationScenario[] {
  const own = scenario.steps.find(({operation: name, example}) => name === id && example !== false);
  if (!own) return [];
  const callback = scenario.steps.filter(({webhook: name, example}) => name && example !== false).at(-1);
  const find = scenario.steps.filter(({operation: name}) => /[/_]find$/.test(name ?? '')).at(-1);
  return [
    {
      ...scenario,
      path: fillPath(address, own.parameters ?? {}, `The scenario ${scenario.key}, ${id}`),
      request: own.request,
      answer: {status, ...(own.answer && {body: own.answer})},
      ...(callback && {callback: {webhook: callback.webhook!, body: callback.request}}),
      ...(find && {find: {request: find.request, answer: find.answer!}}),
    },
  ];
}

/** The published files of one language by path: `openapi/v2.yaml`, `openapi/v2.json` and so on. */
export function contractFiles(locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    contractNames().flatMap((name) => {
      const document = publishedContract(loadContract(name, locale).document);
      return [
        [`openapi/${name}.yaml`, stringify(document, {aliasDuplicateObjects: false, lineWidth: 120})],
        [`openapi/${name}.json`, `${JSON.stringify(document, null, 2)}\n`],
      ];
    }),
  );
}
