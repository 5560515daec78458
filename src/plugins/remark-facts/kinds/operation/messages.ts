import {
  loadContract,
  operation as findOperation,
  type Operation,
  type OperationScenario,
} from '../../../../content/contract/contract';
import {defaultLocale} from '../../../../content/core/locales';
import {component, code, heading, paragraph, parse, type Node} from '../../../../content/core/markdown';
import {languagesOf, sampleFolder, sampleRequest, sampleText} from '../../../../samples/files';
import {exampleBody} from '../../../../samples/languages/http';
import type {SampleRequest} from '../../../../samples/request';
import {basicCredentials, proveRequest, signRequest} from '../../../../samples/signature';
import {fieldList} from '../../fieldList';
import type {Page, Section} from '../../page';
import {contractOf, operationOf, authenticationPages} from './operation';

/** A sample panel: [id, label, file extension] per variant, and the scenarios it offers. */
interface Panel {
  label: string;
  variants: [string, string, string][];
  scenarios: OperationScenario[];
}

/** A `Sample` component; its first scenario is prerendered in the first variant. */
export function samplePanel(operation: Operation, {label, variants, scenarios}: Panel): Node[] {
  const first = scenarios[0];
  if (!first) return [];
  const [language, , extension] = variants[0]!;
  // Code is the same in every language, so it is generated from the English contract.
  const english = findOperation(loadContract(contractOf(operation.id), defaultLocale), operation.id);
  const text = sampleText(
    english,
    english.scenarios.find(({key}) => key === first.key)!,
    extension,
  );
  return [
    component(
      'Sample',
      {
        folder: sampleFolder(operation.id),
        label,
        scenarios: JSON.stringify(scenarios.map(({key, summary}) => [key, summary])),
        variants: JSON.stringify(variants),
      },
      [code(language, text.replace(/\n$/, ''))],
    ),
  ];
}

/** The sample languages of an operation, as variants of a panel. */
export function languageVariants(operation: Operation): [string, string, string][] {
  return languagesOf(operation).map(({id, label, extension}) => [id, label, extension]);
}

function panel(
  page: Page,
  label: string,
  variants: [string, string, string][],
  has: (scenario: string) => boolean,
): Node[] {
  const {operation} = operationOf(page);
  return samplePanel(operation, {label, variants, scenarios: operation.scenarios.filter(({key}) => has(key))});
}

/** Path parameters, headers (v2) and body fields. */
export const request: Section = {
  id: 'request',
  indexed: {headers: 'names', body: 'names'},
  build(page) {
    const {operation} = operationOf(page);
    const {parameters, requestDescription, requestFields} = operation;
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    const {scheme} = operation;
    const authentication =
      scheme === 'v1'
        ? null
        : page.t(`operation.proofHeaders.${scheme}`, {
            page: page.link(authenticationPages[scheme], page.t('operation.authentication.page')),
          });
    return [
      ...(inPath.length > 0 ? [heading(3, page.t('operation.path'), 'path'), fieldList(inPath, 'path', page)] : []),
      ...(authentication ? [heading(3, page.t('operation.headers'), 'headers'), paragraph(authentication)] : []),
      ...(headers.length > 0 ? [fieldList(headers, 'header', page)] : []),
      heading(3, page.t('operation.body'), 'body'),
      ...parse(requestDescription),
      ...(requestFields.length > 0 ? [fieldList(requestFields, 'request', page)] : []),
    ];
  },
};

/** The list of scenarios, and the selected scenario's request in every sample language. */
export const scenarios: Section = {
  id: 'scenarios',
  indexed: {samples: 'nothing'},
  build(page) {
    const {operation} = operationOf(page);
    return [
      paragraph(page.t('operation.scenarios')),
      component('ScenarioList', {
        folder: sampleFolder(operation.id),
        // A form-encoded request has no JSON sample.
        extension: languagesOf(operation).some(({id}) => id === 'json') ? 'json' : 'http',
        scenarios: JSON.stringify(
          operation.scenarios.map(({key, summary, description}) => [key, summary, description.replace(/`/g, '')]),
        ),
      }),
      heading(3, page.t('operation.samples'), 'samples'),
      paragraph(page.t(operation.scheme === 'bearer' ? 'operation.samplesRunToken' : 'operation.samplesRun')),
      ...panel(page, page.t('operation.request'), languageVariants(operation), () => true),
      component('TryIt', {operation: operation.id}),
    ];
  },
};

/** The input of the request's signature, null if there is none, and the value that is sent. */
function signatureOf(sample: SampleRequest): [subject: string | null, result: string] {
  const {scheme, client, token} = sample;
  if (scheme === 'bearer') return [null, `Bearer ${token}`];
  if (scheme === 'client') return [`${client.id}:${client.secret}`, `Basic ${basicCredentials(client)}`];
  const [subject, result] = Object.values(
    scheme === 'v2' ? signRequest(sample, exampleBody(sample)) : proveRequest(sample),
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

/** The selected scenario's response, and its fields. */
export const answer: Section = {
  id: 'answer',
  indexed: {answer: 'nothing', 'answer-headers': 'names', 'answer-fields': 'names'},
  build(page) {
    const {operation} = operationOf(page);
    return operation.responses.flatMap(({status, description, fields, headers, hasBody}) => [
      paragraph(page.t('operation.answer', {status, description})),
      ...panel(page, page.t('sections.operation.answer'), [['json', 'JSON', 'answer.json']], () => hasBody),
      ...(headers.length > 0
        ? [heading(3, page.t('operation.answerHeaders'), 'answer-headers'), fieldList(headers, 'answer-header', page)]
        : []),
      ...(hasBody
        ? [
            heading(3, page.t('operation.answerFields'), 'answer-fields'),
            fieldList(fields, 'answer', page, operation.requestFields),
          ]
        : []),
    ]);
  },
};

/** The callback that the selected scenario ends with. */
export const callback: Section = {
  id: 'callback',
  indexed: {callback: 'nothing'},
  build(page) {
    const {operation} = operationOf(page);
    const withCallback = new Set(operation.scenarios.filter((scenario) => scenario.callback).map(({key}) => key));
    if (withCallback.size === 0) return null;
    return [
      paragraph(
        page.t(contractOf(operation.id) === 'invoicing' ? 'operation.callbackInvoice' : 'operation.callback', {
          page: page.link('/callbacks', page.t('operation.callbackPage')),
        }),
      ),
      ...panel(page, page.t('sections.operation.callback'), [['json', 'JSON', 'callback.json']], (key) =>
        withCallback.has(key),
      ),
    ];
  },
};
