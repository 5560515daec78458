/** The first payment of the home page without a browser: its stages, its data, and its requests on the gateway. */
import {expect, test} from 'vitest';
import {jsonMarks, messageMarks} from '../../../src/components/FirstPayment/colors';
import {createPayment, findPayment} from '../../../src/components/FirstPayment/play';
import type {PaymentData} from '../../../src/wire/payment';
import {thingOf} from '../../../src/components/TryIt/response';
import {readResponse} from '../../../src/wire/response';
import {loadFirstPayment} from '../../../src/content/examples/firstPayment';
import {highlight} from '../../../src/content/pages/highlight';
import {money} from '../../../src/content/core/format';
import {locales} from '../../../src/content/core/locales';
import {loadServices} from '../../../src/content/services/services';
import {firstPaymentFile, firstPaymentFiles} from '../../../src/published/firstPaymentFile';
import {createPage} from '../../../src/pages/page';
import {testPageOf} from '../../../src/pages/payer/screens';
import {fakeSandbox} from '../../support/fakeSandbox';
import {start} from '../../support/merchant';

interface Message {
  data: {id: string; external_id: string; status: string; amount: string; currency: string; payment_url?: string};
}

const messages = () => {
  const {response, callback, found, ...rest} = loadFirstPayment();
  const [first, reported, last] = [response, callback, found].map((text) => JSON.parse(text) as Message);
  return {...rest, response: first!, callback: reported!, found: last!};
};

test('the request, the response and the callback of the home page are of one payment', () => {
  const {request, text, response, callback, found, orderId} = messages();
  const {amount, currency} = JSON.parse(text) as Message['data'];
  expect(request.endsWith(`\n\n${text}`)).toBe(true);
  const {id} = response.data;
  for (const {data} of [response, callback, found])
    expect(data).toMatchObject({id, external_id: orderId, amount, currency});
  expect(response.data.payment_url).toMatch(new RegExp(`/${id.replace('trx_', '')}$`));
  expect(found.data).toEqual(callback.data);
  expect([response.data.status, callback.data.status]).toEqual(['requires_action', 'success']);
});

for (const {code} of locales) {
  test(`${code}: the drawn payment page of the home page shows the payment of its request`, () => {
    const {exchange, response, text, orderId} = messages();
    const {amount, currency, service, return_url: back} = JSON.parse(text) as Record<string, string>;
    const record = loadServices(code).find((one) => one.code === service)!;
    const screen = testPageOf(record, createPage('index', code, {}), exchange);
    expect(screen.host).toBe(new URL(response.data.payment_url!).host);
    expect(screen.qr).toBe(orderId);
    const texts = screen.rows.map(({text: shown}) => shown);
    expect(texts).toContain(money(amount!, currency!, code));
    expect(texts).toContain(new URL(back!).host);
  });
}

test('the request of the home page is created, paid and found, as often as it is sent', async () => {
  const data = JSON.parse(firstPaymentFiles()[firstPaymentFile]!()) as PaymentData;
  expect(data.text).toBe(loadFirstPayment().text);
  const player = fakeSandbox(start);
  const ids: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    const {request, response} = await createPayment(player, data);
    expect(response.status, response.body).toBe(201);
    expect(request.body.replace(/(order-\d+)-\w{6}/, '$1')).toBe(data.text);
    const made = thingOf(readResponse(response.body))!;
    expect(made.status).toBe('requires_action');
    await player.simulate('payer_pays', {transaction_id: made.id});
    const found = await findPayment(player, data, made.id);
    expect(found.request.path).toBe('/v2/transaction/find');
    expect(thingOf(readResponse(found.response.body))).toMatchObject({id: made.id, status: 'success'});
    ids.push(made.id);
  }
  expect(new Set(ids).size).toBe(2);
});

test('a message that is made in the page has the colours that the build gives it', () => {
  const {request, callback} = loadFirstPayment();
  expect(messageMarks(request)).toBe(highlight(request, 'http'));
  expect(jsonMarks(callback)).toBe(highlight(callback, 'json'));
});
