import {isDeepStrictEqual} from 'node:util';
import {loadLimits} from '../core/limits';
import type {Json} from './contractSource';

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
export function publishedContract(document: Json): Json {
  const {schemas, parameters, headers, ...others} = document.components;
  const sent = new Set<string>();
  const published = new Map<string, Json>();

  const form = (schema: Json, author: Author): Json => {
    if (schema.$ref) return formOfReference(schema, author);
    const parts = forGenerators(withLongerId(mapParts(schema, (part) => form(part, author))));
    return author === 'merchant' ? withEnum(parts) : opened(parts);
  };

  const formOfReference = ({$ref, ...beside}: Json, author: Author): Json => {
    const name: string = $ref.slice(inSchemas.length);
    if (author === 'gateway' && valuesOf(schemas[name])) {
      // The component remains the list of the values that are known.
      published.set(name, form(schemas[name], 'merchant'));
      return {...beside, anyOf: [{$ref}, {type: schemas[name].type}]};
    }
    if (author === 'merchant') sent.add(name);
    const own = form(schemas[name], author);
    const isOther = sent.has(name) && !isDeepStrictEqual(own, form(schemas[name], 'merchant'));
    const title = isOther ? `Received${name}` : name;
    published.set(title, own);
    return {$ref: inSchemas + title, ...beside};
  };

  /** A part of the document that this author writes, except the responses in it. */
  const message = (node: Json, author: Author): Json =>
    mapValues(node, (value, key) => {
      if (author === 'gateway' && value?.in === 'header') return header(value);
      if (key === 'schema') return form(value, author);
      if (key === 'responses') return message(value, readerOf[author]);
      return key === 'examples' ? value : message(value, author);
    });

  /** A header that the gateway sends. */
  const header = ({schema, ...others}: Json): Json => {
    const {pattern: _pattern, ...rest} = form(schema, 'gateway');
    return {...others, schema: rest};
  };

  // The requests come first, because they decide which schemas need a second form.
  for (const {post} of Object.values<Json>(document.paths)) message({...post, responses: {}}, 'merchant');
  const open = mapValues(document, (part, key) =>
    key === 'paths' ? message(part, 'merchant') : key === 'webhooks' ? message(part, 'gateway') : part,
  );
  open.components = {
    ...others,
    schemas: {},
    ...(parameters && {parameters: message(parameters, 'merchant')}),
    ...(headers && {headers: mapValues(headers, header)}),
  };
  for (const name of Object.keys(schemas))
    for (const title of [name, `Received${name}`])
      if (published.has(title)) open.components.schemas[title] = published.get(title);
  return open;
}

function mapValues(node: Json, change: (value: Json, key: string) => unknown): Json {
  if (Array.isArray(node)) return node.map((value: Json) => change(value, ''));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));
}

/** A schema with its parts, which are schemas themselves, changed. */
function mapParts(schema: Json, change: (part: Json) => Json): Json {
  const part = (value: Json | boolean) => (value === false ? {not: {}} : value === true ? value : change(value));
  return mapValues(schema, (value, key) => {
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) return value.map(part);
    if (key === 'properties')
      return mapValues(value, (property, name) => (name === 'type' && 'const' in property ? property : part(property)));
    return ['items', 'additionalProperties', 'propertyNames', 'not'].includes(key) ? part(value) : value;
  });
}

/** The values of a text or number that takes only listed ones. A condition on another field has no `type`. */
function valuesOf({type, oneOf, ...schema}: Json): unknown[] | undefined {
  if (type !== 'string' && type !== 'integer') return undefined;
  if ('const' in schema) return [schema.const];
  return oneOf?.every((value: Json) => 'const' in value) ? oneOf.map((value: Json) => value.const) : undefined;
}

/**
 * Also lists the values of a schema as `enum`, because many tools do not know `const`. Of numbers, only beside each
 * value: orval repeats a list at the top in code that does not compile.
 */
function withEnum(schema: Json): Json {
  const values = schema.oneOf && valuesOf(schema);
  if (!values) return schema;
  const {type, oneOf, ...rest} = schema;
  return {
    type,
    ...(type === 'string' && {enum: values}),
    ...rest,
    oneOf: oneOf.map((value: Json) => ({type, enum: [value.const], ...value})),
  };
}

/** The schema without what an addition would break. */
function opened({unevaluatedProperties: _properties, maxItems: _items, ...schema}: Json): Json {
  if (schema.pattern?.startsWith(httpsAlone)) schema.pattern = schema.pattern.replace(httpsAlone, httpsOrLocal);
  if (!valuesOf(schema)) return schema;
  const {type, oneOf, const: only, ...rest} = schema;
  const known = withEnum({type, ...(oneOf ? {oneOf} : {const: only})});
  return {...rest, anyOf: [known, {type}]};
}

/** An id of the gateway without its length of today: text after a prefix. */
function withLongerId(schema: Json): Json {
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
function forGenerators({allOf, ...schema}: Json): Json {
  if (Array.isArray(schema.type)) {
    const {type, ...rest} = schema;
    const limits = Object.values(limitsOf).flat();
    return {
      ...pick(rest, (key) => !limits.includes(key)),
      anyOf: type.map((one: string) => ({type: one, ...pick(rest, (key) => limitsOf[one]?.includes(key) === true)})),
    };
  }
  const {oneOf, ...rest} = schema;
  if (schema.properties && oneOf) return forGenerators({...rest, allOf: [...(allOf ?? []), {oneOf}]});
  if (!allOf) return schema;
  const conditions = allOf.map(withNames);
  return {...schema, not: {not: conditions.length > 1 ? {allOf: conditions} : conditions[0]}};
}

/** A condition that names the fields which it requires: linters look for them beside `required`. */
function withNames(condition: Json): Json {
  const parts = mapValues(condition, (value, key) =>
    ['anyOf', 'oneOf', 'properties'].includes(key) ? mapValues(value, withNames) : value,
  );
  if (!parts.required) return parts;
  return {
    ...parts,
    properties: {...Object.fromEntries(parts.required.map((name: string) => [name, {}])), ...parts.properties},
  };
}

const pick = (schema: Json, isPart: (key: string) => boolean): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => isPart(key)));
