/** The gateway's world as JSON: written at build, revived in the worker. */
import {hasCheckDigits, passesCheck} from '../content/services/valueChecks';
import type {ContractDocument, ContractOperation, GatewayService, ServiceField, World} from '../gateway';

type Functions = 'schemaErrors' | 'passesCheck' | 'hasCheckDigits' | 'exponentOf';

/** A world without its functions, and with numbers beyond JSON as text. */
export type WorldFile = Omit<World, Functions | 'exchangeKeys' | 'services'> & {
  /** The fields of all services, each once, because services of one family share most of them. */
  fields: ServiceField[];
  /** Services, with the indexes of their fields in `fields`. */
  services: (Omit<GatewayService, 'fields'> & {fields: number[]})[];
  exchangeKeys: Record<string, {n: string; e: string}>;
  /** Exponents of the currencies that have not two decimals. */
  exponents: Record<string, number>;
};

/** Exponent of most currencies, and of unknown ones. */
const usualExponent = 2;

/**
 * The world as JSON, with only the parts of the contracts that the gateway reads: no schemas, descriptions or examples.
 */
export function writeWorld(world: World, exponents: Map<string, number>): WorldFile {
  const {schemaErrors: _errors, passesCheck: _check, hasCheckDigits: _digits, exponentOf: _exponent, ...data} = world;
  const places = new Map<string, number>();
  const fields: ServiceField[] = [];
  const placeOf = (field: ServiceField): number => {
    const text = JSON.stringify(field);
    if (!places.has(text)) places.set(text, fields.push(field) - 1);
    return places.get(text)!;
  };
  return {
    ...data,
    services: data.services.map((service) => ({...service, fields: service.fields.map(placeOf)})),
    fields,
    contracts: mapValues(data.contracts, slim),
    exchangeKeys: mapValues(data.exchangeKeys, ({n, e}) => ({n: String(n), e: String(e)})),
    exponents: Object.fromEntries([...exponents].filter(([, exponent]) => exponent !== usualExponent)),
  };
}

/**
 * The world of a file.
 *
 * @param schemaErrors validators that were compiled before
 */
export function reviveWorld(
  {exponents, exchangeKeys, fields, services, ...data}: WorldFile,
  schemaErrors: World['schemaErrors'],
): World {
  return {
    ...data,
    services: services.map((service) => ({...service, fields: service.fields.map((place) => fields[place]!)})),
    exchangeKeys: mapValues(exchangeKeys, ({n, e}) => ({n: BigInt(n), e: BigInt(e)})),
    schemaErrors,
    passesCheck,
    hasCheckDigits,
    exponentOf: (currency) => (Object.hasOwn(exponents, currency) ? exponents[currency]! : usualExponent),
  };
}

/** The parts of a contract that the gateway reads. */
function slim({paths, components, security}: ContractDocument): ContractDocument {
  return {
    paths: mapValues(paths, ({post}) => ({post: slimOperation(post)})),
    components: {
      schemas: mapValues(components.schemas, ({properties}) => ({
        ...(properties && {properties: mapValues({...properties}, () => true)}),
      })),
      ...(components.securitySchemes && {
        securitySchemes: mapValues(components.securitySchemes, ({type, scheme}) => ({type, ...(scheme && {scheme})})),
      }),
    },
    ...(security && {security}),
  };
}

function slimOperation(operation: ContractOperation): ContractOperation {
  const {operationId, security, responses, 'x-errors': errors} = operation;
  return {
    operationId,
    ...(security && {security}),
    responses: mapValues(responses, () => true),
    ...(operation['x-idempotent'] && {'x-idempotent': true}),
    ...(operation['x-oauth'] && {'x-oauth': true}),
    ...(errors && {'x-errors': errors.map(({code}) => ({code}))}),
  };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
