import {expect, test} from 'vitest';
import {happen} from '../../../src/gateway';
import {contrastOf} from '../../../src/gateway/values/contrast';
import {refusal, world} from '../../support/askGateway';
import type {Json} from '../../support/json';
import {Merchant} from '../../support/merchant';

const path = '/invoicing/v1/page_template';
const fixed = {
  point: 1042,
  name: 'Courses',
  texts: {en: {title: 'Watercolour for beginners'}},
  currency: 'EUR',
  amount_mode: 'fixed',
  amount: '49.90',
};
const open = {
  point: 1042,
  name: 'Donations',
  texts: {uk: {title: 'Пожертва'}},
  currency: 'BRL',
  amount_mode: 'payer',
  min_amount: '5',
  max_amount: '500',
};

/** The refusal of a body that differs from a right one. */
function refusalOf(body: Json): string {
  return refusal(new Merchant(world).send(path, body));
}

test('a template takes the amounts of its mode alone, and bounds in their order', () => {
  const {amount: _amount, ...noAmount} = fixed;
  expect(refusalOf(noAmount)).toBe('field_missing /amount');
  expect(refusalOf({...fixed, min_amount: '5.00'})).toBe('field_value_not_allowed /min_amount');
  expect(refusalOf({...open, amount: '5.00'})).toBe('field_value_not_allowed /amount');
  expect(refusalOf({...fixed, amount: '49.905'})).toBe('amount_invalid /amount');
  expect(refusalOf({...open, min_amount: '0.00'})).toBe('amount_invalid /min_amount');
  expect(refusalOf({...open, min_amount: '500.01'})).toBe('amount_invalid /min_amount');
  expect(refusalOf({...open, min_amount: '500.00'})).toBe('');
  expect(refusalOf({...fixed, amount_mode: 'any'})).toBe('field_value_not_allowed /amount_mode');
  expect(refusalOf({...fixed, amount: '49,90'})).toBe('amount_invalid /amount');
});

test('a template offers services that take its currency on our page, and asks for each field once', () => {
  expect(refusalOf({...fixed, services: ['card/payin_form', 'card/payin_h2h']})).toBe(
    'field_value_not_allowed /services/1',
  );
  expect(refusalOf({...fixed, services: ['pix/payin_hpp']})).toBe('field_value_not_allowed /services/0');
  expect(refusalOf({...fixed, services: ['card/payin_page']})).toBe('service_not_found');
  expect(
    refusalOf({
      ...fixed,
      payer_fields: [
        {name: 'email', is_required: true},
        {name: 'email', is_required: false},
      ],
    }),
  ).toBe('field_value_not_allowed /payer_fields/1/name');
  expect(refusalOf({...fixed, return_url: 'http://shop.example/'})).toBe('url_invalid /return_url');
  expect(refusalOf({...fixed, texts: {}})).toBe('field_missing /texts');
});

test('a change replaces the whole template, and only the version that the merchant knows', () => {
  const merchant = new Merchant(world);
  const {data: first} = merchant.send(path, {...fixed, closes_in_days: 60}).body;
  const change = {...fixed, template_id: first.id, amount: '55'};
  expect(refusal(merchant.send(path, {...change, version: 2}))).toBe('state_conflict');
  expect(refusal(merchant.send(path, {...fixed, version: 1}))).toBe('field_missing /template_id');
  expect(refusal(merchant.send(path, {...change, template_id: 'tpl_00000000000000000000'}))).toBe('template_not_found');
  const {data: second} = merchant.send(path, {...change, version: 1}).body;
  expect(second).toMatchObject({id: first.id, version: 2, amount: '55.00', payer_fields: []});
  expect(second).not.toHaveProperty('closes_in_days');
});

test('a page keeps the money of its template and goes before it where it says something itself', () => {
  const merchant = new Merchant(world);
  const {data: template} = merchant.send(path, fixed).body;
  const make = (more: Json) =>
    merchant.send('/invoicing/v1/payment_page', {
      point: 1042,
      name: 'Spring course',
      template_id: template.id,
      ...more,
    });
  const {data: page} = make({}).body;
  merchant.send(path, {...fixed, template_id: template.id, amount: '60.00'});
  expect(page).toMatchObject({
    template_id: template.id,
    description: 'Watercolour for beginners',
    amount: '49.90',
    currency: 'EUR',
  });
  expect(make({}).body.data.amount).toBe('60.00');
  expect(make({amount: '30', description: 'Watercolour, reduced'}).body.data).toMatchObject({
    amount: '30.00',
    description: 'Watercolour, reduced',
  });
  expect(refusal(make({currency: 'USD'}))).toBe('field_value_not_allowed /currency');
  expect(refusal(make({template_id: 'tpl_00000000000000000000'}))).toBe('template_not_found');
  expect(refusal(merchant.send('/invoicing/v1/payment_page', {point: 1042, name: 'Spring course'}))).toBe(
    'request_invalid /description /currency',
  );
});

