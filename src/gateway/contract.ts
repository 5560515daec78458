import type {ErrorObject} from 'ajv/dist/2020';
import {childPointer, Failure, nameOf, type FieldFailure} from './failure';
import {schemeOf, type Scheme} from './scheme';
import type {ContractOperation, World} from './types';
import type {JsonObject} from '../types/json';

/** The operation that a path resolves to. */
export interface Target {
  /** `v1`, `v2`, `reports-v1`, `reports-v2` or `invoicing`. */
  contract: string;
  /** operationId: `v2/transaction/create`. */
  id: string;
  /** The same without the version; handlers are named so: `transaction/create`. */
  name: string;
  /** Path template in the contract, such as `/v2/account/service/{service_id}`. */
  address: string;
  operation: ContractOperation;
  parameters: Record<string, string>;
  scheme: Scheme;
}

/** Resolves a path (without the query) to its operation, or null. */
export function findTarget({contracts}: World, path: string): Target | null {
  for (const [contract, document] of Object.entries(contracts)) {
    for (const [address, {post}] of Object.entries(document.paths)) {
      const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      const pattern = new RegExp(`^${address.replace(/\{\w+\}/g, '([^/]+)')}$`);
      const match = pattern.exec(path);
      if (!match) continue;
      const id = post.operationId;
      const name = id
        .split('/')
        .filter((part) => !/^v\d$/.test(part))
        .join('/');
      const parameters = Object.fromEntries(names.map((key, index) => [key, match[index + 1]!]));
      return {contract, id, name, address, operation: post, parameters, scheme: schemeOf(document, post)};
    }
  }
  return null;
}

/** Fields whose errors have a code of their own. */
const ownCodes: [RegExp, string][] = [
  [/(^|\/)(amount|[a-z]+_amount|amount_(?!mode$)[a-z]+|minimum_payment)$/, 'amount_invalid'],
  [/(^|\/)([a-z]+_)?url$/, 'url_invalid'],
];

const isBound = ({keyword}: ErrorObject): boolean => keyword === 'minimum' || keyword === 'maximum';

/** Whether a number is outside of the ids of v1: positive integers that no JSON reader rounds. */
const isNoId = (error: ErrorObject): boolean => isBound(error) && /_id$/.test(error.instancePath);

function codeOf(error: ErrorObject, pointer: string): string {
  const {keyword, params, parentSchema} = error;
  // An object with too few properties, or with none of the alternatives that it requires.
  const isChoice = (keyword === 'anyOf' || keyword === 'oneOf') && parentSchema?.type === 'object';
  if (keyword === 'required' || keyword === 'minProperties' || isChoice) return 'field_missing';
  if (
    keyword === 'unevaluatedProperties' ||
    keyword === 'additionalProperties' ||
    keyword === 'propertyNames' ||
    keyword === 'false schema'
  )
    return 'field_unknown';
  if (keyword === 'type') return 'field_type_invalid';
  const own = ownCodes.find(([pattern]) => pattern.test(pointer));
  if (own) return own[1];
  if (['minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties'].includes(keyword))
    return 'field_length_invalid';
  if (keyword === 'enum' || keyword === 'const' || keyword === 'oneOf' || isBound(error))
    return 'field_value_not_allowed';
  if (keyword === 'format' && params.format === 'uri') return 'url_invalid';
  return 'field_format_invalid';
}

function detailOf(error: ErrorObject, code: string): string {
  const {keyword, params, message, parentSchema} = error;
  if (code === 'field_missing')
    return keyword === 'required' ? 'This field is required.' : 'A field is missing here, or two exclude each other.';
  if (code === 'field_unknown') return 'There is no such field.';
  if (keyword === 'type') return `Send ${[params.type].flat().join(' or ')}.`;
  const choices = (parentSchema?.oneOf ?? []) as {const?: string}[];
  const values = choices.map((one) => one.const).filter((value) => value !== undefined);
  if (values.length > 0) return `Send one of ${values.join(', ')}.`;
  return `The value ${message}.`;
}

/** The field error for an error of the schema. */
function mistakeOf(error: ErrorObject, pointer: string): FieldFailure {
  if (isNoId(error)) {
    const {minimum, maximum} = error.parentSchema!;
    const detail = `Send an integer from ${minimum} to ${maximum}.`;
    const summary = `The field ${nameOf(pointer)} is not a valid id.`;
    return {pointer, code: 'field_type_invalid', detail, summary};
  }
  const code = codeOf(error, pointer);
  return {pointer, code, detail: detailOf(error, code)};
}

/** The alternative property names of an object, if the error is about their number; otherwise null. */
function choiceOf({keyword, parentSchema}: ErrorObject): string[] | null {
  if (keyword === 'oneOf') {
    const branches = (parentSchema?.oneOf ?? []) as {required?: string[]}[];
    const isChoice = branches.every((one) => one.required && Object.keys(one).length === 1);
    return isChoice ? branches.flatMap((one) => one.required!) : null;
  }
  if (keyword !== 'minProperties' && keyword !== 'maxProperties') return null;
  const {properties = {}, required = []} = (parentSchema ?? {}) as {properties?: object; required?: string[]};
  const names = Object.keys(properties).filter((name) => !required.includes(name));
  return names.length > 0 ? names : null;
}

