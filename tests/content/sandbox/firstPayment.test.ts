/** The payment of the home page without a browser: its data, and its requests on the gateway. */
import {expect, test} from 'vitest';
import {createPayment, findPayment} from '../../../src/components/FirstPayment/play';
import type {PaymentData} from '../../../src/wire/payment';
import {thingOf} from '../../../src/components/TryIt/response';
import {readResponse} from '../../../src/wire/response';
import {locales} from '../../../src/content/core/locales';
import {firstPaymentFile, firstPaymentFiles, paymentData} from '../../../src/published/firstPaymentFile';
import {readPageFile} from '../../../src/pages/page';
import {fakeSandbox} from '../../support/fakeSandbox';
import {start} from '../../support/merchant';

const dataIn = (code: (typeof locales)[number]['code']): PaymentData =>
  JSON.parse(firstPaymentFiles(code)[firstPaymentFile]!()) as PaymentData;

for (const {code} of locales) {
  test(`${code}: the request of the home page is created, paid and found, as often as it is sent`, async () => {
    const data = dataIn(code);
    expect(readPageFile('index', code).body).toContain(data.text);
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
}

test('a page without a request that can be sent fails with its name and what to write', () => {
  const block = (address: string, body: string): string =>
    `\`\`\`http\nPOST https://api.example${address}\nGateway-Point: 1042\n\n${body}\n\`\`\``;
  expect(() => paymentData('No request.', 'docs/index.mdx')).toThrow(/^docs\/index\.mdx: .*Write a block ```http/);
  expect(() => paymentData(block('/v2/nothing', '{}'), 'docs/index.mdx')).toThrow(/\/v2\/nothing\. Write the path/);
  for (const body of ['{}', '{"external_id": 7}', 'no JSON']) {
    expect(() => paymentData(block('/v2/transaction/create', body), 'docs/index.mdx')).toThrow(
      /external_id\. Write one/,
    );
  }
});
