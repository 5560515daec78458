/** The table "Pages for payers" of `/local_gateway`: every address that a response names has a page that acts. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {createLocalGateway, type LocalGateway} from '../../../src/local/server';
import {loadWorld} from '../../../src/content/examples/world';
import {loadServices, testAmount} from '../../../src/content/services/services';
import {loadCurrencies} from '../../../src/content/reference/currencies';
import {exampleClient, examplePoint, loadTestKeys} from '../../../src/content/core/testKeys';
import {bearerRequest} from '../../../src/content/signing/clientRequest';
import {grantToken, happen} from '../../../src/gateway';
import {takesOnPage} from '../../../src/gateway/payer/pages';
import {actsOf} from '../../../src/gateway/providers/payerPages';
import {toRfc3339} from '../../../src/gateway/values/time';
import {fetchSigned} from '../../support/fetchSigned';
import type {Json} from '../../support/json';
import {bodies, cardFields} from '../../support/merchant';
import {Scene} from '../../support/stories/scenes';

/** Use of a local gateway that is closed in any case. */
async function withGateway(use: (gateway: LocalGateway, origin: string) => Promise<void>): Promise<void> {
  const gateway = createLocalGateway(loadWorld(), {seed: 'pages'});
  const origin = await gateway.listen();
  try {
    await use(gateway, origin);
  } finally {
    await gateway.close();
  }
}

let keys = 0;

/** Sends a request of the invoicing API; resolves with `data` of the response. */
async function invoicing({state, now}: LocalGateway, origin: string, operation: string, body: Json): Promise<Json> {
  grantToken(state, exampleClient, now(), loadTestKeys().access_token);
  const {path, method, headers} = bearerRequest(
    `/invoicing/v1/${operation}`,
    '',
    `key-of-a-page-${operation}-${(keys += 1)}`,
  );
  const answer = await fetch(origin + path, {method, headers, body: JSON.stringify(body)});
  return ((await answer.json()) as Json).data as Json;
}

const post = (address: string, form: Record<string, string> = {}): Promise<Response> =>
  fetch(address, {method: 'POST', body: new URLSearchParams(form), redirect: 'manual'});

/** Creates a card payment whose payer is challenged; resolves with the transaction. */
async function challenged(origin: string, externalId: string, more: Json = {}): Promise<{id: string; address: string}> {
  const call = async (operation: string, body: Json): Promise<Json> => {
    const answer = await fetchSigned(origin, `/v2/transaction/${operation}`, body);
    return ((await answer.json()) as Json).data as Json;
  };
  const {id} = (await call('create', bodies.card(externalId, '49.90', more))) as {id: string};
  const paid = await call('pay', {transaction_id: id, fields: cardFields('4000002500003155')});
  return {id, address: (paid.next_action as {url: string}).url};
}

test('a challenge in a frame posts the issuer’s result to return_url, and update submits it', async () => {
  await withGateway(async (gateway, origin) => {
    const returnUrl = 'https://shop.example/orders/1?part=2';
    for (const [result, status] of [
      ['Pass', 'success'],
      ['Fail', 'failed'],
    ] as const) {
      const {id, address} = await challenged(origin, `order-${result}`, {return_url: returnUrl});
      const html = await (await fetch(address, {headers: {'Sec-Fetch-Dest': 'iframe'}})).text();
      assert.ok(html.includes('action="https://shop.example/orders/1?part=2"'), html);
      assert.ok(!html.includes('name="event"'), 'nothing ends the challenge but update');
      const cres = new RegExp(`name="cres" value="([\\w-]+)">${result}<`).exec(html)![1]!;
      assert.equal(gateway.state.entries[id]!.data.status, 'requires_action');
      const body = {transaction_id: id, fields: {three_ds_result: cres}};
      const updated = (await (await fetchSigned(origin, '/v2/transaction/update', body)).json()) as Json;
      assert.equal((updated.data as Json).status, status);
    }
  });
});

test('a challenge in a frame without return_url has nowhere to post its result, so it ends by itself', async () => {
  await withGateway(async (gateway, origin) => {
    const {id, address} = await challenged(origin, 'order-frame');
    const inFrame = {headers: {'Sec-Fetch-Dest': 'iframe'}};
    const html = await (await fetch(address, inFrame)).text();
    assert.match(html, /name="event" value="challenge_passed"/);
    assert.ok(!html.includes('name="cres"'), 'a result that reaches nobody');
    const shown = new URL((await post(address, {event: 'challenge_passed'})).headers.get('location')!, address);
    assert.match(await (await fetch(shown, inFrame)).text(), /Status: success\./);
    assert.equal(gateway.state.entries[id]!.data.status, 'success');
  });
});

