import type {ErrorObject} from 'ajv/dist/2020';
import {childPointer, mostFields, nameOf, type FieldFailure} from '../values/failure';
import {isText} from '../values/text';
import type {World} from '../books/types';
import type {JsonObject} from '../../types/json';

/** Fields whose errors have a code of their own. */
const ownCodes: [RegExp, string][] = [
  [/(^|\/)(amount|[a-z]+_amount|amount_(?!mode$)[a-z]+|minimum_payment)$/, 'amount_invalid'],
  [/(^|\/)([a-z]+_)?url$/, 'url_invalid'],
];

const isBound = ({keyword}: ErrorObject): boolean => keyword === 'minimum' || keyword === 'maximum';

/**
 * Whether the error is about a number outside the range of v1 ids: positive integers that every JSON parser reads
 * exactly.
 */
const isNoId = (error: ErrorObject): boolean => isBound(error) && /_id$/.test(error.instancePath);

function codeOf(error: ErrorObject, pointer: string): string {
  const {keyword, params, parentSchema} = error;
  // An object with too few properties, or with none of the alternatives that it requires.
  const isChoice = (keyword === 'anyOf' || keyword === 'oneOf') && parentSchema?.type === 'object';
  if (/^(required|dependentRequired|minProperties)$/.test(keyword) || isChoice) return 'field_missing';
  if (keyword === 'not') return 'field_value_not_allowed';
  if (
    keyword === 'unevaluatedProperties' ||
    keyword === 'additionalProperties' ||
    keyword === 'propertyNames' ||
    keyword === 'false schema'
  )
    return 'field_unknown';
  if (keyword === 'type') return 'field_type_invalid';
  const own = pointer.startsWith('/metadata/') ? undefined : ownCodes.find(([pattern]) => pattern.test(pointer));
  if (own) return own[1];
  if (['minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties'].includes(keyword))
    return 'field_length_invalid';
  if (keyword === 'enum' || keyword === 'const' || keyword === 'oneOf' || isBound(error))
    return 'field_value_not_allowed';
  if (keyword === 'format' && params.format === 'uri') return 'url_invalid';
  return 'field_format_invalid';
}

/** When a condition of a contract applies, as the end of a sentence: `without template_id`, `if delivery is email`. */
function reasonOf({parentSchema}: ErrorObject): string {
  const [{required, properties}] = parentSchema!.anyOf as [
    {required?: string[]; properties?: Record<string, {not: {const?: string}}>},
  ];
  if (required) return ` without ${required.join()}`;
  const [[name, {not}]] = Object.entries(properties!) as [[string, {not: {const?: string}}]];
  return ` if ${name} is ${not.const}`;
}

function detailOf(error: ErrorObject, code: string, condition?: ErrorObject): string {
  const {keyword, params, message, parentSchema} = error;
  const reason = condition ? reasonOf(condition) : '';
  if (keyword === 'not') return `Leave it out${reason}.`;
  if (keyword === 'dependentRequired') return `This field is required with ${params.property}.`;
  if (code === 'field_missing')
    return keyword === 'required'
      ? `This field is required${reason}.`
      : 'A field is missing here, or two exclude each other.';
  if (code === 'field_unknown') return 'There is no such field.';
  if (keyword === 'type') return `Send ${[params.type].flat().join(' or ')}.`;
  const choices = (parentSchema?.oneOf ?? []) as {const?: string}[];
  const values = choices.map((one) => one.const).filter((value) => value !== undefined);
  if (values.length > 0) return `Send one of ${values.join(', ')}.`;
  return `The value ${message}.`;
}

/** The field error for an error of the schema. */
function mistakeOf(error: ErrorObject, pointer: string, condition?: ErrorObject): FieldFailure {
  if (isNoId(error)) {
    const {minimum, maximum} = error.parentSchema!;
    const detail = `Send an integer from ${minimum} to ${maximum}.`;
    const summary = `The field ${nameOf(pointer)} is not a valid id.`;
    return {pointer, code: 'field_type_invalid', detail, summary};
  }
  const code = codeOf(error, pointer);
  return {pointer, code, detail: detailOf(error, code, condition)};
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
    // Any of the names is enough, so the error points to the object that lacks them. The body as a whole has no name,
    // so there the error points to the first of the names.
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
 * Whether an error comes from a branch of an `anyOf` or `oneOf`. The contracts write a condition as an `anyOf` in
 * `allOf`, whose first branch says that the condition does not apply:
 * `anyOf: [{properties: {kind: {not: …}}}, {properties: {value: …}}]`.
 */
function isBranchOf(error: ErrorObject, choice: ErrorObject): boolean {
  const isInside =
    error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`);
  return error !== choice && isInside && error.schemaPath.startsWith(`${choice.schemaPath}/`);
}

/**
 * At most this many errors of the schema are read. A field has only a few errors, so they still cover more than
 * `mostFields` fields.
 */
const mostErrors = 2000;

/** The pointers of all ancestors of a field. */
const holdersOf = (pointer: string): string[] => [...pointer.matchAll(/\//g)].map(({index}) => pointer.slice(0, index));

/** Fields in which line breaks are allowed; the contracts mark them with `x-line-breaks`. */
export const withLines = /^\/(body|metadata\/[^/]*|texts\/[a-z]+\/text|footer\/[a-z]+\/text)$/;

/**
 * Pointers to the texts of a body that have refused characters. Property names are not checked, because a name with
 * such characters is an unknown field.
 */
function* findWrongTexts(value: unknown, pointer = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!isText(withLines.test(pointer) ? value.replace(/\r?\n/g, '') : value)) yield pointer;
  } else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) yield* findWrongTexts(item, childPointer(pointer, name));
  }
}

/**
 * Validates a body against the schema of its operation, and its texts against the rule for all texts.
 *
 * @returns one entry per wrong field; empty if the body is valid. If there are more than `mostFields`, not all of them
 */
export function findMistakes(world: World, contract: string, address: string, body: unknown): FieldFailure[] {
  const errors = world.schemaErrors(contract, address, body).slice(0, mostErrors);
  const found = new Map<string, FieldFailure>();
  const combined = errors.filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf');
  const conditions = combined.filter(({schemaPath}) => /\/allOf\/\d+\/anyOf$/.test(schemaPath));
  for (const error of errors) {
    // An error inside a branch says little by itself, so the `oneOf` or `anyOf` is reported in its place. For a
    // condition, the error inside the branch that applies is reported.
    const owners = combined.filter((one) => isBranchOf(error, one));
    const isIdle = (one: ErrorObject) =>
      !conditions.includes(one) || error.schemaPath.startsWith(`${one.schemaPath}/0/`);
    if (owners.some(isIdle)) continue;
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
    found.set(pointer, mistakeOf(error, pointer, owners[0]));
  }
  for (const pointer of findWrongTexts(body)) {
    if (found.size > mostFields) break;
    // The content of an unknown field is not checked.
    if (found.has(pointer) || holdersOf(pointer).some((holder) => found.get(holder)?.code === 'field_unknown'))
      continue;
    const detail = 'Send Unicode text without control characters and without halves of surrogate pairs.';
    found.set(pointer, {pointer, code: 'field_format_invalid', detail});
  }
  // If a field is reported, its parent is not.
  const holders = new Set([...found.keys()].flatMap(holdersOf));
  return [...found.values()].filter(({pointer}) => !holders.has(pointer));
}
