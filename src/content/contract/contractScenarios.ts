import {hashV1} from '../../gateway/values/signing';
import {sha256, toBytes, toHex} from '../../gateway/values/bytes';
import {ContractError, readYaml, yamlFiles} from './contractSource';
import {exampleKey, examplePoint, loadTestKeys} from '../core/testKeys';
import type {JsonValue} from '../../types/json';

/** The JSON body of a message. */
export type JsonBody = {[name: string]: JsonValue};

/**
 * One step of a scenario: a request with its response, a callback, or an `event` outside of the API (an action of the
 * payer or a provider), which the reference gateway plays and no page shows. Exactly one of `operation`, `webhook` and
 * `event` is set.
 */
export interface ScenarioStep {
  /** Time of the step, RFC 3339 in UTC. Steps are in chronological order. */
  at: string;
  /** operationId, for example `v2/transaction/create`. */
  operation?: string;
  /** Name of the webhook. */
  webhook?: string;
  /** An event of `src/gateway/payer/events.ts`. */
  event?: string;
  /** Path parameters by name: `{service_id: 5102}`. */
  parameters?: Record<string, string | number>;
  /** The JSON body that is sent; for an event, its data. */
  request: JsonBody;
  /** The JSON body of the successful response. */
  answer?: JsonBody;
  /** `false`: the step is part of the scenario, but not an example of its operation. */
  example?: boolean;
}

/** A named sequence whose ids, amounts and statuses agree from the first request to `find`. */
export interface Scenario {
  /** File name without extension, and name of its examples in the published contract. */
  key: string;
  summary: string;
  description: string;
  /** Steps before the scenario, which are played but not shown. Their responses may be omitted. */
  before: ScenarioStep[];
  steps: ScenarioStep[];
}

/** A file in a folder `scenarios`. */
interface ScenarioFile extends Pick<Scenario, 'summary' | 'description' | 'steps'> {
  order: number;
  /** Only for YAML anchors. */
  shared?: unknown;
  before?: ScenarioStep[];
}

/** Reads `src/contract/<name>/scenarios/*.yaml`, sorted by `order`. */
export function readScenarios(name: string): Scenario[] {
  const scenarios = yamlFiles(`${name}/scenarios`).map((file) => {
    const where = `src/contract/${name}/scenarios/${file}`;
    const read = readYaml<ScenarioFile>(`${name}/scenarios/${file}`);
    const {summary, description, order, shared: _shared, before = [], steps, ...rest} = read;
    const [unknown] = Object.keys(rest);
    if (unknown) {
      throw new ContractError(
        `${where}: unknown key "${unknown}". Write summary, description, order, shared, before and steps.`,
      );
    }
    if (!summary || !description || !Number.isInteger(order) || !Array.isArray(steps)) {
      throw new ContractError(`${where}: write summary, description, order (an integer) and steps (a list).`);
    }
    checkSteps([...before, ...steps], where);
    if (name.endsWith('v1')) [...before, ...steps].forEach((step, index) => addAuth(step, `${file} ${index}`));
    return {order, scenario: {key: file.replace(/\.yaml$/, ''), summary, description, before, steps}};
  });
  return inOrder(scenarios, `src/contract/${name}/scenarios`);
}

/**
 * The scenarios sorted by `order`, which is unique.
 *
 * @throws ContractError if two have the same
 */
export function inOrder(ordered: {order: number; scenario: Scenario}[], folder: string): Scenario[] {
  const sorted = [...ordered].sort((one, other) => one.order - other.order);
  sorted.forEach(({order, scenario}, index) => {
    const before = sorted[index - 1];
    if (before?.order === order)
      throw new ContractError(
        `${folder}: ${before.scenario.key}.yaml and ${scenario.key}.yaml both have the order ${order}. Give one of them a number that no other file has.`,
      );
  });
  return sorted.map(({scenario}) => scenario);
}

const stepKeys = ['at', 'operation', 'webhook', 'event', 'parameters', 'request', 'answer', 'example'];

function checkSteps(steps: ScenarioStep[], where: string): void {
  let last = '';
  steps.forEach((step, index) => {
    const name = `${where}: step ${index + 1}`;
    const unknown = Object.keys(step).find((key) => !stepKeys.includes(key));
    if (unknown) throw new ContractError(`${name} has the unknown key "${unknown}". Write ${stepKeys.join(', ')}.`);
    const kinds = (['operation', 'webhook', 'event'] as const).filter((key) => step[key] !== undefined);
    if (kinds.length !== 1)
      throw new ContractError(
        `${name} is ${kinds.join(' and ') || 'nothing'}. Write one of operation, webhook and event.`,
      );
    if (step.parameters && !step.operation)
      throw new ContractError(
        `${name} has parameters, but calls no operation. Write them beside an operation whose path has them.`,
      );
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(step.at)) {
      throw new ContractError(
        `${name} has the time ${JSON.stringify(step.at)}. Write "at" as '2025-03-14T09:26:53Z', in quotes.`,
      );
    }
    if (step.at < last)
      throw new ContractError(`${name} is earlier than the step before it. Put the steps in the order of time.`);
    last = step.at;
  });
}

/** Adds the v1 `auth` object to a body that has none. The nonce is derived from the position of the step. */
function addAuth(step: ScenarioStep, place: string): void {
  if (step.event || step.request.auth) return;
  const nonce = toHex(sha256(toBytes(place))).slice(0, 16);
  const proof = {point: examplePoint, key: exampleKey, nonce};
  const secret = loadTestKeys().request_secrets[examplePoint]![exampleKey]!;
  step.request = {auth: {...proof, hash: hashV1(proof, secret)}, ...step.request};
}
