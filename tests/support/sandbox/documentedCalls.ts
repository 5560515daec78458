import {contractNames, listOperations, loadContract} from '../../../src/content/contract/contract';
import {play} from '../../../src/content/examples/replay';
import type {HttpAnswer, HttpRequest, State} from '../../../src/gateway';
import {fromRfc3339} from '../../../src/gateway/values/time';
import {world} from '../askGateway';

/** A request of a documented scenario, with the state before it and its response in Node. */
interface DocumentedCall {
  contract: string;
  scenario: string;
  /** operationId. */
  operation: string;
  state: State;
  /** Unix seconds. */
  now: number;
  request: HttpRequest;
  answer: HttpAnswer;
}

/** Every request of every scenario of every contract. */
export function documentedCalls(): DocumentedCall[] {
  return contractNames().flatMap((contract) =>
    loadContract(contract).scenarios.flatMap((scenario) =>
      play(world, scenario).played.flatMap(({step, request, answer}): DocumentedCall[] => {
        if (!request) return [];
        const {state} = play(world, scenario, {until: step});
        const now = fromRfc3339(step.at);
        return [{contract, scenario: scenario.key, operation: step.operation!, state, now, request, answer: answer!}];
      }),
    ),
  );
}

/** operationIds of the calls, sorted. */
export const operationsOf = (calls: DocumentedCall[]): string[] =>
  [...new Set(calls.map(({operation}) => operation))].sort();

/** operationIds of all operations of all contracts, sorted. */
export const allOperations = (): string[] =>
  contractNames()
    .flatMap((name) => listOperations(loadContract(name)).map(({id}) => id))
    .sort();