/**
 * Field errors for a wrong number of alternatives: `field_missing` if there are too few, otherwise one for each
 * property too many.
 */
function choiceMistakes({keyword, instancePath, data, parentSchema}: ErrorObject, names: string[]): FieldFailure[] {
  const given = names.filter((name) => Object.hasOwn(data as JsonObject, name));
  if (keyword === 'minProperties' && parentSchema?.maxProperties === undefined) {
    const mistake = {code: 'field_missing', detail: `Send at least one of ${names.join(', ')}.`};
    // Any of them is enough, so an object inside the body is named itself. The body as a whole has no name.
    return instancePath === ''
      ? [{pointer: childPointer('', names[0]!), ...mistake}]
      : [
          {
            pointer: instancePath,
            ...mistake,
            summary: `The field ${instancePath.slice(1).replaceAll('/', '.')} is empty.`,
          },
        ];
  }
  const detail = `Send ${names.join(' or ')}.`;
  if (given.length === 0) return [{pointer: childPointer(instancePath, names[0]!), code: 'field_missing', detail}];
  // If the rest are unknown properties, those are reported separately.
  return given.length === 1
    ? []
    : given.map((name) => ({pointer: childPointer(instancePath, name), code: 'field_unknown', detail}));
}

/** Objects whose property names the merchant chooses. Anywhere else, a name of a wrong form is an unknown field. */
const freeNames = /^\/metadata$/;

/** The field error for a property name of a wrong form; null where it is an unknown field. */
function nameMistake(error: ErrorObject, name: string): FieldFailure | null {
  const {instancePath, message} = error;
  if (!freeNames.test(instancePath)) return null;
  const detail = `The name of the field ${message}.`;
  return {pointer: childPointer(instancePath, name), code: codeOf(error, instancePath), detail, summary: detail};
}

/**
 * Whether an error comes from a branch of a choice. A choice with a negated branch is a condition, as the contracts
 * write it: `anyOf: [{properties: {kind: {not: …}}}, {properties: {value: …}}]`.
 */
function isBranchOf(error: ErrorObject, choice: ErrorObject): boolean {
  const isInside =
    error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`);
  return error !== choice && isInside && error.schemaPath.startsWith(`${choice.schemaPath}/`);
}

/**
 * Validates a body against the schema of its operation.
 *
 * @returns one entry per wrong field; empty if the body is valid
 */
export function findMistakes(world: World, contract: string, address: string, body: unknown): FieldFailure[] {
  const errors = world.schemaErrors(contract, address, body);
  const found = new Map<string, FieldFailure>();
  const combined = errors.filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf');
  const conditions = combined.filter((one) =>
    errors.some((error) => error.keyword === 'not' && isBranchOf(error, one)),
  );
  for (const error of errors) {
    // Errors inside a branch are not useful by themselves, so the choice is reported. For a condition, its required
    // branch is.
    const owners = combined.filter((one) => isBranchOf(error, one));
    if (owners.some((one) => !conditions.includes(one)) || (owners.length > 0 && error.keyword === 'not')) continue;
    if (conditions.includes(error) || error.keyword === 'if' || error.keyword === 'allOf') continue;
    const choice = choiceOf(error);
    if (choice) {
      for (const mistake of choiceMistakes(error, choice))
        if (!found.has(mistake.pointer)) found.set(mistake.pointer, mistake);
      continue;
    }
    if (error.propertyName !== undefined) {
      const mistake = nameMistake(error, error.propertyName);
      if (mistake && !found.has(mistake.pointer)) found.set(mistake.pointer, mistake);
      continue;
    }
    const params = error.params as Record<string, string | undefined>;
    const child =
      params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty ?? params.propertyName;
    const pointer = child === undefined ? error.instancePath : childPointer(error.instancePath, child);
    if (found.has(pointer)) continue;
    found.set(pointer, mistakeOf(error, pointer));
  }
  // If a field is reported, its parent is not.
  return [...found.values()].filter(
    ({pointer}) => ![...found.keys()].some((other) => other !== pointer && other.startsWith(`${pointer}/`)),
  );
}

/**
 * Parses the bytes of a body: a JSON object in UTF-8 without a byte order mark.
 *
 * @throws Failure `json_invalid`
 */
export function readJson(bytes: Uint8Array): JsonObject {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    throw new Failure('json_invalid', 'The body is not UTF-8.');
  }
  if (text.startsWith('\uFEFF')) throw new Failure('json_invalid', 'The body begins with a byte order mark.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('json_invalid', text.trim() === '' ? 'The body is empty.' : 'The body is not JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Failure('json_invalid', 'The body is not a JSON object.');
  }
  return value as JsonObject;
}