test('a challenge in the whole window ends by itself', async () => {
  await withGateway(async (gateway, origin) => {
    const {id, address} = await challenged(origin, 'order-window');
    assert.match(await (await fetch(address)).text(), /name="event" value="challenge_passed"/);
    await post(address, {event: 'challenge_passed'});
    assert.equal(gateway.state.entries[id]!.data.status, 'success');
  });
});

test('the page of a payment has a button to refuse it only if a refusal ends the payment', async () => {
  await withGateway(async (gateway, origin) => {
    const page = {amount: '450.00', return_url: 'https://shop.example/orders/1'};
    const open = async (service: string, currency: string, payer: Json): Promise<[id: string, address: string]> => {
      const body = {...page, service, external_id: `order-${currency}`, currency, payer};
      const created = ((await (await fetchSigned(origin, '/v2/transaction/create', body)).json()) as Json).data as Json;
      return [created.id as string, created.payment_url as string];
    };
    const refuse = {event: 'payer_refuses'};
    const [pix, pixPage] = await open('pix/payin_hpp', 'BRL', {email: 'ana.souza@payer.example'});
    assert.match(await (await fetch(pixPage)).text(), /value="payer_refuses"/);
    assert.equal((await post(pixPage, refuse)).status, 303);
    assert.equal(gateway.state.entries[pix]!.data.status, 'failed');
    const [oxxo, oxxoPage] = await open('oxxo/payin_hpp', 'MXN', {
      full_name: 'María Ejemplo',
      email: 'maria@payer.example',
    });
    assert.ok(!(await (await fetch(oxxoPage)).text()).includes('payer_refuses'), 'a button without effect');
    assert.equal(await (await post(oxxoPage, refuse)).text(), 'Send event=payer_pays.\n');
    assert.notEqual(gateway.state.entries[oxxo]!.data.status, 'failed');
  });
});

test('either button of the test page refuses an amount that stands for a refusal, as its row says', () => {
  let rows = 0;
  for (const service of loadServices()) {
    if (service.integration === 'h2h' && service.flow !== 'redirect') continue;
    const row = service.tests.find(
      ({input, outcome}) => input.field === 'amount' && outcome.reason === 'payer_cancelled',
    );
    if (!row) continue;
    assert.match(row.meaning, /^Any button on the test page means that the payer /, service.code);
    for (const {event} of actsOf('payment', true)) {
      const scene = new Scene().create(service.code, {amount: testAmount(service, row.input.ends_with!)});
      if (service.integration === 'h2h') scene.pay();
      scene.happens(event);
      assert.deepEqual([scene.data.status, scene.data.reason_code], ['failed', 'payer_cancelled'], service.code);
    }
    rows += 1;
  }
  assert.ok(rows > 10, `${rows} rows`);
});

test('the page of a hosted payout starts it with one button, and a page that is over has none', async () => {
  await withGateway(async (gateway, origin) => {
    const body = {
      service: 'card/payout_form',
      external_id: 'payout-page',
      amount: '49.90',
      currency: 'EUR',
      recipient: {full_name: 'Olena Koval', fields: {}},
      return_url: 'https://shop.example/payouts/1',
    };
    const created = (await (await fetchSigned(origin, '/v2/transaction/create', body)).json()) as Json;
    const {id, payment_url: address} = created.data as {id: string; payment_url: string};
    assert.match(await (await fetch(address)).text(), /name="event" value="recipient_enters"/);
    const refused = await post(address, {event: 'payer_pays'});
    assert.deepEqual([refused.status, await refused.text()], [400, 'Send event=recipient_enters.\n']);
    const entered = await post(address, {event: 'recipient_enters'});
    assert.deepEqual([entered.status, entered.headers.get('location')], [303, body.return_url]);
    assert.equal(gateway.state.entries[id]!.data.status, 'processing');
    assert.ok(!(await (await fetch(address)).text()).includes('<button'));
  });
});

