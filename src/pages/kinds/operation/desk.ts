import {component, heading, paragraph, type Node} from '../../../content/core/markdown';
import type {Operation} from '../../../content/contract/contract';
import {sampleFolder, sampleRequest} from '../../../samples/files';
import {beforeRun} from '../../beforeRun';
import type {Page} from '../../page';
import {operationOf} from './operation';
import {languageVariants, samplePanel} from './samplePanel';

/** Id of the desk's heading. */
export const deskId = 'samples';

/** The messages of the selected scenario: the request in every sample language, the response and the callback. */
export function desk(page: Page): Node {
  const {operation} = operationOf(page);
  const {t} = page;
  return component('Desk', {label: t('operation.samples')}, [
    heading(2, t('operation.samples'), deskId),
    component('ScenarioPicker', {
      folder: sampleFolder(operation.id),
      scenarios: JSON.stringify(operation.scenarios.map(({key, summary}) => [key, summary])),
    }),
    component('TryIt', {operation: operation.id}, [
      ...samplePanel(operation, {
        label: t('operation.request'),
        variants: languageVariants(operation),
        scenarios: operation.scenarios,
      }),
      beforeRun(
        operation.id,
        operation.scenarios.map((scenario) => sampleRequest(operation, scenario)),
        page,
      ),
      ...responsePanel(operation, page),
      ...callbackPanel(operation, page),
    ]),
  ]);
}

function responsePanel(operation: Operation, {t}: Page): Node[] {
  return operation.responses.flatMap(({status, hasBody}) =>
    hasBody
      ? samplePanel(operation, {
          label: t('operation.deskAnswer', {status}),
          variants: [['json', 'JSON', 'answer.json']],
          scenarios: operation.scenarios,
        })
      : [paragraph(t('operation.deskNoBody', {status}))],
  );
}

function callbackPanel(operation: Operation, {t}: Page): Node[] {
  const scenarios = operation.scenarios.filter(({callback}) => callback);
  return samplePanel(operation, {
    label: t('sections.operation.callback'),
    variants: [['json', 'JSON', 'callback.json']],
    scenarios,
    absent: scenarios.length < operation.scenarios.length ? t('operation.deskNoCallback') : undefined,
  });
}
