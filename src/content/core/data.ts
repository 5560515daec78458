import fs from 'node:fs';
import path from 'node:path';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {fillTokens} from './tokens';
import {defaultLocale, type LocaleCode} from './locales';
import {root} from './root';
import {stampOf} from './stamp';
import {cacheLoader, hasInput, readInput} from './fileCache';
import type {DataFile} from '../../types/data';

/** The parts of a JSON Schema that this module uses. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** The text is translated. */
  'x-translatable'?: boolean;
  /** Identifies an object in a list; translations refer to the object by this value. */
  'x-key'?: boolean;
}

type Tree = {[key: string]: unknown};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** File of a table in one language, relative to the root. */
export function dataFile(file: string, locale: LocaleCode): string {
  return locale === defaultLocale ? `src/data/${file}` : `i18n/${locale}/data/${file}`;
}

/**
 * The schema of a data file, relative to the root: `<name>.schema.yaml` next to it, otherwise the nearest `schema.yaml`
 * in its folder or a parent folder up to `src/data`.
 *
 * @throws a sentence if there is none
 */
export function schemaFile(file: string, base: string = root): string {
  const own = `src/data/${file.replace(/\.yaml$/, '.schema.yaml')}`;
  if (hasInput(own, base)) return own;
  for (let folder = path.posix.dirname(file); ; folder = path.posix.dirname(folder)) {
    const shared = path.posix.join('src/data', folder, 'schema.yaml');
    if (hasInput(shared, base)) return shared;
    if (folder === '.')
      throw new Error(`src/data/${file} has no schema. Write ${own}, or a schema.yaml in its folder.`);
  }
}

function parseFile(file: string, text: string): unknown {
  try {
    return parse(fillTokens(text, file));
  } catch (error) {
    throw new Error(`${file} is not YAML that can be read: ${(error as Error).message}`);
  }
}

/** A schema with its validator, by its file and the base. */
const validatorOf = cacheLoader((file: string, base: string): {schema: Schema; validate: ValidateFunction} => {
  const schema = parseFile(file, readInput(file, base)) as Schema;
  const ajv = new Ajv2020({allErrors: true, strict: true, verbose: true, allowUnionTypes: true});
  addFormats(ajv);
  ajv.addVocabulary(['x-translatable', 'x-key']);
  return {schema, validate: ajv.compile(schema)};
}, 'validators');

/**
 * Reads a data file in one language: the English file, validated against its closed schema, with tokens replaced.
 * For another language, its texts are replaced by those of `i18n/<locale>/data/<file>`.
 *
 * A translation has the structure of the English file and holds only its translatable fields. A list of texts stays a
 * list of the same length; a list of objects becomes a map from the key of each object (`x-key` in the schema) to its
 * texts. A file without texts needs no translation. The top-level `source` is the stamp of the English texts; `npm run
 * stamp` writes it.
 *
 * The type comes from the schema (`npm run types`). The result is shared between callers, so treat it as read-only.
 *
 * @param file path below `src/data`, such as `reference/test_cards.yaml`
 * @param base folder that contains `src/data` and `i18n`, absolute; tests use another one than the root
 * @throws one sentence per error with file and place: an unknown, missing or invalid value; in a translation, a missing
 * or unexpected text, or one made from an older English text
 */
export function readData<Name extends string>(
  file: Name,
  locale: LocaleCode = defaultLocale,
  base: string = root,
): DataFile<Name> {
  return load(file, locale, base) as DataFile<Name>;
}

const load = cacheLoader((file: string, locale: LocaleCode, base: string): unknown => {
  const isTranslated = hasInput(dataFile(file, locale), base);
  if (!isTranslated && locale !== defaultLocale && textsToTranslate(file, base) === undefined) {
    return readData(file, defaultLocale, base);
  }
  const files = [...new Set([schemaFile(file, base), dataFile(file, defaultLocale), dataFile(file, locale)])];
  const missing = files.find((name) => !hasInput(name, base));
  if (missing) throw new Error(`There is no ${missing}. Write it, or remove the file that it belongs to.`);
  return locale === defaultLocale ? readEnglish(file, base) : translate(file, locale, base);
}, 'data');

