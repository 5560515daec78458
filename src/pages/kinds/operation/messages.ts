import {component, code, paragraph} from '../../../content/core/markdown';
import {languagesOf, sampleFolder, sampleRequest} from '../../../samples/files';
import {exampleBody} from '../../../samples/languages/http/template';
import type {SampleRequest} from '../../../samples/request';
import {basicCredentials, hashRequest, signRequest} from '../../../samples/signature';
import type {Section} from '../../page';
import {answerFields} from './answerFields';
import {deskId} from './desk';
import {operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** The scenarios with their descriptions. Choosing one shows it in the desk. */
export const scenarios: Section = {
  id: 'scenarios',
  build(page) {
    const {operation} = operationOf(page);
    return [
      paragraph(page.t('operation.scenarios', {desk: `#${deskId}`})),
      component('ScenarioList', {
        folder: sampleFolder(operation.id),
        desk: deskId,
        // A form-encoded request has no JSON sample.
        extension: languagesOf(operation).some(({id}) => id === 'json') ? 'json' : 'http',
        scenarios: JSON.stringify(
          operation.scenarios.map(({key, summary, description}) => [key, summary, description]),
        ),
      }),
    ];
  },
};

/** The input of the request's signature, null if there is none, and the value that is sent. */
function signatureOf(sample: SampleRequest): [subject: string | null, result: string] {
  const {scheme, client, token} = sample;
  if (scheme === 'bearer') return [null, `Bearer ${token}`];
  if (scheme === 'client') return [`${client.id}:${client.secret}`, `Basic ${basicCredentials(client)}`];
  const [subject, result] = Object.values(
    scheme === 'v2' ? signRequest(sample, exampleBody(sample)) : hashRequest(sample),
  ) as [string, string];
  return [subject, result];
}

/** The exact bytes that are signed in the first scenario, and the signature with the published test secret. */
export const signature: Section = {
  id: 'signature',
  indexed: {signature: 'nothing'},
  build(page) {
    const {operation} = operationOf(page);
    const scenario = operation.scenarios[0];
    if (!scenario) return null;
    const sample = sampleRequest(operation, scenario);
    const {secret, scheme} = sample;
    const [subject, result] = signatureOf(sample);
    return [
      paragraph(page.t(`operation.signature.${scheme}`, {scenario: scenario.summary, secret: `\`${secret}\``})),
      ...(subject ? [code('text', subject, page.t(`operation.signature.subject.${scheme}`))] : []),
      code('text', result, page.t(`operation.signature.result.${scheme}`)),
    ];
  },
};

/** The fields of the response. */
export const answer: Section = {
  id: 'answer',
  indexed: {answer: 'nothing', 'answer-headers': 'names', 'answer-fields': 'names'},
  build(page) {
    const {operation} = operationOf(page);
    return operation.responses.flatMap((response) => [
      paragraph(page.t('operation.answer', {status: response.status, description: response.description})),
      ...answerFields(page, response),
    ]);
  },
};

/** When the callback arrives; a scenario of an operation that changes nothing may show the callback of another one. */
export const callback: Section = {
  id: 'callback',
  indexed: {callback: 'nothing'},
  build(page) {
    const {operation} = operationOf(page);
    if (!operation.scenarios.some((scenario) => scenario.callback)) return null;
    const {callbacks} = operation.extensions;
    const isInvoice = contractOf(operation.id) === 'invoicing';
    const own = isInvoice ? 'operation.callbackInvoice' : 'operation.callback';
    const ofOthers = isInvoice ? 'operation.callbackInvoiceOfOthers' : 'operation.callbackOfOthers';
    return [
      paragraph(
        page.t(callbacks.length > 0 ? own : ofOthers, {
          page: page.link('/callbacks', page.t('operation.callbackPage')),
          desk: `#${deskId}`,
        }),
      ),
    ];
  },
};
