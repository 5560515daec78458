import Ajv2020, {type Options} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {World} from '../../gateway';
import type {ContractDocument} from '../../gateway/values/scheme';

/** An Ajv instance that reports errors as the gateway reads them. */
export function createAjv(code: Options['code'] = {}): Ajv2020 {
  // A schema that several operations share is compiled once: the code for the sandbox is half as long.
  const ajv = new Ajv2020({strict: false, allErrors: true, verbose: true, inlineRefs: false, code});
  addFormats(ajv);
  return ajv;
}

/** The schema of an operation's JSON body, for an instance to which the contract was added under its name. */
export function bodySchema(contract: string, address: string): {$ref: string} {
  const path = encodeURIComponent(address.replaceAll('~', '~0').replaceAll('/', '~1'));
  return {$ref: `${contract}#/paths/${path}/post/requestBody/content/application~1json/schema`};
}

/**
 * Creates a function that finds the schema errors of request bodies. Operations are compiled by their first request.
 *
 * @param contracts OpenAPI documents by name
 */
export function createSchemaErrors(contracts: Record<string, ContractDocument>): World['schemaErrors'] {
  const ajv = createAjv();
  const added = new Set<string>();
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (contract, address, body) => {
    if (!added.has(contract)) ajv.addSchema(contracts[contract]!, contract);
    added.add(contract);
    const key = `${contract} ${address}`;
    const validate = compiled.get(key) ?? ajv.compile(bodySchema(contract, address));
    compiled.set(key, validate);
    return validate(body) ? [] : validate.errors!;
  };
}
