import fs from 'node:fs';
import path from 'node:path';
import {compile, type JSONSchema} from 'json-schema-to-typescript';
import openapiTS, {astToString, type OpenAPI3} from 'openapi-typescript';
import {format, resolveConfig} from 'prettier';
import {parse} from 'yaml';
import {contractNames, readBundle} from '../content/contract/contract';
import {root} from '../content/core/root';
import {listSampleModules} from './sampleLists';

/** Folder of all generated types, relative to the root. */
const typesFolder = 'src/types';

const dataFolder = 'src/data';
const frontMatter = 'src/content/pages/frontMatter.schema.yaml';

/** A schema of data: its path and that of its types, both relative to the root. */
interface DataSchema {
  source: string;
  target: string;
  /** Name of the interface: `ReportsFile` of `reports.schema.yaml`, `ServicesFile` of `services/schema.yaml`. */
  type: string;
}

/**
 * Generates every file of types, and the lists of sample languages: path relative to the root → text, formatted.
 *
 * Types of a contract have no descriptions, so that an edit of a text does not change them.
 *
 * @throws with the name of the source that is no schema or no contract
 */
export async function generateTypes(): Promise<Record<string, string>> {
  const schemas = listSchemas();
  const files = [
    ...schemas.map(async (schema) => draw(schema.target, schema.source, await dataTypes(schema))),
    ...contractNames().map(async (name) =>
      draw(`${typesFolder}/contract/${name}.ts`, `src/contract/${name}`, await contractTypes(name)),
    ),
    draw(`${typesFolder}/data/index.ts`, `the schemas in ${dataFolder}`, dataIndex(schemas)),
    ...Object.entries(listSampleModules()).map(([file, code]) => draw(file, 'src/samples/languages.ts', code)),
  ];
  return Object.fromEntries(await Promise.all(files));
}

/** Names of the generated files that exist, relative to the root. */
export function listTypeFiles(): string[] {
  return ['data', 'contract', 'pages'].flatMap((kind) => {
    const folder = path.join(root, typesFolder, kind);
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
}

async function draw(target: string, source: string, code: string): Promise<[string, string]> {
  const text = `// Generated from ${source} by \`npm run types\`. Change that instead.\n\n${code}`;
  return [target, await format(text, {...(await resolveConfig(path.join(root, target))), parser: 'typescript'})];
}

function listSchemas(): DataSchema[] {
  const names = fs
    .readdirSync(path.join(root, dataFolder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /(^|\/)schema\.yaml$|\.schema\.yaml$/.test(name))
    .sort();
  return [
    ...names.map((name) => {
      const file = name.replace(/\.?schema\.yaml$/, '').replace(/\/$/, '');
      const target = `${typesFolder}/data/${name.replace(/\.schema\.yaml$|\.yaml$/, '.ts')}`;
      return {source: `${dataFolder}/${name}`, target, type: interfaceName(path.posix.basename(file))};
    }),
    {source: frontMatter, target: `${typesFolder}/pages/frontMatter.ts`, type: 'FrontMatter'},
  ];
}

/** `crypto_codes` → `CryptoCodesFile`, `payout_file` → `PayoutFile`; a letter after a digit is large, as the compiler of schemas writes it. */
const interfaceName = (name: string): string =>
  `${name.replace(/_file$/, '')}_file`.replace(/(?:^|_+|(?<=\d))([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function dataTypes({source, type}: DataSchema): Promise<string> {
  const {title: _title, ...schema} = withPlainReferences(
    parse(fs.readFileSync(path.join(root, source), 'utf8')),
  ) as JSONSchema;
  return compile(schema, type, {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    // Otherwise `minItems` becomes the type `[T, ...T[]]`, which `filter` and `map` do not return.
    ignoreMinAndMaxItems: true,
  });
}

/**
 * Removes everything beside a `$ref`: for a description there, the compiler would generate a second type, equal to the
 * one referred to.
 */
function withPlainReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return {$ref: value.$ref};
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainReferences(inner)]));
}

async function contractTypes(name: string): Promise<string> {
  return astToString(
    await openapiTS(withoutTexts(readBundle(name)) as OpenAPI3, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
    }),
  );
}

const texts = ['title', 'summary', 'description', 'example', 'examples', 'default'];
const choices = ['allOf', 'anyOf', 'oneOf'];

/**
 * Removes the texts of a document, and every `allOf`, `anyOf` or `oneOf` beside `properties` that has no `$ref`. Such
 * conditions cannot be expressed as a type and would become `& unknown`.
 *
 * @param isMapOfNames whether the keys are names of fields, so that a key such as `description` is no text
 */
function withoutTexts(value: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const isLeftOut = (key: string, inner: unknown): boolean =>
    texts.includes(key) ||
    ('properties' in value && choices.includes(key) && (inner as object[]).every((part) => !('$ref' in part)));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => isMapOfNames || !isLeftOut(key, inner))
      .map(([key, inner]) => [key, withoutTexts(inner, !isMapOfNames && key === 'properties')]),
  );
}

/**
 * The types that `readData` returns by path: a schema of one file is listed by its whole path, one of a folder by the
 * folder.
 */
function dataIndex(schemas: DataSchema[]): string {
  const own = schemas.filter(({source}) => source.startsWith(`${dataFolder}/`));
  const pathOf = ({source}: DataSchema): string => source.slice(dataFolder.length + 1);
  const folders = own.filter((schema) => path.posix.basename(schema.source) === 'schema.yaml');
  // The nearest schema applies, so inner folders come first.
  const deepestFirst = folders.toSorted(
    (one, other) => pathOf(other).split('/').length - pathOf(one).split('/').length,
  );
  return [
    ...own.map(({target, type}) => {
      const from = `./${path.posix.relative(`${typesFolder}/data`, target).replace(/\.ts$/, '')}`;
      return `import type {${type}} from '${from}';`;
    }),
    '',
    '/** Files of data that have a schema of their own, by their path below `src/data`. */',
    'interface SingleFiles {',
    ...own
      .filter((schema) => !folders.includes(schema))
      .map((schema) => `'${pathOf(schema).replace('.schema.yaml', '.yaml')}': ${schema.type};`),
    '}',
    '',
    '/** The content of a file of data, by its path below `src/data`. */',
    'export type DataFile<Name extends string> = Name extends keyof SingleFiles ? SingleFiles[Name]',
    ...deepestFirst.map(
      (schema) => `: Name extends \`${path.posix.dirname(pathOf(schema))}/\${string}\` ? ${schema.type}`,
    ),
    ': unknown;',
  ].join('\n');
}
