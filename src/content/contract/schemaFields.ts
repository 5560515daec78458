import {pick} from '../core/pick';
import {valueAt} from './contractSource';
import type {Reference, Schema} from './openApi';

/** A field of a body, with everything that a page shows about it. */
export interface Field {
  /** Property name; `*` is any property of a map, `[]` an item of a list. */
  name: string;
  /** Location in the body: `/payer/email`, `/errors/*\/code` (`*`: any item or any property). */
  pointer: string;
  /**
   * `string`, `integer`, `boolean`, `object`, `array` …; several are joined by ` | `; a list includes its items: `array
   * of object`.
   */
  type: string;
  format?: string;
  isRequired: boolean;
  /** When an optional field is required or present, as a sentence. */
  requiredWhen?: string;
  description: string;
  /** Constraints by their JSON Schema keyword: minLength, maxLength, pattern, minimum, maximum, maxProperties … */
  limits: Pick<Schema, (typeof limitKeywords)[number]>;
  enumValues: {value: NonNullable<Schema['const']>; description: string}[];
  defaultValue?: unknown;
  example?: unknown;
  /** Name of the reference table with its values. */
  reference?: string;
  /** Contract version that added it. */
  since?: string;
  isDeprecated: boolean;
  /** Name of the component that describes the object, or the items of the list. */
  component?: string;
  children: Field[];
}

const limitKeywords = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'const',
] as const;

/**
 * Resolves the `$ref` of a schema, parameter or header inside the bundled document. Keywords next to the `$ref` take
 * precedence, so that a field can describe its own use of a shared type.
 *
 * @throws if the reference does not resolve
 */
export function resolve<T extends object>(document: object, node: T | Reference): T {
  if (!isReference(node)) return node;
  const {$ref, ...beside} = node;
  const keys = $ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = valueAt(document, keys);
  if (!found) throw new Error(`$ref "${$ref}" leads nowhere in the bundled contract.`);
  return {...resolve(document, found as T | Reference), ...beside};
}

/** Whether a node of a contract refers to a component. */
export function isReference(node: object): node is Reference {
  return '$ref' in node && typeof node.$ref === 'string';
}

/** A schema whose example is its part of that of the object or list which holds it, if this has one. */
function withExample(schema: Schema, example: unknown, key: string): Schema {
  const part = valueAt(example, [key]);
  return part === undefined ? schema : {...schema, example: part};
}

/**
 * The fields of an object schema as a tree, in document order. The example of the object is that of its fields.
 *
 * @param document the bundled contract, to resolve references
 * @param schema an object schema or a reference to one
 * @param pointer location of the object in the body
 */
export function fields(document: object, schema: Schema, pointer = ''): Field[] {
  const {properties = {}, required = [], additionalProperties, items, example} = resolve(document, schema);
  if (items) return [field(document, '[]', withExample(items, example, '0'), `${pointer}/*`, true)];
  const named = Object.entries(properties).flatMap(([name, property]) =>
    property
      ? [field(document, name, withExample(property, example, name), `${pointer}/${name}`, required.includes(name))]
      : [],
  );
  return additionalProperties ? [...named, field(document, '*', additionalProperties, `${pointer}/*`, false)] : named;
}

/** Converts a schema to a field. The children of a list are the fields of its items. */
export function field(document: object, name: string, schema: Schema, pointer: string, isRequired: boolean): Field {
  const at = resolve(document, schema);
  const items = at.items && resolve(document, withExample(at.items, at.example, '0'));
  const itemFields = items && (items.properties || items.items) ? fields(document, items, `${pointer}/*`) : [];
  const component = componentOf(schema) ?? (at.items && componentOf(at.items));
  // Beside the listed values, `anyOf` may take others.
  const values = [at.oneOf, at.anyOf?.[0]?.oneOf, items?.oneOf].flatMap((listed = []) => listed);
  return {
    name,
    pointer,
    type: items ? `array of ${typeName(items)}` : typeName(at),
    ...(at.format && {format: at.format}),
    isRequired,
    ...(at['x-required-when'] && {requiredWhen: at['x-required-when']}),
    description: at.description ?? '',
    limits: pick(at, limitKeywords),
    enumValues: values.flatMap(({const: value, description = ''}) =>
      value === undefined ? [] : [{value, description}],
    ),
    ...('default' in at && {defaultValue: at.default}),
    ...('example' in at && {example: at.example}),
    ...(at['x-reference'] && {reference: at['x-reference']}),
    ...(at['x-since'] && {since: at['x-since']}),
    isDeprecated: at.deprecated === true,
    ...(component && {component}),
    children: items ? itemFields : fields(document, at, pointer),
  };
}

function componentOf({$ref = ''}: Schema): string | undefined {
  return /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1];
}

function typeName({type}: Schema): string {
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
}

/** Flattens a tree of fields; parents come before their children. */
export function flatten(tree: Field[]): Field[] {
  return tree.flatMap((node) => [node, ...flatten(node.children)]);
}
