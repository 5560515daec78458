import {fullFormats} from 'ajv-formats/dist/formats';
import {contrastsOf, type PageColors, type PairContrast} from '../../gateway/values/contrast';
import type {JsonObject} from '../../types/json';
import type {Field} from '../contract/schemaFields';

/** A branding option with its limits from the contract. */
export interface Option {
  /** Location in the request, such as `/colors/button`; `*` is the first item of a list. */
  pointer: string;
  label: string;
  type: 'color' | 'number' | 'choice' | 'text';
  /** Constraints by their JSON Schema keyword. */
  limits: Field['limits'];
  format?: string;
  example: string;
  /** Allowed values with their names. */
  choices?: [value: string, name: string][];
}

/** Options under one heading. */
export interface Group {
  title: string;
  options: Option[];
}

/** The entered values by pointer. An absent or empty option is omitted from the request. */
export type Values = Record<string, string>;

/** The owner of the branding: the point, or a template if `template_id` is set. */
export interface Owner {
  point: number;
  template_id?: string;
}

/** Why an option is invalid. */
export type Problem = 'length' | 'format' | 'missing';

const colorPlace = '/colors/';
const linkPlace = '/links/*/';

/** Sets a value. The contract requires all colours or none, so the other colours are filled in with their defaults. */
export function enter(values: Values, defaults: Values, pointer: string, value: string): Values {
  const others = pointer.startsWith(colorPlace) ? pick(defaults, (name) => name.startsWith(colorPlace)) : {};
  return {...others, ...values, [pointer]: value};
}

/** Removes the values under a pointer: `/colors` resets all colours. */
export function leaveOut(values: Values, place: string): Values {
  return pick(values, (name) => name !== place && !name.startsWith(`${place}/`));
}

function pick(values: Values, isWanted: (pointer: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([pointer]) => isWanted(pointer)));
}

/** The errors of the entered options by pointer. */
export function problemsOf(values: Values, options: Option[]): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const {pointer, limits, format} of options) {
    const value = values[pointer] ?? '';
    const problem = value === '' ? missingProblem(values, pointer) : valueProblem(value, limits, format);
    if (problem) problems[pointer] = problem;
  }
  return problems;
}

/** A link needs a text and a URL; a colour needs all others. */
function missingProblem(values: Values, pointer: string): Problem | null {
  const place = [linkPlace, colorPlace].find((one) => pointer.includes(one));
  if (!place) return null;
  const start = pointer.slice(0, pointer.indexOf(place) + place.length);
  return Object.entries(values).some(([other, value]) => other.startsWith(start) && value !== '') ? 'missing' : null;
}

function valueProblem(
  value: string,
  {minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity, pattern}: Option['limits'],
  format?: string,
): Problem | null {
  const length = [...value].length;
  // The pattern is checked before the length, because its message is more specific.
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return 'format';
  if (length < minLength || length > maxLength) return 'length';
  if (Number(value) < minimum || Number(value) > maximum) return 'format';
  return format === undefined || hasFormat(value, format) ? null : 'format';
}

function hasFormat(value: string, format: string): boolean {
  const check = fullFormats[format as keyof typeof fullFormats];
  if (check instanceof RegExp) return check.test(value);
  return typeof check === 'function' ? Boolean((check as (text: string) => boolean)(value)) : true;
}

/** The displayed colours: the entered value if it is valid, otherwise the default. */
export function shownColors(values: Values, defaults: Values): PageColors {
  const shown = (name: string): string => {
    const value = values[colorPlace + name] ?? '';
    return /^#[0-9a-f]{6}$/i.test(value) ? value : defaults[colorPlace + name]!;
  };
  return {
    background: shown('background'),
    text: shown('text'),
    button: shown('button'),
    button_text: shown('button_text'),
  };
}

/** The contrast of the displayed colours. */
export function contrastsShown(values: Values, defaults: Values): PairContrast[] {
  return contrastsOf(shownColors(values, defaults));
}

/**
 * The `page_customization` body for these values; null if the gateway would reject it.
 *
 * @param options in the order of the body
 */
export function bodyOf(
  values: Values,
  {options, defaults, owner}: {options: Option[]; defaults: Values; owner: Owner},
): JsonObject | null {
  const isWeak = contrastsShown(values, defaults).some(({isEnough}) => !isEnough);
  if (isWeak || Object.keys(problemsOf(values, options)).length > 0) return null;
  const body: JsonObject = {...owner};
  for (const {pointer, type} of options) {
    const value = values[pointer] ?? '';
    if (value !== '') put(body, pointer.slice(1).split('/'), type === 'number' ? Number(value) : value);
  }
  return body;
}

function put(object: JsonObject, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) object[name!] = value;
  else if (rest[0] === '*') {
    const list = (object[name!] ??= [{}]) as JsonObject[];
    put(list[0]!, rest.slice(1), value);
  } else put((object[name!] ??= {}) as JsonObject, rest, value);
}
