import fs from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {fillBrand} from './brandTokens';
import {defaultLocale, type LocaleCode} from './locales';
import {root} from './root';

/** A JSON Schema (2020-12) of a data file, with the two keywords of this site. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** The value is prose: a translation holds it, and only such values. */
  'x-translatable'?: boolean;
  /** Of a list of objects: the property by which a translation names an item. */
  'x-key'?: string;
  [keyword: string]: unknown;
}

/** Reads a YAML file of the repository, its brand tokens filled. `file` is relative to the root. */
export function readYaml(file: string): unknown {
  return parse(fillBrand(fs.readFileSync(path.join(root, file), 'utf8'), file));
}

const ajv = new Ajv({allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true, verbose: true});
addFormats(ajv);
ajv.addVocabulary(['x-translatable', 'x-key']);
const validators = new WeakMap<Schema, ValidateFunction>();

/**
 * Checks a value against the closed schema of its table.
 *
 * @throws sentences, one a line, that name the file, the place in it and what to write instead
 */
export function checkData(value: unknown, schema: Schema, file: string): void {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (!validate(value)) throw new Error((validate.errors ?? []).map((error) => sentence(error, file)).join('\n'));
}

function sentence({keyword, params, message, instancePath, parentSchema, data}: ErrorObject, file: string): string {
  const place = instancePath ? instancePath.slice(1).replaceAll('/', '.') : 'the file';
  const parent = parentSchema as Schema;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const known = Object.keys(parent.properties ?? {}).join(', ');
      const name = params.additionalProperty ?? params.unevaluatedProperty;
      return `${file}: ${place} has the unknown key “${name}”. Write one of: ${known}.`;
    }
    case 'required': {
      const name = params.missingProperty as string;
      const description = parent.properties?.[name]?.description ?? '';
      return `${file}: ${place} lacks “${name}”. Write it: ${description}`;
    }
    case 'enum':
      return `${file}: ${place} is ${JSON.stringify(data)}. Write one of: ${(parent.enum ?? []).join(', ')}.`;
    default:
      return `${file}: ${place} ${message} (it is ${JSON.stringify(data)}). ${parent.description ?? ''}`.trimEnd();
  }
}

/** Where the translation of a data file stands: `src/data/x.yaml` ↔ `i18n/uk/data/x.yaml`. */
export function translationFile(file: string, locale: LocaleCode): string {
  return file.replace(/^src\/data\//, `i18n/${locale}/data/`);
}

/**
 * Reads a data file in one language: the English facts, and the prose of the language in place of the English prose.
 * A translation holds all translatable values of its file and nothing else; an item of a list is named by its key.
 *
 * @throws a sentence that names the file, when a translation lacks a text or has one that the English file has not
 */
export function readTranslated(file: string, schema: Schema, locale: LocaleCode, english = readYaml(file)): unknown {
  if (locale === defaultLocale) return english;
  const translation = translationFile(file, locale);
  const isThere = fs.existsSync(path.join(root, translation));
  return translate(english, isThere ? readYaml(translation) : undefined, schema, schema, translation, '');
}

/** The join of `readTranslated`: every translatable value of `english` replaced by the one of `overlay`. */
export function translate(
  english: unknown,
  overlay: unknown,
  schema: Schema,
  whole: Schema,
  file: string,
  place: string,
): unknown {
  const at = schema.$ref ? (whole.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}) : schema;
  const inner = (key: string) => (place ? `${place}.${key}` : key);
  const extra = (keys: string[], known: string[]) => {
    const unknown = keys.find((key) => !known.includes(key));
    if (unknown !== undefined) {
      throw new Error(`${file}: ${inner(unknown)} translates nothing. The English file has here: ${known.join(', ') || 'no such place'}.`);
    }
  };
  if (at['x-translatable']) {
    if (typeof overlay !== typeof english || overlay === '') {
      throw new Error(`${file}: ${place} is missing. Write the translation of “${String(english)}”.`);
    }
    return overlay;
  }
  if (Array.isArray(english) && at['x-key'] && at.items) {
    const key = at['x-key'];
    const items = english as Record<string, unknown>[];
    const texts = (overlay ?? {}) as Record<string, unknown>;
    extra(Object.keys(texts), items.map((item) => String(item[key])));
    return items.map((item) =>
      translate(item, texts[String(item[key])], at.items!, whole, file, inner(String(item[key]))));
  }
  if (english !== null && typeof english === 'object' && !Array.isArray(english)) {
    const texts = (overlay ?? {}) as Record<string, unknown>;
    extra(Object.keys(texts), Object.keys(english));
    return Object.fromEntries(
      Object.entries(english).map(([key, value]) => {
        const rest = typeof at.additionalProperties === 'object' ? at.additionalProperties : {};
        return [key, translate(value, texts[key], at.properties?.[key] ?? rest, whole, file, inner(key))];
      }),
    );
  }
  if (overlay !== undefined) {
    throw new Error(`${file}: ${place} is a fact, not prose. Leave it out: facts stand in the English file alone.`);
  }
  return english;
}
