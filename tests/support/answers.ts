/** Validates responses and callbacks of the gateway against the contracts, with all their bounds and patterns. */
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {contractNames, loadContract, resolve} from '../../src/content/contract/contract';
import {readV1GetCallbackQuery} from '../../src/gateway/values/signing';
import type {HttpAnswer, HttpRequest} from '../../src/gateway/books/types';
import {contractOf, versionOf} from '../../src/gateway/values/operationId';
import type {Json} from './json';

/** The strict form of a contract, which rejects unknown fields and values. All tests take it from here. */
const strictContract = (name: string): Json => loadContract(name, 'en').document;

/** The parts of a request that determine which responses are documented. */
interface Asked {
  method: string;
  path: string;
}

/** The properties of an error response with its code and message, in any version. */
interface Failed {
  code?: string;
  detail?: string;
  error?: {code: number; message: string} | string;
}

interface Documented {
  contract: string;
  address: string;
  post: Json;
  pattern: RegExp;
}

let documents: {ajv: Ajv2020; operations: Documented[]} | undefined;
const compiled = new Map<string, ValidateFunction>();

function open(): NonNullable<typeof documents> {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  const operations = contractNames().flatMap((contract) => {
    const document = strictContract(contract);
    ajv.addSchema(document, contract);
    return Object.entries(document.paths as Record<string, {post: Json}>).map(([address, {post}]) => {
      const pattern = new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`);
      return {contract, address, post, pattern};
    });
  });
  return {ajv, operations};
}

function errorsOf(contract: string, place: string[], value: unknown): ErrorObject[] {
  documents ??= open();
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const name = `${contract}#/${pointer}`;
  const validate = compiled.get(name) ?? documents.ajv.compile({$ref: name});
  compiled.set(name, validate);
  return validate(value) ? [] : validate.errors!;
}

/** The contract and the schema that describe the error for a path without an operation. */
function problemOf(path: string): [contract: string, schema: string] {
  if (contractOf(path) === 'invoicing') return ['invoicing', 'Problem'];
  return versionOf(path) === 'v1' ? ['v1', 'TransactionAnswer'] : ['v2', 'Problem'];
}

/** Replaces the local gateway's scheme and host in URLs by those that the contract requires. */
const withPublicHosts = (text: string): string =>
  text.replace(/http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(?=\/)/g, 'https://pay.example');

/** Whether every JSON parser accepts the strings and names of a value: no control characters, no lone surrogates. */
export function isReadable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\p{Cc}\p{Cs}]/u.test(value.replaceAll(/\r?\n/g, ''));
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every((entry) => entry.every(isReadable));
}

/**
 * Why a response violates its contract; undefined if it does not. An internal error of the gateway always does, unless
 * it is simulated.
 */
export function whyUndocumented(
  {method, path: target}: Asked,
  {status, headers, body}: HttpAnswer,
): string | undefined {
  documents ??= open();
  const path = target.split('?')[0]!;
  const where = `${method} ${path.slice(0, 100)}: ${status} ${body.slice(0, 600)}`;
  let value: Failed | null;
  try {
    value = body === '' ? null : (JSON.parse(body) as Failed);
  } catch {
    return `${where} is not JSON`;
  }
  const {code, message} = typeof value?.error === 'object' ? value.error : {code: value?.code, message: value?.detail};
  if ((code === 'internal_error' || code === 604) && !message?.startsWith('Simulated'))
    return `${where} is an internal error`;
  if (!isReadable(value)) return `${where} has control characters or lone surrogates`;
  const operation = documents.operations.find(({pattern}) => pattern.test(path));
  const response = operation && (operation.post.responses as Record<string, Json>)[status];
  if (!operation || !response) {
    // No operation has this path or method.
    if (operation && status !== 405) return `${where} has a status that is not documented`;
    const [contract, schema] = problemOf(path);
    const errors = errorsOf(contract, ['components', 'schemas', schema], value);
    return errors.length > 0 ? `${where} ${JSON.stringify(errors)}` : undefined;
  }
  const content = resolve(strictContract(operation.contract), response).content as Json | undefined;
  if (!content) return value === null ? undefined : `${where} has a body, which is not documented`;
  const type = headers['Content-Type'] ?? '';
  if (!content[type]) return `${where} has the content type ${type}`;
  const place = ['paths', operation.address, 'post', 'responses', String(status), 'content', type, 'schema'];
  const errors = errorsOf(operation.contract, place, JSON.parse(withPublicHosts(body)));
  return errors.length > 0 ? `${where} ${JSON.stringify(errors)}` : undefined;
}

/** The contract of a callback, and the keys that lead to its webhook. */
function webhookOf(method: string, type: unknown): [contract: string, place: string[]] {
  if (type === 'transaction.updated') return ['v2', ['webhooks', 'transaction_updated', 'post']];
  if (type === 'invoice.updated') return ['invoicing', ['webhooks', 'invoice_updated', 'post']];
  return ['v1', ['webhooks', 'transaction_callback', method.toLowerCase()]];
}

/** Why query parameters or headers violate the contract, or undefined. Numbers and flags are parsed as JSON. */
function whyNoParameters(
  [contract, place]: [contract: string, place: string[]],
  within: 'header' | 'query',
  texts: Record<string, string>,
): string | undefined {
  const at = (node: unknown, key: string): unknown => (node as Json)[key];
  const parameters = ((place.reduce(at, strictContract(contract)) as Json).parameters ?? []) as Json[];
  const documented = parameters.filter((one) => one.in === within).map(({name}) => name as string);
  for (const [index, {name, required, in: own}] of parameters.entries()) {
    if (own !== within) continue;
    const text = Object.hasOwn(texts, name as string) ? texts[name as string] : undefined;
    if (text === undefined && !required) continue;
    if (text === undefined) return `${name as string} is missing`;
    const readings: unknown[] = [
      text,
      ...(/^(true|false|0|[1-9]\d*)$/.test(text) ? [JSON.parse(text) as unknown] : []),
    ];
    const schema = [...place, 'parameters', String(index), 'schema'];
    if (!readings.some((value) => errorsOf(contract, schema, value).length === 0))
      return `${name as string} is ${JSON.stringify(text)}`;
  }
  const unknown = Object.keys(texts).find((name) => within === 'query' && !documented.includes(name));
  return unknown === undefined ? undefined : `${unknown} is not documented`;
}

/**
 * Why a callback violates its contract; undefined if it does not.
 *
 * @param own the query of the merchant's own callback URL, without `?`
 */
export function whyCallbackUndocumented(
  {method, path, headers, body}: Pick<HttpRequest, 'method' | 'path' | 'headers' | 'body'>,
  own = '',
): string | undefined {
  const where = `The callback ${method} ${path.slice(0, 2000)}`;
  if (method === 'GET') {
    const read = readV1GetCallbackQuery(path.split('?').slice(1).join('?').slice(own.length));
    if (typeof read === 'string') return `${where}: ${read}`;
    const fields = Object.fromEntries(Object.entries(read).map(([name, text]) => [name, withPublicHosts(text)]));
    if (!isReadable(fields)) return `${where} has control characters or lone surrogates`;
    const why = whyNoParameters(webhookOf('GET', undefined), 'query', fields);
    return why === undefined ? undefined : `${where}: ${why}`;
  }
  let text: string;
  let value: Json;
  try {
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body);
    value = JSON.parse(text) as Json;
  } catch (error) {
    return `${where}: ${String(error)}`;
  }
  if (!isReadable(value)) return `${where} has control characters or lone surrogates: ${text}`;
  const [contract, place] = webhookOf(method, value.type);
  const schema = [...place, 'requestBody', 'content', 'application/json', 'schema'];
  const errors = errorsOf(contract, schema, JSON.parse(withPublicHosts(text)));
  if (errors.length > 0) return `${where}: ${text} ${JSON.stringify(errors)}`;
  const why = whyNoParameters([contract, place], 'header', headers);
  return why === undefined ? undefined : `${where}: ${why}`;
}
