/** The moments of the documented scenarios right before a request, and what a merchant can send there instead. */
import {listOperations, loadContract, type Operation} from '../../../src/content/contract/contract';
import {loadErrors} from '../../../src/content/contract/errors';
import {play} from '../../../src/content/examples/replay';
import type {HttpAnswer, HttpRequest, State, World} from '../../../src/gateway';
import {fromRfc3339} from '../../../src/gateway/values/time';
import type {JsonObject} from '../../../src/types/json';
import {Merchant} from '../merchant';

/** A moment at which a scenario sends a request to an operation. */
export interface Moment {
  operation: Operation;
  world: World;
  state: State;
  /** Unix seconds. */
  now: number;
  path: string;
  /** The body of the scenario, without the credentials of v1. */
  body: JsonObject;
}

/** The codes of a response: its own, and those of its single fields. */
interface Codes {
  own?: string;
  ofFields: string[];
}

/** Names of all properties of a body, at every depth: two bodies with the same ones are checked in the same way. */
function shapeOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value)
    .map(([name, item]) => `${name}{${shapeOf(item)}}`)
    .sort()
    .join();
}

/** The moments of an operation, one for each service and shape of the body. */
export function momentsOf(world: World, contract: string, operation: Operation): Moment[] {
  const known = new Set<string>();
  return loadContract(contract).scenarios.flatMap((scenario) =>
    scenario.steps.flatMap((step): Moment[] => {
      if (step.operation !== operation.id) return [];
      const {auth: _auth, ...body} = step.request;
      const shape = JSON.stringify([body.service ?? body.service_id, shapeOf(body)]);
      if (known.has(shape)) return [];
      known.add(shape);
      const {state} = play(world, scenario, {until: step});
      const found = operation.scenarios.find(({key}) => key === scenario.key);
      return [{operation, world, state, now: fromRfc3339(step.at), path: found?.path ?? operation.path, body}];
    }),
  );
}

/** A merchant with a copy of the gateway of that moment; the copy has no requests counted yet. */
export function merchantAt({world, state, now}: Moment): Merchant {
  const merchant = new Merchant(world);
  Object.assign(merchant.state, structuredClone(state), {windows: {}});
  merchant.now = now;
  return merchant;
}

/** A request with other headers; null leaves one out. */
export function withHeaders(request: HttpRequest, headers: Record<string, string | null>): HttpRequest {
  const all = Object.entries({...request.headers, ...headers});
  return {
    ...request,
    headers: Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null)),
  };
}

let symbols: Map<number, string> | undefined;

/** The codes of a response in the words of v2, whatever the version; empty after a success. */
export function codesOf({body}: HttpAnswer): Codes {
  if (body === '') return {ofFields: []};
  symbols ??= new Map(loadErrors('en').map(({code, v1}) => [v1, code]));
  const {code, errors, error} = JSON.parse(body) as {
    code?: string;
    errors?: {code: string}[];
    error?: string | {code: number; details?: {fields?: {code: number}[]}};
  };
  if (typeof error === 'string') return {own: error, ofFields: []};
  if (error) {
    const fields = error.details?.fields ?? [];
    return {own: symbols.get(error.code), ofFields: fields.map((field) => symbols!.get(field.code)!)};
  }
  return {own: code, ofFields: (errors ?? []).map((one) => one.code)};
}

/** All operations of all contracts with the name of the contract. */
export function allOperations(names: string[]): {contract: string; operation: Operation}[] {
  return names.flatMap((contract) =>
    listOperations(loadContract(contract)).map((operation) => ({contract, operation})),
  );
}