/**
 * Reads a data file that each language writes for itself: its texts are not translations, so nothing ties them to the
 * English ones but the schema.
 *
 * @throws one sentence per error with file and place
 */
export function readOwnData<Name extends string>(file: Name, locale: LocaleCode, base: string = root): DataFile<Name> {
  return loadOwn(file, locale, base) as DataFile<Name>;
}

const loadOwn = cacheLoader((file: string, locale: LocaleCode, base: string): unknown => {
  const name = dataFile(file, locale);
  if (!hasInput(name, base)) throw new Error(`There is no ${name}. Write it as ${schemaFile(file, base)} describes.`);
  return readValid(name, file, base);
}, 'own data');

const readEnglish = (file: string, base: string): unknown => readValid(dataFile(file, defaultLocale), file, base);

function readValid(name: string, file: string, base: string): unknown {
  const schema = schemaFile(file, base);
  const {validate} = validatorOf(schema, base);
  const data = parseFile(name, readInput(name, base));
  if (!validate(data)) throw new Error(validate.errors!.map((error) => sentence(name, schema, error)).join('\n'));
  return data;
}

function sentence(file: string, schema: string, {keyword, instancePath, params, message, data}: ErrorObject): string {
  const place = instancePath || 'the top';
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${file}: ${place} has the unknown key "${params.additionalProperty ?? params.unevaluatedProperty}". Remove it, or describe it in ${schema}.`;
    case 'required':
      return `${file}: ${place} has no "${params.missingProperty}". Write it as ${schema} describes.`;
    case 'enum':
      return `${file}: ${place} is ${JSON.stringify(data)}. Write one of ${(params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'type':
      return `${file}: ${place} is ${JSON.stringify(data)}. Write a value of type ${params.type}.`;
    default:
      return `${file}: ${place} ${message}; it is ${JSON.stringify(data)}. Write it as ${schema} describes.`;
  }
}

/** All schemas that apply to a value, with references and alternatives resolved. */
function open(schema: Schema, top: Schema): Schema[] {
  const target = schema.$ref ? top.$defs?.[schema.$ref.replace('#/$defs/', '')] : undefined;
  if (schema.$ref && !target)
    throw new Error(`The schema refers to ${schema.$ref}. Only #/$defs/<name> can be followed.`);
  return [
    schema,
    ...[...(target ? [target] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(
      (part) => open(part, top),
    ),
  ];
}

function schemasOf(key: string, schemas: Schema[], top: Schema): Schema[] {
  return schemas.flatMap((schema) => {
    const own = schema.properties?.[key];
    const pattern = Object.entries(schema.patternProperties ?? {}).find(([name]) =>
      new RegExp(name, 'u').test(key),
    )?.[1];
    const found = own ?? pattern ?? (isTree(schema.additionalProperties) ? schema.additionalProperties : undefined);
    return found ? open(found, top) : [];
  });
}

const itemSchemas = (schemas: Schema[], top: Schema): Schema[] =>
  schemas.flatMap(({items}) => (items ? open(items, top) : []));

function keyOf(item: Tree, schemas: Schema[], top: Schema): string | undefined {
  const name = Object.keys(item).find((key) => schemasOf(key, schemas, top).some((schema) => schema['x-key']));
  return name === undefined ? undefined : String(item[name]);
}

/** The translatable texts of a value in the structure of a translation; undefined if there are none. */
function textsOf(value: unknown, schemas: Schema[], top: Schema): unknown {
  if (typeof value === 'string') return schemas.some((schema) => schema['x-translatable']) ? value : undefined;
  const pairs: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [
        (isTree(item) && keyOf(item, itemSchemas(schemas, top), top)) || String(index),
        textsOf(item, itemSchemas(schemas, top), top),
      ])
    : isTree(value)
      ? Object.entries(value).map(([key, inner]) => [key, textsOf(inner, schemasOf(key, schemas, top), top)])
      : [];
  const found = pairs.filter(([, texts]) => texts !== undefined);
  if (found.length === 0) return undefined;
  return Array.isArray(value) && !value.some(isTree) ? found.map(([, texts]) => texts) : Object.fromEntries(found);
}

/** Replaces the English texts by those of a translation that is known to be complete. */
function withTranslation(value: unknown, texts: unknown, schemas: Schema[], top: Schema): unknown {
  if (texts === undefined) return value;
  if (Array.isArray(value)) {
    const items = itemSchemas(schemas, top);
    return value.map((item, index) =>
      Array.isArray(texts)
        ? withTranslation(item, texts[index], items, top)
        : withTranslation(item, (texts as Tree)[keyOf(item as Tree, items, top) ?? String(index)], items, top),
    );
  }
  if (!isTree(value)) return texts;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withTranslation(inner, (texts as Tree)[key], schemasOf(key, schemas, top), top),
    ]),
  );
}

