import {base58, bech32} from '@scure/base';
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {loadCoins} from '../../src/content/reference/coins';
import {loadContract} from '../../src/content/contract/contract';
import {listServiceCodes, loadService} from '../../src/content/services/services';
import {loadWorld} from '../../src/content/examples/world';
import {withChecksum} from '../../src/gateway/values/cryptoAddress';
import type {Json} from '../support/json';

const world = loadWorld();

/** Every object of the scenarios of a version that has all these fields. */
function found(name: string, ...fields: string[]): Json[] {
  const objects: Json[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if (fields.every((field) => Object.hasOwn(node, field))) objects.push(node);
    Object.values(node).forEach(walk);
  };
  walk(loadContract(name).scenarios);
  return objects;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

const isAddress: Record<string, (address: string) => boolean> = {
  bitcoin: (address) =>
    /^tb1qtestaddress/.test(address) && bech32.decode(address as `tb1${string}`).words.length === 33,
  ethereum: (address) => /^0x7e57add7e55/i.test(address) && withChecksum(address.slice(2).toLowerCase()) === address,
  tron: (address) => {
    const bytes = base58.decode(address);
    return (
      /^TESTADDRESS/.test(address) &&
      bytes[0] === 0x41 &&
      sha256(sha256(bytes.slice(0, 21)))
        .subarray(0, 4)
        .equals(bytes.slice(21))
    );
  },
};

for (const name of ['v1', 'v2']) {
  test(`every address of ${name} passes the check of its network, is a test address, and is in its payment URI`, () => {
    const steps = found(name, 'network', 'address', 'payload');
    for (const {network, address, payload, amount} of steps) {
      expect(isAddress[network]!(address), address).toBe(true);
      expect(payload).toContain(address);
      if (network === 'bitcoin') expect(payload).toContain(`amount=${amount}`);
    }
    expect(new Set(steps.map(({network}) => network)).size).toBeGreaterThan(1);
    console.log(`${name}: ${steps.length} addresses`);
  });

  test(`the amounts of every quote of ${name} follow from its rate`, () => {
    const quotes = found(name, 'rate', 'fixed', 'amount_to');
    for (const quote of quotes) {
      const {rate, fixed, currency, amount, currency_to: currencyTo, amount_to: amountTo} = quote;
      const minor = (value: unknown, code: string) =>
        typeof value === 'number'
          ? BigInt(value)
          : BigInt(String(value).replace('.', '')) *
            10n ** BigInt(world.exponentOf(code) - String(value).split('.')[1]!.length);
      const [from, to] = [minor(amount, currency), minor(amountTo, currencyTo)];
      const scale = 10n ** BigInt(String(rate).split('.')[1]?.length ?? 0);
      const digits = BigInt(String(rate).replace('.', ''));
      // from × digits ÷ scale, between units of different size, is at most half a unit away from the computed side.
      const [one, other] = [10n ** BigInt(world.exponentOf(currency)), 10n ** BigInt(world.exponentOf(currencyTo))];
      const distance = from * digits * other - to * scale * one;
      const half = fixed === 'amount' ? scale * one : digits * other;
      expect(2n * (distance < 0n ? -distance : distance) <= half, JSON.stringify(quote)).toBe(true);
    }
    expect(quotes.length).toBeGreaterThan(3);
    console.log(`${name}: ${quotes.length} quotes`);
  });
}

test('a payout takes the addresses that the table of coins gives its network, with a pay-in beside it', () => {
  const codes = listServiceCodes();
  const all = loadCoins().flatMap(({code, networks}) => networks.map((one) => ({code, ...one})));
  for (const {code, network, services} of all) {
    expect(codes).toEqual(expect.arrayContaining([`${services}_payin_h2h`, `${services}_payout_h2h`]));
    for (const direction of ['payin', 'payout'])
      expect(loadService(`${services}_${direction}_h2h`).currencies).toEqual([code]);
    const {pattern, check, format, example, invalid_example} = loadService(`${services}_payout_h2h`).fields.find(
      ({name}) => name === 'crypto_address',
    )!;
    expect({pattern, check, invalid_example}, services).toEqual({
      pattern: network.pattern,
      check: network.check,
      invalid_example: network.invalid_example,
    });
    expect(network.examples).toContain(example);
    expect(format).toContain(network.format);
  }
  expect(all.length).toBeGreaterThan(3);
});
