import path from 'node:path';
import {parse} from 'yaml';
import {hasInput, listInput, readInput} from '../core/fileCache';
import {fillTokens} from '../core/tokens';
import {root} from '../core/root';
import type {JsonObject} from '../../types/json';
import type {ContractSource} from './openApi';

/** An invalid contract file. The message names the file and says what to write instead. */
export class ContractError extends Error {}

const contracts = path.join(root, 'src/contract');
const componentKinds = ['schemas', 'parameters', 'headers', 'responses'];

/**
 * Reads a YAML file; `name` is relative to `src/contract`. Tokens are kept, because translation stamps must not
 * depend on the brand; see `fillTexts`. The caller says of which type the file is: its structure is validated by tests,
 * not here.
 */
export function readYaml<T = JsonObject>(name: string): T {
  const text = readInput(name, contracts);
  // Checked here, because the error message needs the file name.
  fillTokens(text, `src/contract/${name}`);
  try {
    return parse(text, {merge: true}) as T;
  } catch (error) {
    throw new ContractError(`src/contract/${name}: not YAML. ${(error as Error).message}`);
  }
}

/** Returns a copy with tokens replaced; `file` gives the language, and error messages name it. */
export function fillTexts<T>(value: T, file: string): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? fillTokens(item, file) : item,
  ) as T;
}

/** Names of the YAML files in a folder of `src/contract`, sorted; empty if the folder does not exist. */
export function yamlFiles(folder: string): string[] {
  return listInput(folder, contracts).filter((name) => name.endsWith('.yaml'));
}

/** The value to which keys lead from another one; undefined if there is none. */
export function valueAt(value: unknown, keys: string[]): unknown {
  return keys.reduce((at, key) => (at as JsonObject | null | undefined)?.[key], value);
}

/**
 * Bundles the files of a contract into one OpenAPI document without external references: files in `schemas/`,
 * `parameters/`, `headers/` and `responses/` become components named after the file; any other file (an operation, a
 * webhook) replaces the `$ref` to it. Components of another contract are copied. A `$ref` with a fragment
 * (`../v2/openapi.yaml#/x-common-errors`) includes part of a file.
 *
 * @throws ContractError if a `$ref` does not resolve
 */
export function bundle(name: string): ContractSource {
  const borrowed: [kind: string, component: string, file: string][] = [];
  const inline = (file: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => inline(file, item));
    if (value === null || typeof value !== 'object') return value;
    const {$ref, ...rest} = value as JsonObject;
    const others = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, inline(file, item)]));
    if (typeof $ref !== 'string') return others;
    const [target = '', fragment = ''] = $ref.split('#');
    if (target === '') return {$ref, ...others};
    const found = path.posix.join(path.posix.dirname(file), target);
    if (!hasInput(found, contracts)) {
      throw new ContractError(
        `src/contract/${file}: $ref "${$ref}" leads to no file. Write a path relative to this file.`,
      );
    }
    const [kind = '', component = ''] = found.split('/').slice(1);
    if (componentKinds.includes(kind)) {
      if (!found.startsWith(`${name}/`)) borrowed.push([kind, path.posix.basename(component, '.yaml'), found]);
      return {$ref: `#/components/${kind}/${path.posix.basename(component, '.yaml')}${fragment}`, ...others};
    }
    const part = valueAt(readYaml(found), fragment.split('/').slice(1));
    if (!part)
      throw new ContractError(
        `src/contract/${file}: $ref "${$ref}" leads to no part of src/contract/${found}. Write one of its keys.`,
      );
    return inline(found, part);
  };
  const read = (file: string): JsonObject => inline(file, readYaml(file)) as JsonObject;
  const document = read(`${name}/openapi.yaml`);
  const components = (document.components ??= {}) as Record<string, Record<string, JsonObject>>;
  for (const kind of componentKinds) {
    const files = yamlFiles(`${name}/${kind}`);
    if (files.length === 0) continue;
    components[kind] = {
      ...components[kind],
      ...Object.fromEntries(files.map((file) => [path.basename(file, '.yaml'), read(`${name}/${kind}/${file}`)])),
    };
  }
  // A copied component may refer to further ones.
  for (const [kind, component, file] of borrowed) {
    const known = components[kind]?.[component];
    // `components` of openapi.yaml may list a component that only error responses use.
    if (known && known.$ref !== `#/components/${kind}/${component}`) continue;
    components[kind] = {...components[kind], [component]: read(file)};
  }
  return document as unknown as ContractSource;
}

/**
 * Names of all contracts: the folders of `src/contract` that contain an `openapi.yaml`. The merchant API comes first,
 * whose name is only a version, then the others by name; newest version first.
 */
export function contractNames(): string[] {
  // Not below a file: a watcher cannot look for a missing file there.
  const folders = listInput(contracts).filter((name) => !name.includes('.'));
  return folders
    .filter((name) => hasInput(`${name}/openapi.yaml`, contracts))
    .sort(
      (one, other) => areaOf(one).localeCompare(areaOf(other), 'en') || other.localeCompare(one, 'en', {numeric: true}),
    );
}

const areaOf = (contract: string): string => contract.replace(/-?v\d+$/, '');
