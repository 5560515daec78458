import assert from 'node:assert/strict';
import type {RootContent} from 'mdast';
import {expect, test} from 'vitest';
import {playLate} from '../../src/content/examples/lateExamples';
import {locales} from '../../src/content/core/locales';
import {explainDay, explainMonth, matchReports, sumUp} from '../../src/content/examples/reconciliation';
import {listServiceCodes, loadServices} from '../../src/content/services/services';
import {blocks} from '../../src/published';
import {canBeLate, canBeReturned} from '../../src/pages/facts/lateMoney';
import {build as buildRefunds, payoutsFor, refundParts} from '../../src/pages/facts/refunds';
import {createPage} from '../../src/pages/page';
import {nodesOf, pages, readPage} from '../support/pages';

const cents = (amount: string): number => Math.round(Number(amount.split(' ')[0]) * 100);
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const services = loadServices();

test('the two reports of the example tell of one day: what moved money has its entries, what did not has none', () => {
  const {matches, entries} = matchReports();
  expect(matches.length).toBeGreaterThan(3);
  expect(sum(matches.map(({entries: own}) => own.length))).toBe(entries.length);
  for (const {externalId, type, status, amount, entries: own} of matches) {
    const moved = status === 'failed' ? 0 : cents(amount) * (type === 'payin' ? 1 : -1);
    expect(sum(own.map((entry) => cents(entry.amount))), externalId).toBe(moved);
  }
  const {opening, closing, ...moved} = sumUp(entries);
  expect(cents(opening) + cents(moved.in) - cents(moved.out)).toBe(cents(closing));
});

test('a chain of entries that does not hold is refused', () => {
  const {entries} = explainDay();
  const broken = entries.map((entry, index) => (index === 2 ? {...entry, amount: '455.21 EUR'} : entry));
  expect(() => sumUp(broken)).toThrow(
    /payin of order-0940 leaves 12789\.40 EUR; by its amount it leaves 12789\.41 EUR/,
  );
});

test('the month leads to its closing balance, and its fees miss the tariffs by half a cent each at most', () => {
  const {lines, fees} = explainMonth();
  const closing = lines.at(-1)!;
  expect(closing.line).toBe('closing');
  expect(closing.after).toBe(closing.amount);
  expect(fees.length).toBeGreaterThan(2);
  for (const {service, count, difference, taken, exact} of fees) {
    expect(Math.abs(cents(difference)), service).toBeLessThanOrEqual(count / 2);
    expect(Math.round(Number(exact.split(' ')[0]) * 100) + cents(difference), service).toBe(cents(taken));
  }
  expect(-sum(fees.map(({taken}) => cents(taken)))).toBe(cents(lines.find(({line}) => line === 'fee')!.amount));
});

/** Codes of the services that a table links to in its first column. */
function linked(nodes: RootContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'table') return [];
    return node.children
      .slice(1)
      .flatMap(({children: [first]}) =>
        first!.children.flatMap((part) =>
          part.type === 'link' && !part.url.endsWith('/') ? [part.url.replace('/services/', '')] : [],
        ),
      );
  });
}

for (const {code} of locales) {
  test(`${code}: the tables of refunds hold every service, each once`, () => {
    const page = createPage('guides/refunds_and_disputes', code, {});
    const shown = Object.keys(refundParts).flatMap((of) => linked(buildRefunds(page, {of})));
    expect(shown.length).toBeGreaterThan(0);
    expect([...shown].sort()).toEqual(listServiceCodes());
  });

  test(`${code}: every block of the guides and of the glossary can be drawn`, async () => {
    const ids = pages.filter((id) => id.startsWith('guides/') || id === 'glossary');
    expect(ids.length).toBeGreaterThan(0);
    let drawn = 0;
    for (const id of ids) {
      for (const node of nodesOf(readPage(id, code).tree)) {
        if (node.type !== 'mdxJsxFlowElement' || (node as {name?: string}).name !== 'Facts') continue;
        const {name, ...attributes} = Object.fromEntries(
          (node as unknown as {attributes: {name: string; value: string}[]}).attributes.map((attribute) => [
            attribute.name,
            attribute.value,
          ]),
        );
        const block = await blocks[name!]!.build(createPage(id, code, {}), attributes);
        assert.ok(block!.length > 0, `${id}: ${name}`);
        drawn += 1;
      }
    }
    expect(drawn).toBeGreaterThan(18);
  });
}

test('a service without refunds has a payout in one of its currencies that can take the place', () => {
  const without = services.filter(refundParts.impossible!);
  expect(without.length).toBeGreaterThan(20);
  expect(without.filter((service) => payoutsFor(service, services).length === 0).map(({code}) => code)).toEqual([]);
});

test('money can be late by every service of a flow or by none, and almost every payout can come back', () => {
  const flows = (late: boolean) =>
    new Set(
      services.filter((service) => service.direction === 'payin' && canBeLate(service) === late).map(({flow}) => flow),
    );
  expect([...flows(true)].sort()).toEqual(['crypto', 'p2p', 'push', 'qr', 'redirect', 'transfer', 'voucher']);
  expect([...flows(false)].filter((flow) => flows(true).has(flow))).toEqual([]);
  const payouts = services.filter(({direction}) => direction === 'payout');
  expect(payouts.filter(canBeReturned).length).toBeGreaterThan(40);
});

test('the stories end as their headings say', () => {
  const late = playLate('late').callbacks.map(({data}) => data);
  const [paid, ended] = [late.at(-1)!, late.find(({status}) => status === 'expired')!];
  expect(paid).toMatchObject({type: 'payin', status: 'success', reason_code: 'paid_after_expiry', parent_id: ended.id});
  expect(paid.external_id).not.toBe(ended.external_id);

  const {callbacks, state} = playLate('returned');
  expect(callbacks.map(({data}) => data.status)).toEqual(['success', 'returned']);
  expect(new Set(callbacks.map(({data}) => data.id)).size).toBe(1);
  expect(Object.values(state.stores.journal ?? {}).map(({reason}) => reason)).toEqual(['payout', 'payout_returned']);

  expect(playLate('unknown').callbacks.map(({data}) => data.status)).toEqual(['unknown', 'success']);
});