/** The errors of a translation, one sentence each. */
function translationErrors(english: unknown, translation: unknown, place: string, file: string): string[] {
  if (english === undefined) return [`${file}: ${place} has no English text to translate. Remove it.`];
  if (translation === undefined) return [`${file}: ${place} is missing. Translate ${JSON.stringify(english)}.`];
  if (typeof english === 'string') {
    return typeof translation === 'string' && translation.trim()
      ? []
      : [`${file}: ${place} is ${JSON.stringify(translation)}. Write a text.`];
  }
  if (
    Array.isArray(english) !== Array.isArray(translation) ||
    typeof translation !== 'object' ||
    translation === null
  ) {
    return [
      `${file}: ${place} is ${JSON.stringify(translation)}. Write a ${Array.isArray(english) ? 'list' : 'map'}, as the English file has.`,
    ];
  }
  const keys = new Set([...Object.keys(english as Tree), ...Object.keys(translation)]);
  return [...keys].flatMap((key) =>
    translationErrors((english as Tree)[key], (translation as Tree)[key], `${place}/${key}`, file),
  );
}

/** The texts of the English file, in the structure of a translation; undefined if it has none. */
export function textsToTranslate(file: string, base: string = root): unknown {
  const {schema} = validatorOf(schemaFile(file, base), base);
  return textsOf(readData(file, defaultLocale, base), open(schema, schema), schema);
}

/**
 * The stamp of the English texts of a file, which translations carry as `source`. Tokens stay as they are written,
 * because a change of a limit, of a shared sentence or of the brand leaves a translation as good as it was.
 */
export function dataStamp(file: string, base: string = root): string {
  const {schema} = validatorOf(schemaFile(file, base), base);
  const texts = textsOf(parse(readInput(dataFile(file, defaultLocale), base)), open(schema, schema), schema);
  return stampOf(JSON.stringify(texts) ?? '');
}

function translate(file: string, locale: LocaleCode, base: string): unknown {
  const name = dataFile(file, locale);
  const {schema} = validatorOf(schemaFile(file, base), base);
  const schemas = open(schema, schema);
  const english = readData(file, defaultLocale, base);
  const {source, ...translation} = (parseFile(name, readInput(name, base)) ?? {}) as Tree;
  const mistakes = translationErrors(textsOf(english, schemas, schema) ?? {}, translation, '', name);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  // In development an edited English text is shown before it is translated: English pages read translations, too.
  if (source !== dataStamp(file, base) && process.env.NODE_ENV !== 'development') {
    throw new Error(
      `${name}: it was translated from other English (source is ${JSON.stringify(source ?? null)}). Read it against ${dataFile(file, defaultLocale)}, then run npm run stamp -- data/${file}.`,
    );
  }
  return withTranslation(english, translation, schemas, schema);
}

/**
 * Writes the stamp of the English texts into a translation. Run it after reviewing the translation against the English.
 *
 * @returns the stamp
 */
export function stampTranslation(file: string, locale: LocaleCode, base: string = root): string {
  const name = path.join(base, dataFile(file, locale));
  const stamp = dataStamp(file, base);
  const text = fs.readFileSync(name, 'utf8').replace(/^source: .*\n/m, '');
  fs.writeFileSync(name, `source: '${stamp}'\n${text}`);
  return stamp;
}
