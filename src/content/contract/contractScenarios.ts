import {hashV1} from '../../gateway/signing';
import {sha256, toBytes, toHex} from '../../gateway/bytes';
import {ContractError, readYaml, yamlFiles, type Json} from './contractSource';
import {exampleKey, examplePoint, loadTestKeys} from '../core/testKeys';

/**
 * One step of a story: a request to an operation with its answer, a callback, or something that the payer or a
 * provider does (`event`), which the reference gateway plays and no page shows.
 */
export interface ScenarioStep {
  /** The moment, RFC 3339 in UTC. Steps stand in the order of time. */
  at: string;
  /** operationId, for example `v2/transaction/create`. */
  operation?: string;
  /** Name of the webhook. */
  webhook?: string;
  /** What happens outside of the API; the events of `src/gateway/events.ts`. */
  event?: string;
  /** Values of the parameters in the operation's path, by name: `{service_id: 5102}`. */
  parameters?: Record<string, string | number>;
  /** The JSON body that is sent; of an event, what it is about. */
  request: Json;
  /** The JSON body of the successful answer. */
  answer?: Json;
  /** `false`: the step belongs to the story, but its operation has better examples. */
  example?: boolean;
}

/** A named story whose ids, amounts and statuses agree from the first request to `find`. */
export interface Scenario {
  /** File name, and key of its examples in the published contract. */
  key: string;
  summary: string;
  description: string;
  /** What happened before the story starts: steps that are played and not shown. An answer may be left out. */
  before: ScenarioStep[];
  steps: ScenarioStep[];
}

/** Reads `src/contract/<name>/scenarios/*.yaml` in the order that their `order` gives. */
export function readScenarios(name: string): Scenario[] {
  const scenarios = yamlFiles(`${name}/scenarios`).map((file) => {
    const where = `src/contract/${name}/scenarios/${file}`;
    const {summary, description, order, before = [], steps, ...rest} = readYaml(`${name}/scenarios/${file}`);
    // `shared` only holds the anchors that the steps repeat.
    const unknown = Object.keys(rest).find((key) => key !== 'shared');
    if (unknown) {
      throw new ContractError(
        `${where}: unknown key "${unknown}". Write summary, description, order, shared, before and steps.`,
      );
    }
    if (!summary || !description || !Number.isInteger(order) || !Array.isArray(steps)) {
      throw new ContractError(`${where}: write summary, description, order (an integer) and steps (a list).`);
    }
    checkSteps([...before, ...steps], where);
    if (name.endsWith('v1')) [...before, ...steps].forEach((step, index) => proveStep(step, `${file} ${index}`));
    return {
      order: order as number,
      scenario: {key: file.replace(/\.yaml$/, ''), summary, description, before, steps} as Scenario,
    };
  });
  return scenarios.sort((one, other) => one.order - other.order).map(({scenario}) => scenario);
}

const stepKeys = ['at', 'operation', 'webhook', 'event', 'parameters', 'request', 'answer', 'example'];

function checkSteps(steps: Json[], where: string): void {
  let last = '';
  steps.forEach((step, index) => {
    const name = `${where}: step ${index + 1}`;
    const unknown = Object.keys(step).find((key) => !stepKeys.includes(key));
    if (unknown) throw new ContractError(`${name} has the unknown key "${unknown}". Write ${stepKeys.join(', ')}.`);
    const kinds = ['operation', 'webhook', 'event'].filter((key) => step[key] !== undefined);
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

/** Puts the proof of v1 first into a body that has none; its nonce follows from the place of the step. */
function proveStep(step: Json, place: string): void {
  if (step.event || step.request.auth) return;
  const nonce = toHex(sha256(toBytes(place))).slice(0, 16);
  const proof = {point: examplePoint, key: exampleKey, nonce};
  const secret = loadTestKeys().request_secrets[examplePoint]![exampleKey]!;
  step.request = {auth: {...proof, hash: hashV1(proof, secret)}, ...step.request};
}
