import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {dataFile, schemaFile} from '../content/core/data';
import {defaultLocale, locales, type LocaleCode} from '../content/core/locales';
import {readRawYaml} from '../content/core/rawData';
import {root} from '../content/core/root';
import {listPages, sidebarFile} from '../content/core/sidebar';
import {stampOf} from '../content/core/stamp';
import {checkFrontMatter} from '../content/pages/frontMatter';
import {listServiceCodes, loadService} from '../content/services/services';
import {fileOf} from '../pages/page';

/** The parts of a JSON Schema that this module uses. */
interface Schema {
  description?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  oneOf?: Schema[];
  enum?: string[];
  $defs?: {whole: {required: string[]}; flow: Schema};
  'x-translatable'?: boolean;
}

/** Properties of a service that follow from its code. */
interface Known {
  code: string;
  direction?: string;
  integration?: string;
}

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(path.join(root, file));
const recordOf = (code: string): string => `services/${code}.yaml`;
const pageOf = (code: string): string => `services/${code}`;

/** Placeholder for a text that is still to be written; `listMissing` finds it. */
const mark = /\{\/\* (Write[^*]*) \*\/\}/g;

/** Front matter and text of a page; no front matter if it does not begin with one. */
function partsOf(file: string): {head?: string; body: string} {
  const text = read(file);
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return head === undefined ? {body: text} : {head, body: body!};
}

function knownOf(code: string): Known {
  if (!/^[a-z0-9_]+\/[a-z0-9_]+$/.test(code))
    throw new Error(`${code} is no code of a service. Write <method>/<name>, such as ideal/payin_hpp.`);
  const [, direction, integration] = /(?:^|[/_])(payin|payout)_(hpp|h2h)$/.exec(code) ?? [];
  return {code, ...(direction && {direction}), ...(integration && {integration})};
}

/** Keys of a record that neither its method nor all flows of its integration set. */
function keysToWrite({code, integration = ''}: Known, schema: Schema): string[] {
  const folder = 'src/data/services/_flows';
  const flows = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith(`${integration}.yaml`));
  const method = dataFile(`services/${path.posix.dirname(code)}/_method.yaml`, defaultLocale);
  const keysOf = (file: string): string[] => Object.keys(readRawYaml(file) as object);
  const given = [
    ...keysOf(`${folder}/_defaults.yaml`),
    ...flows
      .filter((name) => !name.startsWith('_'))
      .map((name) => keysOf(`${folder}/${name}`))
      .reduce((common, keys) => common.filter((key) => keys.includes(key))),
    ...(exists(method) ? keysOf(method) : []),
  ];
  return schema.required!.filter((key) => !given.includes(key));
}

/** A value of a record as lines of YAML in which each key is empty; no lines if it has no text to translate. */
function emptyValue(key: string, schema: Schema, isTranslation: boolean): string[] {
  const inner = schema.oneOf?.find(({type}) => type === 'object') ?? schema;
  const item = (schema.minItems ?? 0) > 0 && schema.items?.properties ? schema.items : undefined;
  const {properties} = item ?? inner;
  if (!properties) return isTranslation && !schema['x-translatable'] ? [] : [`${key}:`];
  const lines = Object.entries(properties).flatMap(([name, value]) => emptyValue(name, value, isTranslation));
  if (lines.length === 0) return [];
  return [`${key}:`, ...lines.map((line, index) => `${item ? (index === 0 ? '  - ' : '    ') : '  '}${line}`)];
}

