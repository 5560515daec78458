import {ContractError, readYaml, yamlFiles, type Json} from './contractSource';

/** One exchange of a scenario: a request to an operation with its answer, or a callback, which has no answer. */
export interface ScenarioStep {
  /** operationId, for example `v2/transaction/create`; absent for a callback. */
  operation?: string;
  /** Name of the webhook; absent for an operation. */
  webhook?: string;
  /** The JSON body that is sent. */
  request: Json;
  /** The JSON body of the successful answer; absent for a callback. */
  answer?: Json;
}

/** A named story whose ids, amounts and statuses agree from the first request to `find`. */
export interface Scenario {
  /** File name, and key of its examples in the published contract. */
  key: string;
  summary: string;
  description: string;
  steps: ScenarioStep[];
}

/** Reads `src/contract/<name>/scenarios/*.yaml` in the order that their `order` gives. */
export function readScenarios(name: string): Scenario[] {
  const scenarios = yamlFiles(`${name}/scenarios`).map((file) => {
    const where = `src/contract/${name}/scenarios/${file}`;
    const {summary, description, order, steps, ...rest} = readYaml(`${name}/scenarios/${file}`);
    // `shared` only holds the anchors that the steps repeat.
    const unknown = Object.keys(rest).find((key) => key !== 'shared');
    if (unknown) {
      throw new ContractError(`${where}: unknown key "${unknown}". Write summary, description, order, shared and steps.`);
    }
    if (!summary || !description || !Number.isInteger(order) || !Array.isArray(steps)) {
      throw new ContractError(`${where}: write summary, description, order (an integer) and steps (a list).`);
    }
    return {order: order as number, scenario: {key: file.replace(/\.yaml$/, ''), summary, description, steps} as Scenario};
  });
  return scenarios.sort((one, other) => one.order - other.order).map(({scenario}) => scenario);
}
