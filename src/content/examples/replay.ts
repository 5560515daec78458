import {
  createState,
  grantToken,
  handle,
  happen,
  advance,
  type HttpAnswer,
  type HttpRequest,
  type State,
  type World,
  type ContractDocument,
  type ContractOperation,
} from '../../gateway/index';
import {schemeOf} from '../../gateway/values/scheme';
import {fromRfc3339} from '../../gateway/values/time';
import {basicRequest, bearerRequest} from '../signing/clientRequest';
import {fillPath, type Scenario, type ScenarioStep} from '../contract/contract';
import type {JsonBody} from '../contract/contractScenarios';
import {signedRequest} from '../signing/signedRequest';
import {exampleClient, loadTestKeys} from '../core/testKeys';
import type {JsonObject, JsonValue} from '../../types/json';

/** A step of a scenario with the result on the reference gateway. */
export interface PlayedStep {
  step: ScenarioStep;
  /** Request and response of an operation. */
  request?: HttpRequest;
  answer?: HttpAnswer;
  /** For a webhook: the bodies of all callbacks sent at that time. */
  callbacks?: JsonObject[];
}

/** Id prefix of a v1 number, by the property name and the parent object. */
function prefixOf(name: string, parent: JsonBody): string | undefined {
  if (name === 'transaction_id' || name === 'parent_id') return 'trx';
  if (name === 'quote_id') return 'quo';
  if (name === 'token_id' || (name === 'id' && parent.payer_reference)) return 'tok';
  if (name === 'id' && parent.card) return 'wle';
  if (name === 'report_id' || (name === 'id' && parent.kind && parent.format)) return 'rep';
  return name === 'id' && parent.external_id ? 'trx' : undefined;
}

/** All ids of a scenario in order of appearance, and its v1 numbers by id prefix. */
function idsOf(steps: ScenarioStep[]): {ids: string[]; numbers: Record<string, number[]>} {
  const ids: string[] = [];
  const numbers: Record<string, Set<number>> = {};
  const walk = (value: JsonValue | undefined, name: string, parent: JsonBody): void => {
    if (Array.isArray(value)) value.forEach((item) => walk(item, '', parent));
    else if (typeof value === 'object' && value !== null) {
      // The parent of a refund is created before the refund.
      const entries = Object.entries(value).sort(
        ([one], [other]) => Number(other === 'parent_id') - Number(one === 'parent_id'),
      );
      for (const [key, item] of entries) walk(item, key, value);
    } else if (typeof value === 'string' && /^[a-z]{3}_[0-9A-Za-z]{20}$/.test(value)) ids.push(value);
    else if (typeof value === 'number') {
      const prefix = prefixOf(name, parent);
      if (prefix) (numbers[prefix] ??= new Set()).add(value);
    }
  };
  for (const {request, answer} of steps) {
    walk(request, '', {});
    walk(answer, '', {});
  }
  return {
    ids: [...new Set(ids)],
    numbers: Object.fromEntries(Object.entries(numbers).map(([prefix, known]) => [prefix, [...known]])),
  };
}

/**
 * Plays a scenario on a new reference gateway, which uses the ids of the scenario.
 *
 * @param options `until`: stop before this step
 * @throws a sentence if a step is out of order or refers to something unknown
 */
export function play(
  world: World,
  scenario: Scenario,
  {until}: {until?: ScenarioStep} = {},
): {state: State; played: PlayedStep[]} {
  const state = createState(world, scenario.key);
  const steps = [...scenario.before, ...scenario.steps];
  const {ids, numbers} = idsOf(steps);
  for (const id of ids) {
    const prefix = id.slice(0, 3);
    if (prefix !== 'evt' && prefix !== 'req' && state.numbers[id] === undefined) (state.given[prefix] ??= []).push(id);
  }
  state.givenNumbers = numbers;
  const played: PlayedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const now = fromRfc3339(step.at);
    prepare(world, state, step, now);
    if (step === until) break;
    advance({world, state, now});
    if (step.event) {
      const {transaction_id: id} = step.request as {transaction_id?: string};
      happen({world, state, now}, step.event, {...step.request, transaction_id: (id && state.ids[`trx ${id}`]) ?? id});
      played.push({step});
    } else if (step.webhook) {
      const sent = state.callbacks.filter(({nextAt, failures}) => nextAt === now && failures === 0);
      played.push({step, callbacks: sent.map(({body}) => body)});
    } else {
      const request = requestOf(world, scenario, step, index, now);
      played.push({step, request, answer: handle(world, state, request, now)});
    }
  }
  return {state, played};
}

/** Sets the ids that the step's response contains, and issues the token that the scenario uses. */
function prepare(world: World, state: State, step: ScenarioStep, now: number): void {
  if (!step.operation) return;
  const {request_id: id, access_token: token} = (step.answer ?? {}) as {request_id?: string; access_token?: string};
  state.given.req = id ? [id] : [];
  state.given.token = token ? [token] : [];
  const {document, post} = find(world, step);
  if (schemeOf(document, post) === 'bearer') grantToken(state, exampleClient, now, loadTestKeys().access_token);
}

/** The request of a step, signed at its time. */
function requestOf(world: World, scenario: Scenario, step: ScenarioStep, index: number, now: number): HttpRequest {
  const {document, post, address} = find(world, step);
  const path = fillPath(address, step.parameters ?? {}, `The scenario ${scenario.key}`);
  const scheme = schemeOf(document, post);
  if (scheme === 'client')
    return basicRequest(path, String(new URLSearchParams(step.request as Record<string, string>)));
  const key = `${scenario.key}-step-${index}`.padEnd(16, '0');
  const body = JSON.stringify(step.request);
  return scheme === 'bearer' ? bearerRequest(path, body, key) : signedRequest(world, path, body, now, key);
}

/** The operation of a step and its contract. */
function find(
  {contracts}: World,
  {operation}: ScenarioStep,
): {
  document: ContractDocument;
  address: string;
  post: ContractOperation;
} {
  for (const document of Object.values(contracts)) {
    const found = Object.entries(document.paths).find(([, {post}]) => post.operationId === operation);
    if (found) return {document, address: found[0], post: found[1].post};
  }
  throw new Error(`No contract has the operation ${operation}.`);
}
