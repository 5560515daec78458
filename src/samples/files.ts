import {brand} from '../brand';
import {
  contractNames,
  listOperations,
  loadContract,
  type Operation,
  type OperationScenario,
} from '../content/contract/contract';
import {exampleClient, exampleKey, examplePoint, loadTestKeys} from '../content/core/testKeys';
import type {Language} from './language';
import {languages} from './languages';
import type {SampleRequest} from './request';

/** Folder of an operation's samples on the built site. */
export function sampleFolder(operationId: string): string {
  return `/samples/${operationId}`;
}

/**
 * Operations that are called several times for one transaction: their idempotency keys end in the number of the
 * attempt.
 */
const repeated = ['v2/transaction/update', 'v2/transaction/resend_giftcode'];

/** The canonical request of a scenario, which all languages render. */
export function sampleRequest(
  operation: Operation,
  scenario: Pick<OperationScenario, 'key' | 'path' | 'request'> & Partial<Pick<OperationScenario, 'before'>>,
): SampleRequest {
  const {auth: _auth, ...body} = scenario.request;
  const name = operation.id.split('/').at(-1)!;
  const {clients, access_token: token} = loadTestKeys();
  const subject = [body.external_id, body.transaction_id].find((value) => typeof value === 'string') ?? scenario.key;
  const attempt = 1 + (scenario.before ?? []).filter((step) => step.operation === operation.id).length;
  return {
    scheme: operation.scheme,
    purpose: operation.summary,
    host: `https://${brand.hosts.test}`,
    path: scenario.path,
    point: examplePoint,
    key: exampleKey,
    secret: loadTestKeys().request_secrets[examplePoint]![exampleKey]!,
    client: {id: exampleClient, secret: clients[exampleClient]!.secret},
    token,
    body,
    hasAnswer: operation.responses.some(({hasBody}) => hasBody),
    ...(operation.extensions.isIdempotent && {
      idempotencyKey: `${name}-${subject}${repeated.includes(operation.id) ? `-${attempt}` : ''}`,
    }),
  };
}

/** The languages of an operation's samples; some cannot express a form. */
export function languagesOf({scheme}: Pick<Operation, 'scheme'>): Language[] {
  return languages.filter(({hasNoForms}) => !hasNoForms || scheme !== 'client');
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The content of a scenario's files by extension, rendered lazily. */
function scenarioFiles(operation: Operation, scenario: OperationScenario): Record<string, () => string> {
  const {answer, callback, find} = scenario;
  return {
    ...Object.fromEntries(
      languagesOf(operation).map((language) => [
        language.extension,
        () => language.render(sampleRequest(operation, scenario)),
      ]),
    ),
    ...(answer.body && {'answer.json': () => pretty(answer.body)}),
    ...(callback && {'callback.json': () => pretty(callback.body)}),
    ...(find && {'find.json': () => pretty(find.answer)}),
  };
}

/**
 * One file of a scenario.
 *
 * @throws a sentence if the scenario has no file with this extension
 */
export function sampleText(operation: Operation, scenario: OperationScenario, extension: string): string {
  const text = scenarioFiles(operation, scenario)[extension];
  if (!text)
    throw new Error(`${operation.id}: the scenario ${scenario.key} has no sample with the extension ${extension}.`);
  return text();
}

/**
 * All samples as files of the built site: `samples/<operation>/<scenario>.<extension>`, with the scenario's response,
 * callback and the later response of `find`. Each is rendered when it is asked for. The code does not depend on the
 * language of the site.
 */
export function sampleFiles(): Record<string, () => string> {
  return Object.fromEntries(
    contractNames()
      .flatMap((name) => listOperations(loadContract(name)))
      .flatMap((operation) =>
        operation.scenarios.flatMap((scenario) =>
          Object.entries(scenarioFiles(operation, scenario)).map(([extension, text]) => [
            `${sampleFolder(operation.id).slice(1)}/${scenario.key}.${extension}`,
            text,
          ]),
        ),
      ),
  );
}
