/**
 * The parts of an OpenAPI 3.1 document that the contracts have. The comment in `src/contract/v2/openapi.yaml` says what
 * the extensions (`x-…`) mean.
 */
import type {extensionNames} from '../../gateway/values/failure';
import type {ContractDocument, ContractOperation} from '../../gateway/values/scheme';
import type {JsonObject} from '../../types/json';

/** Refers to a component; `resolve` follows it. */
export interface Reference {
  $ref: string;
}

/** A JSON Schema (2020-12) with the keywords that the contracts have; with `$ref`, the others stand beside it. */
export interface Schema extends Partial<Reference> {
  type?: string | string[];
  description?: string;
  format?: string;
  /** In a condition, `false` forbids a field. */
  properties?: Record<string, Schema | false>;
  required?: string[];
  additionalProperties?: Schema;
  unevaluatedProperties?: boolean;
  propertyNames?: Schema;
  minProperties?: number;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  const?: string | number | boolean;
  /** Only in the published contract; its source lists values as `oneOf` of `const`. */
  enum?: Schema['const'][];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: unknown;
  example?: unknown;
  deprecated?: boolean;
  'x-required-when'?: string;
  'x-reference'?: string;
  'x-since'?: string;
  'x-gateway-default'?: JsonObject;
}

/** A header of a response; its texts stand beside its schema. */
export interface HeaderSource {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
}

/** A parameter of a request. */
export interface ParameterSource extends HeaderSource {
  name: string;
  in: 'header' | 'query' | 'path';
}

interface ExampleSource {
  summary?: string;
  description?: string;
  value: JsonObject;
}

/** A body of one media type. */
export interface ContentSource {
  schema: Schema;
  examples?: Record<string, ExampleSource>;
}

export interface ResponseSource {
  description: string;
  headers?: Record<string, HeaderSource | Reference>;
  /** By media type; absent if the response has no body. */
  content?: Record<string, ContentSource>;
}

/** A request and its responses: what operations and callbacks have in common. */
export interface RequestSource {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (ParameterSource | Reference)[];
  /** Absent from a callback by GET. */
  requestBody?: {description: string; content: Record<string, ContentSource>};
  /** By HTTP status. */
  responses: Record<string, ResponseSource>;
}

/** A callback by POST. */
export type CallbackSource = RequestSource & Required<Pick<RequestSource, 'requestBody'>>;

/** An error of an operation. A loaded contract has its number in v1 instead of what only its example needs. */
export interface ErrorSource extends Partial<Record<(typeof extensionNames)[number], string | number>> {
  code: string;
  number?: number;
  cause: string;
  fix: string;
  detail?: string;
  fields?: {pointer: string; code: string; detail: string}[];
  only_simulated?: string;
}

/** An operation; `extensions.schema.yaml` checks its extensions. */
export interface OperationSource extends CallbackSource, ContractOperation {
  responses: Record<string, ResponseSource>;
  'x-idempotent': boolean;
  'x-synchronous': boolean;
  'x-callbacks': string[];
  'x-timeout-seconds': number;
  'x-payout-timeout-seconds'?: number;
  'x-from-statuses'?: string[];
  'x-to-statuses'?: string[];
  'x-twin'?: string;
  'x-next': string[];
  'x-since'?: string;
  'x-repeat'?: 'external_id' | 'refund' | 'status' | 'same' | 'another';
  'x-errors'?: ErrorSource[];
  'x-errors-of'?: string;
}

/** A contract without external references. */
export interface ContractSource extends ContractDocument {
  info: {title: string; version: string; contact: {name: string; url: string}};
  servers: {url: string; description: string}[];
  paths: Record<string, {post: OperationSource}>;
  webhooks?: Record<string, {post: CallbackSource; get?: RequestSource}>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, ParameterSource>;
    headers?: Record<string, HeaderSource>;
    securitySchemes?: Record<string, {type: string; scheme?: string; name?: string; description?: string}>;
  };
  /** Texts of the scenarios by their keys. */
  'x-scenarios'?: Record<string, {summary: string; description: string}>;
  'x-common-errors'?: Partial<Record<'all' | 'idempotent' | 'transport' | 'oauth', ErrorSource[]>>;
  /** By HTTP status; absent from v1, whose errors are in the response 200. */
  'x-failure-responses'?: Record<string, Pick<ResponseSource, 'description'>>;
  'x-uses'?: Reference[];
}