test('payers of a page pay within the bounds of its template, with the first of its services', () => {
  const merchant = new Merchant(world);
  const {state, now} = merchant;
  const {data: template} = merchant.send(path, {...open, services: ['card/payin_form', 'pix/payin_hpp']}).body;
  const body = {point: 1042, name: 'Donations', template_id: template.id};
  const {data: page} = merchant.send('/invoicing/v1/payment_page', body).body;
  const pay = (amount: string) => happen({world, state, now}, 'payer_pays_page', {page_id: page.id, amount});
  const paid = () => Object.values(state.entries).map(({data}) => `${data.amount} ${data.service}`);
  ['4.99', '500.01'].forEach(pay);
  expect(paid()).toEqual([]);
  ['5.00', '500.00'].forEach(pay);
  merchant.send(path, {...open, template_id: template.id, services: ['pix/payin_hpp', 'card/payin_form']});
  pay('7.00');
  expect(paid()).toEqual(['5.00 card/payin_form', '500.00 card/payin_form', '7.00 pix/payin_hpp']);
  expect(refusal(merchant.send('/invoicing/v1/payment_page', {...body, amount: '501.00'}))).toBe(
    'amount_invalid /amount',
  );
});

const lookPath = '/invoicing/v1/page_customization';
const colors = {background: '#ffffff', text: '#1f2937', button: '#1d4ed8', button_text: '#ffffff'};

test('the contrast of colours is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#1d4ed8', '#1D4ED8')).toBe(1);
  // The published pair on either side of 4.5:1.
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastOf('#ffffff', '#777777')).toBeLessThan(4.5);
});

test('a look whose text is hard to read is refused with the ratio', () => {
  const ask = (changed: Json) => new Merchant(world).send(lookPath, {point: 1042, colors: {...colors, ...changed}});
  expect(ask({}).status).toBe(200);
  const {status, body} = ask({button: '#f59e0b'});
  expect([status, body.code]).toEqual([400, 'field_value_not_allowed']);
  const detail = 'The contrast of button_text on button is 2.14:1; send colours with 4.5:1 or more.';
  expect(body.errors).toEqual([{pointer: '/colors/button_text', code: 'field_value_not_allowed', detail}]);
  expect(refusal(ask({text: '#777777'}))).toBe('field_value_not_allowed /colors/text');
  expect(refusal(ask({text: '#fff'}))).toBe('field_length_invalid /colors/text');
  expect(refusal(ask({text: '#12345g'}))).toBe('field_format_invalid /colors/text');
});

test('a look takes safe addresses and known options alone', () => {
  const refusalOf = (more: Json) => refusal(new Merchant(world).send(lookPath, {point: 1042, ...more}));
  expect(refusalOf({logo_url: 'http://shop.example/logo.png'})).toBe('url_invalid /logo_url');
  expect(refusalOf({support: {url: 'javascript:alert(1)'}})).toBe('url_invalid /support/url');
  expect(refusalOf({footer: {en: {links: [{label: 'Terms', url: 'http://shop.example/'}]}}})).toBe(
    'url_invalid /footer/en/links/0/url',
  );
  expect(refusalOf({css: 'body {}'})).toBe('field_unknown /css');
  expect(refusalOf({corner_radius: 25})).toBe('field_value_not_allowed /corner_radius');
  expect(refusalOf({point: 1043})).toBe('field_value_not_allowed /point');
});

test('template and point have a look each, and a change replaces the whole of one', () => {
  const merchant = new Merchant(world);
  const {id} = merchant.send(path, fixed).body.data;
  const look = (body: Json) => merchant.send(lookPath, {point: 1042, ...body});
  expect(look({colors, language: 'uk'}).body.data).toMatchObject({
    version: 1,
    language: 'uk',
    preview_url: `${world.hosts.pay}/preview/point_1042`,
  });
  expect(look({template_id: id, corner_radius: 4}).body.data).toMatchObject({
    version: 1,
    preview_url: `${world.hosts.pay}/preview/${id}`,
  });
  const {data} = look({corner_radius: 0}).body;
  expect(data).toMatchObject({version: 2, corner_radius: 0});
  expect(data).not.toHaveProperty('colors');
  expect(refusal(look({template_id: 'tpl_00000000000000000000'}))).toBe('template_not_found');
});
