import {inlineCode} from '../../../content/core/format';
import {code, component, details, heading, paragraph, type Node} from '../../../content/core/markdown';
import {exchangesOf, takesNoMoney, type ExampleExchange} from '../../../content/examples/serviceExamples';
import type {Service} from '../../../content/services/services';
import {firstCall, serviceLanguages, serviceRequest, serviceSampleFolder} from '../../../samples/serviceFiles';
import type {JsonObject} from '../../../types/json';
import {beforeRun} from '../../beforeRun';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** Id of the desk's heading. */
const deskId = 'exchange';

/** The desk, which contains its heading. */
export const exchange: Section = {
  id: deskId,
  hasOwnHeading: true,
  indexed: {[deskId]: 'nothing', 'example-create': 'nothing', 'example-validate': 'nothing'},
  build: (page) => [desk(page)],
};

const jsonText = (value: JsonObject): string => JSON.stringify(value, null, 2);
const json = (value: JsonObject, title: string): Node => code('json', jsonText(value), title);

/**
 * A complete payment as messages, from the request to `find`. The first request and its response are open; the messages
 * after them are collapsed, so that the desk is no higher than that of an operation.
 */
export function desk(page: Page): Node {
  const {t} = page;
  const service = serviceOf(page);
  const [first, ...later] = exchangesOf(service);
  const title = t('sections.service.exchange');
  return component('Desk', {label: title}, [
    heading(2, title, deskId),
    paragraph(t('services.exchange.intro', {format: page.link('/request_format', t('services.exchange.format'))})),
    component('TryIt', {operation: `v2/transaction/${firstCall(service)}`, example: `services/${service.code}`}, [
      heading(3, titleOf(first!, page), idOf(first!, 0)),
      ...messagesOf(first!, page, firstRequest(first!, page)),
      ...later.map((one, index) =>
        details(
          titleOf(one, page),
          messagesOf(one, page),
          idOf(one, later.slice(0, index).filter(({operation}) => !operation).length),
        ),
      ),
    ]),
  ]);
}

/** Name of an operation in the labels and ids of messages: `create`, `p2p_confirm`. */
const nameOf = (operation: string): string => operation.replace('v2/transaction/', '').replace('/', '_');

/** Label of the sentence about an operation. That of `pay` depends on whether the service has fields for it. */
function textOf(operation: string, {fields}: Service): string {
  const isEmpty = operation.endsWith('/pay') && !fields.some(({in: place}) => place.startsWith('pay.'));
  return `services.exchange.${nameOf(operation)}${isEmpty ? '_without_fields' : ''}_text`;
}

/** Title of a message. `pay` of a service that moves no money only checks a card. */
function titleOf({operation}: ExampleExchange, page: Page): string {
  const name = operation ? nameOf(operation) : 'callback';
  const isCheck = name === 'pay' && takesNoMoney(serviceOf(page));
  return page.t(`services.exchange.${isCheck ? 'pay_without_money' : name}`);
}

/** @param callbacks number of callbacks before, which keeps the ids unique */
function idOf({operation}: ExampleExchange, callbacks: number): string {
  if (operation) return `example-${nameOf(operation).replaceAll('_', '-')}`;
  return callbacks === 0 ? 'example-callback' : `example-callback-${callbacks + 1}`;
}

/**
 * The merchant's action, followed by the request and the response.
 *
 * @param shown the request as it is shown; by default as JSON
 */
function messagesOf({operation, request, answer}: ExampleExchange, page: Page, shown?: Node[]): Node[] {
  const {t} = page;
  if (!operation) {
    const callbacks = page.link('/callbacks', t('services.exchange.callbacks'));
    return [
      paragraph(t('services.exchange.callback_text', {callbacks})),
      json(request, t('services.exchange.callback_title')),
    ];
  }
  const action = (answer?.data as JsonObject | undefined)?.next_action as JsonObject | undefined;
  return [
    paragraph(
      t(textOf(operation, serviceOf(page)), {operation: page.link(`/api/${operation}`, inlineCode(operation))}),
    ),
    ...(shown ?? [json(request, t('services.exchange.request'))]),
    ...(answer ? [json(answer, t('services.exchange.answer'))] : []),
    ...(action ? [paragraph(t(`services.exchange.${nextStep(serviceOf(page), String(action.type))}`))] : []),
  ];
}

/** The first request in every sample language. JSON is prerendered, because services differ only in the body. */
function firstRequest({request}: ExampleExchange, page: Page): Node[] {
  const service = serviceOf(page);
  const variants = serviceLanguages
    .toSorted((one, other) => Number(other.id === 'json') - Number(one.id === 'json'))
    .map(({id, label, extension}) => [id, label, extension]);
  return [
    component(
      'Sample',
      {
        folder: serviceSampleFolder(service.code),
        label: page.t('services.exchange.request'),
        scenarios: JSON.stringify([[firstCall(service), service.title]]),
        variants: JSON.stringify(variants),
      },
      [code('json', jsonText(request))],
    ),
    beforeRun(`v2/transaction/${firstCall(service)}`, [serviceRequest(service)], page),
  ];
}

/**
 * Label of the instruction for `next_action`. Some services open the content of a QR code as a link. In a payout the
 * merchant sends the link to the recipient.
 */
function nextStep({payer_action: actions, direction, integration}: Service, type: string): string {
  if (direction === 'payout') return 'next_send';
  if (type === 'redirect' && integration === 'hpp') return 'next_page';
  return type === 'qr' && !actions.includes('qr') ? 'next_link' : `next_${type}`;
}
