import {isDeepStrictEqual} from 'node:util';
import {loadLimits} from '../core/limits';
import type {
  ContentSource,
  ContractSource,
  HeaderSource,
  ParameterSource,
  Reference,
  RequestSource,
  ResponseSource,
  Schema,
} from './openApi';
import {isReference} from './schemaFields';

/** Who writes what a schema describes: the merchant (requests), or the gateway (responses and callbacks). */
type Author = 'merchant' | 'gateway';

const readerOf = {merchant: 'gateway', gateway: 'merchant'} as const;
const inSchemas = '#/components/schemas/';

/** How the pattern of an address begins, and what the gateway on the reader’s own machine sends. */
const httpsAlone = '^https://';
const httpsOrLocal = '^(https://|http://localhost(:[0-9]+)?/)';

/**
 * The contract as it is published. Its source is closed, so that tests find every departure from it, but a client must
 * tolerate additions (`/response_format#compatibility`). So what the gateway sends is open here:
 *
 * - an object may have further fields, and a list further items;
 * - a listed value may be another one of its type. Only the `type` of a callback stays exact, because it tells which
 *   schema describes the message;
 * - an address may be one of the local gateway;
 * - a header has no pattern: another scheme, signature or limit may stand in it.
 *
 * What the merchant sends stays closed. An object that both send has two forms, and the gateway’s is named `Received…`.
 * An id may become longer in both, because the merchant sends it back.
 *
 * For foreign tools, listed values are given as `enum` too, and the schema `false` is written as `not: {}`.
 *
 * @param document the bundled contract, which is not changed
 */
export function publishedContract(document: ContractSource): ContractSource {
  const {schemas, parameters, headers, ...others} = document.components;
  const sent = new Set<string>();
  const published = new Map<string, Schema>();

  const form = ({$ref, ...schema}: Schema, author: Author): Schema => {
    if ($ref) return formOfReference($ref, schema, author);
    const parts = forGenerators(withLongerId(mapParts(schema, (part) => form(part, author))));
    return author === 'merchant' ? withEnum(parts) : opened(parts);
  };

  const formOfReference = ($ref: string, beside: Schema, author: Author): Schema => {
    const name = $ref.slice(inSchemas.length);
    const schema = schemas[name]!;
    if (author === 'gateway' && valuesOf(schema)) {
      // The component remains the list of the values that are known.
      published.set(name, form(schema, 'merchant'));
      return {...beside, anyOf: [{$ref}, {type: schema.type}]};
    }
    if (author === 'merchant') sent.add(name);
    const own = form(schema, author);
    const isOther = sent.has(name) && !isDeepStrictEqual(own, form(schema, 'merchant'));
    const title = isOther ? `Received${name}` : name;
    published.set(title, own);
    return {$ref: inSchemas + title, ...beside};
  };

  /** Whatever has a schema: a parameter, a header, the content of a body. */
  const withForm = <T extends {schema: Schema}>(part: T, author: Author): T => ({
    ...part,
    schema: form(part.schema, author),
  });

  /** A header that the gateway sends. */
  const sentHeader = <T extends HeaderSource>({schema, ...others}: T) => {
    const {pattern: _pattern, ...rest} = form(schema, 'gateway');
    return {...others, schema: rest};
  };

  const parameter = (part: ParameterSource | Reference, author: Author): ParameterSource | Reference => {
    if (isReference(part)) return part;
    return author === 'gateway' && part.in === 'header' ? sentHeader(part) : withForm(part, author);
  };

  const contentOf = (content: Record<string, ContentSource>, author: Author): Record<string, ContentSource> =>
    mapValues(content, (one) => withForm(one, author));

  const response = (source: ResponseSource, author: Author): ResponseSource => ({
    ...source,
    ...(source.headers && {
      headers: mapValues(source.headers, (one) => (isReference(one) ? one : withForm(one, author))),
    }),
    ...(source.content && {content: contentOf(source.content, author)}),
  });

  /** A request of this author, with the responses of its reader. */
  const request = <T extends RequestSource>(source: T, author: Author): T => ({
    ...source,
    ...(source.parameters && {parameters: source.parameters.map((one) => parameter(one, author))}),
    ...(source.requestBody && {
      requestBody: {...source.requestBody, content: contentOf(source.requestBody.content, author)},
    }),
    responses: mapValues(source.responses, (one) => response(one, readerOf[author])),
  });

  // The requests come first, because they decide which schemas need a second form.
  for (const {post} of Object.values(document.paths)) request({...post, responses: {}}, 'merchant');
  const {webhooks} = document;
  const open: ContractSource = {
    ...document,
    paths: mapValues(document.paths, ({post}) => ({post: request(post, 'merchant')})),
    ...(webhooks && {
      webhooks: mapValues(webhooks, ({post, get}) => ({
        post: request(post, 'gateway'),
        ...(get && {get: request(get, 'gateway')}),
      })),
    }),
    components: {
      ...others,
      schemas: {},
      ...(parameters && {parameters: mapValues(parameters, (one) => withForm(one, 'merchant'))}),
      ...(headers && {headers: mapValues(headers, sentHeader)}),
    },
  };
  for (const name of Object.keys(schemas))
    for (const title of [name, `Received${name}`]) {
      const schema = published.get(title);
      if (schema) open.components.schemas[title] = schema;
    }
  return open;
}

