import standaloneCode from 'ajv/dist/standalone';
import type {ContractDocument} from '../../gateway';
import {bodySchema, createAjv} from '../../content/contract/schemaErrors';

/**
 * A module with the validators of all JSON bodies, compiled: `export default {[contract]: {[address]: validate}}`. The
 * validators contain the schemas, because the gateway reads the one that an error violates.
 */
export function validatorsModule(contracts: Record<string, ContractDocument>): string {
  const ajv = createAjv({source: true, esm: true});
  const names: Record<string, Record<string, string>> = {};
  const exported: Record<string, string> = {};
  for (const [contract, document] of Object.entries(contracts)) {
    ajv.addSchema(withoutTexts(document), contract);
    names[contract] = {};
    for (const [address, {post}] of Object.entries(document.paths)) {
      // OAuth takes forms, which no schema validates.
      if (post['x-oauth']) continue;
      const name = `body${Object.keys(exported).length}`;
      names[contract][address] = name;
      exported[name] = name;
      ajv.addSchema(bodySchema(contract, address), name);
    }
  }
  const lists = Object.entries(names).map(([contract, list]) => {
    const entries = Object.entries(list).map(([address, name]) => `${JSON.stringify(address)}: ${name}`);
    return `${JSON.stringify(contract)}: {${entries.join(', ')}}`;
  });
  // Drops `schema` from errors, because no code reads it; `parentSchema` contains it, too.
  const code = standaloneCode(ajv, exported)
    .replace(/,schema:(?:schema\d+(?:\.\w+|\[\d+\])*|[\d.]+|"(?:[^"\\]|\\.)*"),parentSchema:/g, ',parentSchema:')
    .replace(
      /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}/g,
      '(vErrors ??= []).push($1);',
    );
  return `${code}\nexport default {${lists.join(', ')}};\n`;
}

/** Keywords that no validator reads, besides those that start with `x-`. */
const texts = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'deprecated']);
/** Keywords whose properties have names of their own choice. */
const namedParts = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas', 'schemas', 'paths']);
/** Keywords that hold a value and not a schema. */
const values = new Set(['const', 'enum', 'default', 'required']);

/** A document without the keywords in `texts`. */
function withoutTexts<Value>(value: Value, isNamed = false): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutTexts(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isNamed || (!texts.has(key) && !key.startsWith('x-')));
  return Object.fromEntries(
    kept.map(([key, part]) => [
      key,
      !isNamed && values.has(key) ? (part as unknown) : withoutTexts(part as unknown, !isNamed && namedParts.has(key)),
    ]),
  ) as Value;
}