test('the payment_url of an invoice is a page that takes the whole amount or a part', async () => {
  await withGateway(async (gateway, origin) => {
    const {id, payment_url: address} = await invoicing(gateway, origin, 'invoice_create', {
      point: examplePoint,
      external_id: 'invoice-1',
      amount: '450.00',
      minimum_payment: '150.00',
      currency: 'EUR',
      description: 'Order 1 & 2',
      due_at: toRfc3339(gateway.now() + 86400),
    });
    const html = await (await fetch(address as string)).text();
    assert.ok(html.includes('Order 1 &#38; 2: 450.00 EUR'), html);
    const part = await post(address as string, {amount: '150.00'});
    assert.deepEqual([part.status, part.headers.get('location')], [303, `/i/${id as string}`]);
    assert.equal(gateway.state.stores.invoices![id as string]!.data.status, 'partially_paid');
    await post(address as string);
    assert.equal(gateway.state.stores.invoices![id as string]!.data.status, 'paid');
  });
});

test('the page of an invoice asks for what its method needs and the invoice does not have', async () => {
  await withGateway(async (gateway, origin) => {
    gateway.world.services = gateway.world.services.map((one) => ({...one, isEnabled: one.code === 'oxxo/payin_hpp'}));
    const order = {...orderOf(gateway), currency: 'MXN'};
    const create = async (name: string, more: Json = {}) =>
      (await invoicing(gateway, origin, 'invoice_create', {...order, external_id: `invoice-${name}`, ...more}))
        .payment_url as string;
    const payer = {full_name: 'María Ejemplo', email: 'maria@payer.example'};
    const bare = await create('bare');
    const html = await (await fetch(bare)).text();
    assert.match(html, /<input name="full_name" value="" required>/);
    assert.match(html, /<input name="email" value="" required>/);
    const [status, sentence] = await refusalOf(await post(bare));
    assert.equal(status, 400);
    assert.match(sentence, /^Fill in the field “/);
    assert.deepEqual(Object.values(gateway.state.entries), [], 'a refusal changes nothing');
    assert.equal((await post(bare, payer)).status, 303);
    const known = await create('known', {payer});
    assert.ok(!(await (await fetch(known)).text()).includes('<input'), 'the invoice has all that the method needs');
    assert.equal((await post(known)).status, 303);
    const simulated = await create('simulated', {payer: {full_name: payer.full_name}});
    const [id] = simulated.split('/').slice(-1);
    happen({world: gateway.world, state: gateway.state, now: gateway.now()}, 'payer_pays_invoice', {invoice_id: id!});
    const payers = Object.values(gateway.state.entries).map(({data}) => data.payer);
    assert.deepEqual(payers.slice(0, 2), [payer, payer]);
    assert.equal(payers[2]!.full_name, payer.full_name);
    assert.match(payers[2]!.email!, /@/);
  });
});

/** The status of a response, and what a page of a refusal says; its link leads back to the address that refused. */
async function refusalOf(answer: Response): Promise<[number, string]> {
  const [, sentence = '', back] = /<p>(.*)<\/p>\n<p><a href="(.*)">/.exec(await answer.text()) ?? [];
  if (answer.status === 400) assert.equal(back, new URL(answer.url).pathname);
  return [answer.status, sentence];
}

/** The fields of an invoice that is due in a day. */
const orderOf = (gateway: LocalGateway) => ({
  point: examplePoint,
  amount: '450.00',
  currency: 'EUR',
  description: 'Order 1',
  due_at: toRfc3339(gateway.now() + 86400),
});

/** Asserts that a page shows why it takes no payment, and has neither a button nor a field. */
async function assertClosed(address: string, sentence: string): Promise<void> {
  const html = await (await fetch(address)).text();
  assert.ok(html.includes(sentence), html);
  assert.ok(!/<form|<button|<input/.test(html), html);
  assert.deepEqual((await refusalOf(await post(address)))[0], 400);
}

