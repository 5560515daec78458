import {tick} from '../../../../content/core/format';
import {code, heading, paragraph, type Node} from '../../../../content/core/markdown';
import {exchangesOf, type Exchange} from '../../../../content/examples/serviceExamples';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';
import type {JsonObject} from '../../../../types/json';

const json = (value: JsonObject, title: string): Node => code('json', JSON.stringify(value, null, 2), title);

/** A complete payment as messages, from the request to `find`. */
export const exchange: Section = {
  id: 'exchange',
  indexed: {
    exchange: 'nothing',
    'example-create': 'nothing',
    'example-pay': 'nothing',
    'example-callback': 'nothing',
    'example-find': 'nothing',
  },
  build: (page) => {
    const exchanges = exchangesOf(serviceOf(page));
    const format = page.link('/request_format', page.t('services.exchange.format'));
    const samples = page.link(`/api/${exchanges[0]!.operation}#samples`, page.t('services.exchange.samples'));
    return [
      paragraph(page.t('services.exchange.intro', {format, samples})),
      ...exchanges.flatMap((one, index) =>
        nodesOf(one, page, exchanges.slice(0, index).filter(({operation}) => !operation).length),
      ),
    ];
  },
};

/** @param callbacks number of callbacks shown so far, which keeps the ids unique */
function nodesOf({operation, request, answer}: Exchange, page: Page, callbacks: number): Node[] {
  const {t} = page;
  if (!operation) {
    return [
      heading(
        3,
        t('services.exchange.callback'),
        callbacks === 0 ? 'example-callback' : `example-callback-${callbacks + 1}`,
      ),
      paragraph(
        t('services.exchange.callback_text', {callbacks: page.link('/callbacks', t('services.exchange.callbacks'))}),
      ),
      json(request, t('services.exchange.callback_title')),
    ];
  }
  const call = operation.replace('v2/transaction/', '').replace('/', '_');
  const action = (answer?.data as JsonObject | undefined)?.next_action as JsonObject | undefined;
  return [
    heading(3, t(`services.exchange.${call}`), `example-${call.replaceAll('_', '-')}`),
    paragraph(t(`services.exchange.${call}_text`, {operation: page.link(`/api/${operation}`, tick(`${operation}`))})),
    json(request, t('services.exchange.request')),
    ...(answer ? [json(answer, t('services.exchange.answer'))] : []),
    ...(action ? [paragraph(t(`services.exchange.next_${String(action.type)}`))] : []),
  ];
}