function mapValues<T, Result>(
  record: Record<string, T>,
  change: (value: T, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** A schema with its parts, which are schemas themselves, changed. */
function mapParts(schema: Schema, change: (part: Schema) => Schema): Schema {
  const mapped = {...schema};
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) if (schema[key]) mapped[key] = schema[key].map(change);
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not'] as const)
    if (schema[key]) mapped[key] = change(schema[key]);
  if (schema.properties)
    mapped.properties = mapValues(schema.properties, (property, name) => {
      if (!property) return {not: {}};
      return name === 'type' && 'const' in property ? property : change(property);
    });
  return mapped;
}

/** The values of a text or number that takes only listed ones. A condition on another field has no `type`. */
function valuesOf({type, oneOf, ...schema}: Schema): Schema['const'][] | undefined {
  if (type !== 'string' && type !== 'integer') return undefined;
  if ('const' in schema) return [schema.const];
  return oneOf?.every((value) => 'const' in value) ? oneOf.map((value) => value.const) : undefined;
}

/**
 * Also lists the values of a schema as `enum`, because many tools do not know `const`. Of numbers, only beside each
 * value: orval repeats a list at the top in code that does not compile.
 */
function withEnum(schema: Schema): Schema {
  const {type, oneOf, ...rest} = schema;
  const values = oneOf && valuesOf(schema);
  if (!values) return schema;
  return {
    type,
    ...(type === 'string' && {enum: values}),
    ...rest,
    oneOf: oneOf.map((value) => ({type, enum: [value.const], ...value})),
  };
}

/** The schema without what an addition would break. */
function opened({unevaluatedProperties: _properties, maxItems: _items, ...schema}: Schema): Schema {
  if (schema.pattern?.startsWith(httpsAlone)) schema.pattern = schema.pattern.replace(httpsAlone, httpsOrLocal);
  if (!valuesOf(schema)) return schema;
  const {type, oneOf, const: only, ...rest} = schema;
  const known = withEnum({type, ...(oneOf ? {oneOf} : {const: only})});
  return {...rest, anyOf: [known, {type}]};
}

/** An id of the gateway without its length of today: text after a prefix. */
function withLongerId(schema: Schema): Schema {
  const longer = schema.pattern?.replace(/^(\^[a-z]+_\[0-9A-Za-z\])\{\d+\}\$$/, '$1+$');
  return longer && longer !== schema.pattern ? {...schema, maxLength: loadLimits().id!.value, pattern: longer} : schema;
}

/** Keywords that limit the values of a type. */
const limitsOf: Record<string, string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum'],
};

/**
 * The same schema in a form from which generators make the type that is meant. They make a type of each condition, and
 * forget the fields beside it: under a double negation they do not see it. Of several types they see one.
 */
function forGenerators({allOf, ...schema}: Schema): Schema {
  const {type, ...untyped} = schema;
  if (Array.isArray(type)) {
    const limits = Object.values(limitsOf).flat();
    return {
      ...pick(untyped, (key) => !limits.includes(key)),
      anyOf: type.map((one) => ({type: one, ...pick(untyped, (key) => limitsOf[one]?.includes(key) === true)})),
    };
  }
  const {oneOf, ...rest} = schema;
  if (schema.properties && oneOf) return forGenerators({...rest, allOf: [...(allOf ?? []), {oneOf}]});
  if (!allOf) return schema;
  const conditions = allOf.map(withNames);
  return {...schema, not: {not: conditions.length > 1 ? {allOf: conditions} : conditions[0]}};
}

/** A condition that names the fields which it requires: linters look for them beside `required`. */
function withNames(condition: Schema): Schema {
  const {anyOf, oneOf, properties, required} = condition;
  const parts: Schema = {
    ...condition,
    ...(anyOf && {anyOf: anyOf.map(withNames)}),
    ...(oneOf && {oneOf: oneOf.map(withNames)}),
    ...(properties && {properties: mapValues(properties, (property) => property && withNames(property))}),
  };
  if (!required) return parts;
  return {...parts, properties: {...Object.fromEntries(required.map((name) => [name, {}])), ...parts.properties}};
}

const pick = (schema: Schema, isPart: (key: string) => boolean): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => isPart(key)));