test('the page of an invoice refuses an amount that it does not take, and says why', async () => {
  await withGateway(async (gateway, origin) => {
    const order = orderOf(gateway);
    const parts = await invoicing(gateway, origin, 'invoice_create', {
      ...order,
      external_id: 'invoice-parts',
      minimum_payment: '150.00',
    });
    const whole = await invoicing(gateway, origin, 'invoice_create', {...order, external_id: 'invoice-whole'});
    const pay = async (invoice: Json, amount?: string) =>
      refusalOf(await post(invoice.payment_url as string, amount === undefined ? {} : {amount}));
    assert.deepEqual(await pay(parts, '149.99'), [400, 'Pay 150.00 EUR at least, or all that is left, 450.00 EUR.']);
    assert.deepEqual(await pay(parts, '450.01'), [400, 'Pay 450.00 EUR at most: no more is left.']);
    assert.deepEqual(await pay(parts, 'much'), [400, 'Enter a positive amount with at most 2 decimals.']);
    assert.deepEqual(await pay(whole, '150.00'), [400, 'Pay 450.00 EUR: the invoice takes no parts.']);
    assert.deepEqual(Object.values(gateway.state.entries), [], 'a refusal changes nothing');
    assert.deepEqual(await pay(parts, '400.00'), [303, '']);
    assert.deepEqual(await pay(parts, '50.00'), [303, ''], 'the rest may be less than a part');
    assert.deepEqual(await pay(parts), [400, 'The invoice is paid, so it takes no payment.']);
  });
});

test('an invoice that is paid, expired or cancelled, and a closed page, show this and offer no payment', async () => {
  await withGateway(async (gateway, origin) => {
    const order = orderOf(gateway);
    const books = () => ({world: gateway.world, state: gateway.state, now: gateway.now()});
    const ends: Record<string, (invoice: Json) => unknown> = {
      paid: ({payment_url: address}) => post(address as string),
      expired: ({id}) => happen(books(), 'invoice_is_over', {invoice_id: id as string}),
      cancelled: ({id}) => invoicing(gateway, origin, 'invoice_delete', {id: id as string}),
    };
    for (const [status, end] of Object.entries(ends)) {
      const invoice = await invoicing(gateway, origin, 'invoice_create', {...order, external_id: `invoice-${status}`});
      assert.match(await (await fetch(invoice.payment_url as string)).text(), /450\.00 EUR to pay.*<button/s);
      await end(invoice);
      const address = invoice.payment_url as string;
      await assertClosed(address, `Order 1: 450.00 EUR. Status: ${status}. The invoice is ${status}, so`);
    }
    const donations = {point: examplePoint, name: 'Donations', description: 'Donation', currency: 'EUR'};
    const page = await invoicing(gateway, origin, 'payment_page', donations);
    happen(books(), 'page_is_over', {page_id: page.id as string});
    await assertClosed(page.payment_url as string, 'Donation. Status: closed. The payment page is closed, so');
  });
});

test('a page in a currency that no service takes shows this, and so does one whose services were switched off', async () => {
  await withGateway(async (gateway, origin) => {
    const {services, exponentOf} = gateway.world;
    const isOfThisStory = (code: string) =>
      exponentOf(code) === 2 && !services.some((service) => takesOnPage(service, code));
    const currency = loadCurrencies('en').find(({code}) => isOfThisStory(code))!.code;
    const order = {point: examplePoint, amount: '450.00', currency, description: 'Order 1'};
    const lesson = {
      point: examplePoint,
      name: 'Lessons',
      currency: 'EUR',
      amount_mode: 'fixed',
      amount: '20.00',
      texts: {en: {title: 'Lesson'}},
      services: ['card/payin_form'],
    };
    const template = await invoicing(gateway, origin, 'page_template', lesson);
    const pages = {
      invoice: await invoicing(gateway, origin, 'invoice_create', {
        ...order,
        external_id: 'invoice-1',
        due_at: toRfc3339(gateway.now() + 86400),
      }),
      shared: await invoicing(gateway, origin, 'payment_page', {...order, name: 'Donations'}),
      lessons: await invoicing(gateway, origin, 'payment_page', {
        point: examplePoint,
        template_id: template.id as string,
        name: 'Lessons',
      }),
    };
    for (const {payment_url: address} of [pages.invoice, pages.shared])
      await assertClosed(address as string, `There is no payment method for ${currency}.`);
    const lessons = pages.lessons.payment_url as string;
    assert.match(await (await fetch(lessons)).text(), /<button/);
    gateway.world.services = services.map((one) => (one.code === 'card/payin_form' ? {...one, isEnabled: false} : one));
    await assertClosed(lessons, 'There is no payment method for EUR.');
    assert.deepEqual(Object.values(gateway.state.entries), [], 'nobody has paid');
  });
});

