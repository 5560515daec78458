import {expect, test} from 'vitest';
import {familiesInSidebar, ruleKeys, servicesOf} from '../../src/content/services/operationServices';
import {coinsByService} from '../../src/content/reference/coins';
import {locales} from '../../src/content/core/locales';
import {listPages} from '../../src/content/core/sidebar';
import {listServiceCodes} from '../../src/content/services/services';
import {loadGatewayServices} from '../../src/content/examples/world';
import {servicesText} from '../../src/pages/kinds/operation/services';
import {createPage} from '../../src/pages/page';
import {unversioned} from '../../src/gateway/values/operationId';
import type {GatewayService} from '../../src/gateway/books/types';

const services = loadGatewayServices();
const operations = listPages()
  .filter((id) => /^api\/(v1|v2|reports)\//.test(id) && !id.endsWith('/index'))
  .map((id) => id.replace('api/', ''));
const codesOf = (id: string) => (servicesOf(id, services) as GatewayService[]).map(({code}) => code);

test('every operation has a rule which services use it, and every rule an operation', () => {
  expect(operations.length).toBeGreaterThan(50);
  const keys = operations.map(unversioned);
  expect([...new Set(keys)].sort()).toEqual([...ruleKeys].sort());
  expect(() => servicesOf('v2/transaction/unknown', services)).toThrow(
    'there is no rule which services use v2/transaction/unknown. Add “transaction/unknown”',
  );
});

test('the rules pick the services by their records', () => {
  expect(codesOf('v2/transaction/complete')).toEqual(expect.arrayContaining(['card/payin_h2h', 'card/auth_h2h']));
  expect(codesOf('v2/transaction/complete')).not.toContain('pix/payin_h2h');
  expect(codesOf('v2/transaction/pay')).toContain('pix/payin_h2h');
  expect(codesOf('v2/transaction/pay')).not.toContain('pix/payin_hpp');
  expect(codesOf('v2/transaction/pay')).not.toContain('p2p/card_h2h');
  expect(codesOf('v2/transaction/update')).not.toContain('card/recurring_h2h');
  expect(codesOf('v2/transaction/p2p/confirm')).toEqual(['p2p/card_h2h']);
  expect(codesOf('v2/transaction/cancel')).not.toContain('pix/payout_h2h');
  expect(codesOf('v2/transaction/currency_rate')).toContain('pix/payout_h2h');
  expect(codesOf('v2/transaction/currency_rate')).not.toContain('p2p/card_h2h');
  expect(codesOf('v2/transaction/currency_rate')).not.toContain('card/verify_h2h');
  expect(codesOf('v1/transaction/issue_token')).toEqual(
    expect.arrayContaining(['card/payin_form', 'pix/automatic_h2h', 'upi/autopay_h2h']),
  );
  expect(codesOf('v1/transaction/issue_token')).not.toContain('binance/debit');
  for (const id of operations) expect(servicesOf(id, services), `${id}: no service uses it`).not.toEqual([]);
});

test('get_crypto_address is for the services to which the gateway gives an address, and for no others', () => {
  const withRecord = new Set(listServiceCodes());
  const addressed = Object.keys(coinsByService()).filter((code) => withRecord.has(code));
  expect(codesOf('v2/transaction/get_crypto_address').sort()).toEqual(addressed.sort());
});

test('a page links to its services, and counts by family where they are many', () => {
  for (const {code} of locales) {
    const page = createPage('api/v2/transaction/pay', code, {});
    const p2p = servicesText('v2/transaction/p2p/confirm', page);
    expect(p2p).toContain('[`p2p/card_h2h`](/services/p2p/card_h2h)');
    const refunds = servicesText('v2/transaction/cancel', page);
    expect(refunds.match(/\(\d+\)|`/g)!.length, refunds).toBeLessThan(50);
    expect(servicesText('v2/transaction/create', page)).toContain('(/services/)');
  }
});

test('every service of the sidebar that the gateway knows has a family', () => {
  const families = familiesInSidebar();
  const known = services.filter(({code}) => listPages().includes(`services/${code}`));
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter(({code}) => !families.has(code)).map(({code}) => code)).toEqual([]);
});