function draftRecord(known: Known, isTranslation: boolean): string {
  const schema = readRecordSchema(known.code);
  const lines = keysToWrite(known, schema).flatMap((key) => {
    const value = known[key as keyof Known];
    if (value !== undefined) return isTranslation ? [] : [`${key}: ${value}`];
    const empty = emptyValue(key, schema.properties![key]!, isTranslation);
    return empty.length === 0 || isTranslation ? empty : [`# ${schema.properties![key]!.description}`, ...empty];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Drafts a page: the headings are those of the page of a similar service, with a placeholder for each paragraph and
 * list item.
 */
function draftPage({code}: Known, locale: LocaleCode): string {
  const others = listServiceCodes().filter((other) => other !== code && exists(fileOf(pageOf(other), locale)));
  const name = path.posix.basename(code);
  const model = others.find((other) => path.posix.basename(other) === name) ?? others[0]!;
  const file = fileOf(pageOf(model), locale);
  const lines = partsOf(file).body.trim().split('\n');
  const drafted = lines.map((line) => {
    if (line === '' || line.startsWith('#')) return line;
    return `${line.startsWith('- ') ? '- ' : ''}{/* Write as in ${file} */}`;
  });
  // A paragraph of several lines needs one placeholder.
  const text = drafted.filter((line, index) => line !== drafted[index - 1] || line.startsWith('- ')).join('\n');
  return `---\ntitle:\ndescription:\nkeywords:\nservice: ${code}\n---\n\n${text}\n`;
}

/**
 * Writes the files of a new service that do not exist yet: its record, its page and their translations. A value that
 * only a person knows is empty, under the description of its schema.
 *
 * @returns the files, relative to the root
 * @throws a sentence if the code has another form than `<method>/<name>`
 */
export function writeDraft(code: string): string[] {
  const known = knownOf(code);
  const drafts = locales.flatMap(({code: locale}): [string, () => string][] => [
    [dataFile(recordOf(code), locale), () => draftRecord(known, locale !== defaultLocale)],
    [fileOf(pageOf(code), locale), () => draftPage(known, locale)],
  ]);
  return drafts.flatMap(([file, draft]) => {
    if (exists(file)) return [];
    fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), draft());
    return [file];
  });
}

/** The schema of a record, with its definitions `whole` and `flow` inserted. */
function readRecordSchema(code: string): Schema {
  const schema = readRawYaml(schemaFile(recordOf(code))) as Schema;
  const {whole, flow} = schema.$defs!;
  return {...schema, required: whole.required, properties: {...schema.properties, flow}};
}

/** The empty values of a record or a front matter, one sentence each. */
function emptyIn(
  value: unknown,
  schema: Schema | undefined,
  place: string,
  file: string,
  isOptional = false,
): string[] {
  const alternatives = [schema, ...(schema?.oneOf ?? [])];
  if (value === null) {
    if (alternatives.some((one) => one?.type === 'null')) return [];
    const words = schema?.enum ? `one of ${schema.enum.join(', ')}` : 'it';
    const removed = isOptional ? ', or remove the key' : '';
    return [`${file}: ${place} is empty. Write ${words}${removed}: ${schema?.description ?? 'the text.'}`];
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    const parent = alternatives.find((one) => one?.properties?.[key]);
    const next = Array.isArray(value) ? schema?.items : parent?.properties?.[key];
    return emptyIn(inner, next, `${place}/${key}`, file, parent !== undefined && !parent.required?.includes(key));
  });
}

function emptyInPage(file: string): string[] {
  const {head, body} = partsOf(file);
  if (head === undefined)
    return [`${file}: there is no front matter. Begin the page with it, between two lines of “---”.`];
  const schema = readRawYaml('src/content/pages/frontMatter.schema.yaml') as Schema;
  return [
    ...emptyIn(parse(head), schema, '', file),
    ...[...body.matchAll(mark)].map(({1: words, index}) => {
      const line = `${head}\n${body.slice(0, index)}`.split('\n').length + 2;
      return `${file}: line ${line} has no text. ${words}.`;
    }),
  ];
}

/** The lines of the error that `load` throws; empty if it throws none. */
function errorsOf(load: () => void): string[] {
  try {
    load();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

function mistakesOfPage(code: string, locale: LocaleCode): string[] {
  const file = fileOf(pageOf(code), locale);
  const frontMatter = parse(partsOf(file).head!) as {title?: string; source?: string};
  const {title} = loadService(code, locale);
  const stamp = stampOf(read(fileOf(pageOf(code), defaultLocale)));
  return [
    ...errorsOf(() => checkFrontMatter(frontMatter, file)),
    ...(frontMatter.title === title ? [] : [`${file}: the title is not that of the record. Write: ${title}`]),
    ...(locale === defaultLocale || frontMatter.source === stamp
      ? []
      : [
          `${file}: it has no stamp of the English page. Read it against that, then run npm run stamp -- ${pageOf(code)}.`,
        ]),
  ];
}

/**
 * Lists what the files of a service lack, one sentence each with the file and what to write: all empty values at once,
 * and the errors of the loaders as soon as no value is empty.
 */
export function listMissing(code: string): string[] {
  const record = recordOf(code);
  const schema = readRecordSchema(code);
  const empty = locales.flatMap(({code: locale}) => {
    const data = dataFile(record, locale);
    return [...emptyIn(parse(read(data)), schema, '', data), ...emptyInPage(fileOf(pageOf(code), locale))];
  });
  const inSidebar = listPages().includes(pageOf(code))
    ? []
    : [`${sidebarFile}: there is no ${pageOf(code)}. Write it under the key of its family.`];
  if (empty.length > 0) return [...empty, ...inSidebar];
  const refused = [...new Set(locales.flatMap(({code: locale}) => errorsOf(() => loadService(code, locale))))];
  if (refused.length > 0) return [...refused, ...inSidebar];
  const {id} = loadService(code);
  const double = listServiceCodes().filter((other) => other !== code && loadService(other).id === id);
  return [
    ...double.map((other) => `${dataFile(record, defaultLocale)}: ${other} has the id ${id}. Write one that is free.`),
    ...locales.flatMap(({code: locale}) => mistakesOfPage(code, locale)),
    ...inSidebar,
  ];
}