test('a page refuses an amount beyond the limits of its methods, as create does, and offers the method that takes it', async () => {
  await withGateway(async (gateway, origin) => {
    const lesson = {
      point: examplePoint,
      name: 'Lessons',
      currency: 'EUR',
      amount_mode: 'payer',
      texts: {en: {title: 'Lesson'}},
      services: ['card/payin_form', 'open_banking/eu_payin_hpp'],
    };
    const service = (code: string) => gateway.world.services.find((one) => one.code === code)!;
    const limitOf = (code: string) => service(code).limits.find(({currency}) => currency === 'EUR')!;
    const [card, bank] = lesson.services.map(limitOf);
    const template = await invoicing(gateway, origin, 'page_template', lesson);
    const page = await invoicing(gateway, origin, 'payment_page', {
      point: examplePoint,
      template_id: template.id as string,
      name: 'Lessons',
    });
    const payer = {email: 'olena.koval@payer.example'};
    const pay = async (amount: string) => refusalOf(await post(page.payment_url as string, {amount, ...payer}));
    const created = async (code: string, amount: string) => {
      const body = {
        ...bodies.card(`limit-${code}-${amount}`, amount),
        service: code,
        return_url: 'https://shop.example/',
      };
      return ((await (await fetchSigned(origin, '/v2/transaction/create', body)).json()) as Json).detail as string;
    };
    const above = (Number(bank!.largest) + 0.01).toFixed(2);
    const below = (Number(card!.smallest) - 0.01).toFixed(2);
    assert.deepEqual(await pay(above), [400, await created('open_banking/eu_payin_hpp', above)]);
    assert.deepEqual(await pay(below), [400, await created('card/payin_form', below)]);
    assert.match((await pay(above))[1], /The largest amount is/);

    const all = gateway.world.services.filter((one) => takesOnPage(one, 'EUR')).map(({code}) => limitOf(code).largest);
    const most = Math.max(...all.map(Number));
    const invoice = await invoicing(gateway, origin, 'invoice_create', {
      ...orderOf(gateway),
      external_id: 'invoice-large',
      amount: (most + 0.01).toFixed(2),
    });
    const refusal = [400, `The largest amount is ${most.toFixed(2)} EUR.`];
    assert.deepEqual(await refusalOf(await post(invoice.payment_url as string)), refusal);
    assert.deepEqual(Object.values(gateway.state.entries), [], 'a refusal changes nothing');

    assert.deepEqual(await pay(bank!.largest), [303, '']);
    assert.deepEqual(await pay(bank!.smallest), [303, '']);
    assert.deepEqual(
      Object.values(gateway.state.entries).map(({data}) => data.service),
      ['open_banking/eu_payin_hpp', 'card/payin_form'],
    );
  });
});

test('the payment_url of a payment page is a page that takes any number of payments', async () => {
  await withGateway(async (gateway, origin) => {
    const body = {point: examplePoint, name: 'Donations', description: 'Donation', currency: 'EUR'};
    const {id, payment_url: address} = await invoicing(gateway, origin, 'payment_page', body);
    assert.match(await (await fetch(address as string)).text(), /<input name="amount" value="" required>/);
    await post(address as string, {amount: '25.00'});
    await post(address as string, {amount: '30.00'});
    const paid = Object.values(gateway.state.entries).filter(({hidden}) => hidden.page === id);
    assert.deepEqual(
      paid.map(({data}) => [data.amount, data.status]),
      [
        ['25.00', 'success'],
        ['30.00', 'success'],
      ],
    );
    assert.deepEqual(await refusalOf(await post(address as string)), [
      400,
      'Enter a positive amount with at most 2 decimals.',
    ]);
    const template = await invoicing(gateway, origin, 'page_template', {
      point: examplePoint,
      name: 'Lessons',
      currency: 'EUR',
      amount_mode: 'payer',
      min_amount: '10.00',
      max_amount: '20.00',
      texts: {en: {title: 'Lesson'}},
    });
    const lessons = {point: examplePoint, template_id: template.id as string, name: 'Lessons'};
    const limited = await invoicing(gateway, origin, 'payment_page', lessons);
    const refused = async (amount: string) => refusalOf(await post(limited.payment_url as string, {amount}));
    assert.deepEqual(await refused('9.99'), [400, 'Pay 10.00 EUR at least.']);
    assert.deepEqual(await refused('20.01'), [400, 'Pay 20.00 EUR at most.']);
    assert.equal((await fetch(`${origin}/i/${id as string}x`)).status, 404);
    assert.equal((await fetch(`${origin}/s/pag_${'0'.repeat(20)}`)).status, 404);
  });
});

