import {loadFirstPayment} from '../../content/examples/firstPayment';
import {code, component, details, element, hast, plain, withTwin, type Node} from '../../content/core/markdown';
import {loadServices} from '../../content/services/services';
import type {Page} from '../page';
import {payerHtml, payerMarkdown} from '../payer/draw';
import {testPageOf} from '../payer/screens';

/** Code whose lines wrap, because a stage is narrow. */
const wrapped = (...block: Parameters<typeof code>): Node => element('div', {className: ['wrapped']}, [code(...block)]);

const parts: Record<string, (page: Page) => Node[]> = {
  request({t}) {
    const {request, response, status} = loadFirstPayment();
    return [wrapped('http', request), details(t('home.response', {status}), [wrapped('json', response)])];
  },
  payer(page) {
    const {exchange} = loadFirstPayment();
    const service = loadServices(page.locale).find(({code: each}) => each === exchange.request.service);
    if (!service)
      throw new Error(`The quickstart pays with ${String(exchange.request.service)}. Write the code of a service.`);
    const screens = [testPageOf(service, page, exchange)];
    const caption = page.t('home.payer');
    return [withTwin(hast(payerHtml(screens, caption)), payerMarkdown(screens, caption, page))];
  },
  callback({t}) {
    const {callback, callbackUrl, found} = loadFirstPayment();
    const verified = t('home.verified');
    return [
      withTwin(element('p', {className: ['badge', 'badge--success']}, [plain(`✓ ${verified}`)]), []),
      wrapped('json', callback, t('home.callback', {address: callbackUrl})),
      details(t('home.found'), [wrapped('json', found)]),
    ];
  },
};

/**
 * What one stage of the first payment shows: `<Facts name="firstPayment" part="request" />` (with its response),
 * `part="payer"` (the payment page, drawn) or `part="callback"`.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const show = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!show)
    throw new Error(
      `${page.file}: the first payment has no part="${part}". Write one of ${Object.keys(parts).join(', ')}.`,
    );
  return [component('StagePanel', {stage: part}, show(page))];
}
