import {brand} from '../brand';
import {contractNames, listOperations, loadContract, type Operation, type OperationScenario} from '../content/contract';
import {loadTestKeys} from '../content/testKeys';
import {languages} from './languages';
import type {Json, SampleRequest} from './request';

/** The point and the key that all examples use. */
export const examplePoint = 1042;
export const exampleKey = 1;

/** Folder of an operation's samples on the built site. */
export function sampleFolder(operationId: string): string {
  return `/samples/${operationId}`;
}

/** The canonical request of a scenario, which every language renders. */
export function sampleRequest(operation: Operation, scenario: OperationScenario): SampleRequest {
  const {auth: _auth, ...body} = scenario.request as {[key: string]: Json};
  const name = operation.id.split('/').at(-1)!;
  const subject = String(body.external_id ?? body.transaction_id ?? scenario.key);
  return {
    scheme: operation.path.startsWith('/v1/') || operation.path.startsWith('/reports/v1/') ? 'v1' : 'v2',
    purpose: operation.summary,
    host: `https://${brand.hosts.test}`,
    path: operation.path,
    point: examplePoint,
    key: exampleKey,
    secret: loadTestKeys().request_secrets[examplePoint]![exampleKey]!,
    body,
    ...(operation.extensions.isIdempotent && {idempotencyKey: `${name}-${subject}`}),
  };
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * All samples of all operations as files of the built site: `samples/<operation>/<scenario>.<extension>`, and beside
 * them the scenario's answer, callback and later answer of `find`. Code is the same in every language of the site.
 */
export function sampleFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of contractNames()) {
    for (const operation of listOperations(loadContract(name))) {
      for (const scenario of operation.scenarios) {
        const base = `${sampleFolder(operation.id).slice(1)}/${scenario.key}`;
        const request = sampleRequest(operation, scenario);
        for (const {extension, render} of languages) files[`${base}.${extension}`] = render(request);
        files[`${base}.answer.json`] = pretty(scenario.answer.body);
        if (scenario.callback) files[`${base}.callback.json`] = pretty(scenario.callback.body);
        if (scenario.find) files[`${base}.find.json`] = pretty(scenario.find.answer);
      }
    }
  }
  return files;
}