/** The template of a lesson that needs the payer’s name, and a page from it. */
async function lessonPage(gateway: LocalGateway, origin: string, more: Json = {}) {
  const asked = {
    point: examplePoint,
    name: 'Lessons',
    texts: {en: {title: 'Watercolour', text: 'Tuesdays.\nPaint is included.'}},
    currency: 'EUR',
    amount_mode: 'fixed',
    amount: '49.90',
    payer_fields: [
      {name: 'full_name', is_required: true},
      {name: 'email', is_required: false},
    ],
    return_url: 'https://shop.example/thanks',
    ...more,
  };
  const {id} = await invoicing(gateway, origin, 'page_template', asked);
  const body = {point: examplePoint, template_id: id as string, name: 'Lessons'};
  const page = await invoicing(gateway, origin, 'payment_page', body);
  return {asked, template: id as string, id: page.id as string, address: page.payment_url as string};
}

test('a page from a template asks for its fields, takes them as create does, and leads to its return_url', async () => {
  await withGateway(async (gateway, origin) => {
    const {id, address} = await lessonPage(gateway, origin);
    const html = await (await fetch(address)).text();
    assert.match(html, /<label>Full name <input name="full_name" value="" required><\/label>/);
    assert.match(html, /<label>Email <input name="email" value=""><\/label>/);
    const pay = (form: Record<string, string>) => post(address, form);
    assert.deepEqual(await refusalOf(await pay({full_name: ' '})), [400, 'Fill in the field “Full name”.']);
    assert.deepEqual(await refusalOf(await pay({full_name: 'O'})), [
      400,
      'Correct the field “Full name”: The value must NOT have fewer than 2 characters.',
    ]);
    assert.equal((await pay({full_name: 'Olena Koval', email: 'olena'})).status, 400);
    assert.deepEqual(Object.values(gateway.state.entries), [], 'a refusal changes nothing');
    const paid = await pay({full_name: 'Olena Koval'});
    assert.deepEqual([paid.status, paid.headers.get('location')], [303, 'https://shop.example/thanks']);
    happen({world: gateway.world, state: gateway.state, now: gateway.now()}, 'payer_pays_page', {page_id: id});
    const payments = Object.values(gateway.state.entries).map(({data: {status, payer}}) => [status, payer]);
    const payer = {full_name: 'Olena Koval'};
    assert.deepEqual(payments, [
      ['success', payer],
      ['success', payer],
    ]);
  });
});

test('a page shows the texts and the addresses of its template as they are now', async () => {
  await withGateway(async (gateway, origin) => {
    const {asked, template, address} = await lessonPage(gateway, origin);
    const show = async (of = address) => (await fetch(of)).text();
    assert.match(await show(), /<p>Watercolour: 49\.90 EUR\. .*<p>Tuesdays\.<\/p>\n<p>Paint is included\.<\/p>/s);
    assert.match(await show(), /<a href="https:\/\/shop\.example\/thanks">Cancel<\/a>/);
    const {return_url: _address, ...withoutAddress} = asked;
    const change = {...withoutAddress, template_id: template, texts: {uk: {title: 'Акварель'}}, payer_fields: []};
    await invoicing(gateway, origin, 'page_template', change);
    assert.match(await show(), /<p>Акварель: 49\.90 EUR/);
    assert.doesNotMatch(await show(), /Watercolour|Tuesdays|Cancel|full_name/);
    const thanks = (await post(address)).headers.get('location')!;
    assert.match(await show(thanks), /Status: success\. Thank you for your payment\./);
    const {payment_url: described} = await invoicing(gateway, origin, 'payment_page', {
      point: examplePoint,
      template_id: template,
      name: 'Lessons',
      description: 'Watercolour, reduced',
    });
    assert.match(await show(described as string), /<p>Watercolour, reduced: 49\.90 EUR/);
  });
});

test('a page asks for what the chosen service needs, whatever its template lists', async () => {
  await withGateway(async (gateway, origin) => {
    const {address} = await lessonPage(gateway, origin, {
      currency: 'COP',
      amount: '50000.00',
      services: ['efecty/payin_hpp'],
      payer_fields: [],
    });
    const html = await (await fetch(address)).text();
    for (const name of ['full_name', 'email', 'document_type', 'document_number'])
      assert.ok(html.includes(`name="${name}" value="" required`), name);
    const payer = {full_name: 'Camila Ejemplo', email: 'camila@payer.example', document_type: 'CC'};
    assert.deepEqual(await refusalOf(await post(address, payer)), [400, 'Fill in the field “Document number”.']);
    assert.equal((await post(address, {...payer, document_number: 'X!'})).status, 400);
    await post(address, {...payer, document_number: '1000123456'});
    const [payment, ...others] = Object.values(gateway.state.entries);
    assert.deepEqual([others.length, payment!.data.payer], [0, {...payer, document_number: '1000123456'}]);
  });
});

test('a fixed amount of a page cannot be changed, neither by a payer nor by a simulation', async () => {
  await withGateway(async (gateway, origin) => {
    const {id, address} = await lessonPage(gateway, origin, {payer_fields: []});
    const refused = [400, 'Pay 49.90 EUR: the amount of the page is fixed.'];
    assert.deepEqual(await refusalOf(await post(address, {amount: '1.00'})), refused);
    const simulate = async (amount: string): Promise<[number, unknown]> => {
      const body = JSON.stringify({page_id: id, amount});
      const answer = await fetch(`${origin}/_local/payer_pays_page`, {method: 'POST', body});
      return [answer.status, ((await answer.json()) as Json).error];
    };
    assert.deepEqual(await simulate('1.00'), refused);
    assert.deepEqual(Object.values(gateway.state.entries), []);
    assert.deepEqual(await simulate('49.9'), [200, undefined]);
    assert.equal(Object.values(gateway.state.entries)[0]!.data.status, 'success');
  });
});

test('an unpaid payment of an invoice or a payment page waits on its own page, as one of create does', async () => {
  await withGateway(async (gateway, origin) => {
    const order = {...orderOf(gateway), amount: '25.71'};
    const invoice = await invoicing(gateway, origin, 'invoice_create', {...order, external_id: 'invoice-1'});
    await post(invoice.payment_url as string);
    const {address: pix} = await lessonPage(gateway, origin, {
      currency: 'BRL',
      amount: '20.71',
      services: ['pix/payin_hpp'],
      payer_fields: [],
    });
    await post(pix, {email: 'ana.souza@payer.example'});
    const payments = Object.values(gateway.state.entries);
    assert.equal(payments.length, 2);
    for (const {data} of payments) {
      assert.deepEqual([data.status, data.version], ['requires_action', 1]);
      assert.equal(data.payment_url, `${origin}/p/${data.id.slice('trx_'.length)}`);
      const {payment_url: url, expires_at: end} = data;
      assert.deepEqual(data.next_action, {type: 'redirect', url, expires_at: end});
      assert.ok(gateway.world.services.find(({code}) => code === data.service)!.statuses.includes(data.status));
      assert.match(await (await fetch(url)).text(), /value="payer_pays"/);
    }
    // The payer gives up on the page of the payment, so all of the invoice is left to pay again.
    await assertClosed(invoice.payment_url as string, 'nothing is left to pay');
    await post(payments[0]!.data.payment_url!, {event: 'payer_refuses'});
    assert.equal(payments[0]!.data.status, 'failed');
    assert.match(await (await fetch(invoice.payment_url as string)).text(), /25\.71 EUR to pay/);
  });
});

test('the preview_url of an appearance is a page that shows what is set now and takes no payment', async () => {
  await withGateway(async (gateway, origin) => {
    const colors = {background: '#111827', text: '#f9fafb', button: '#fbbf24', button_text: '#111827'};
    const set = (radius: number) =>
      invoicing(gateway, origin, 'page_customization', {point: examplePoint, colors, corner_radius: radius});
    const {preview_url: address} = await set(0);
    const show = async () => (await fetch(address as string)).text();
    const html = await show();
    assert.match(html, /takes no payment/);
    assert.ok(html.includes('<dt>button</dt><dd>#fbbf24</dd>'), html);
    assert.ok(!html.includes('<form'), 'there is nothing to send');
    await set(8);
    assert.match(await show(), /<dt>corner_radius<\/dt><dd>8<\/dd>/);
    const footer = {en: {text: 'Shop Ltd', links: [{label: 'Terms', url: 'https://shop.example/terms'}]}};
    await invoicing(gateway, origin, 'page_customization', {point: examplePoint, footer});
    assert.match(await show(), /<dd>Shop Ltd<\/dd>.*<dd>Terms: https:\/\/shop\.example\/terms<\/dd>/);
    assert.equal((await fetch(`${origin}/preview/point_1`)).status, 404);
  });
});
