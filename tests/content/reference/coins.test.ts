import {expect, test} from 'vitest';
import {passesCheck} from '../../../src/content/services/valueChecks';
import {coinsByService, listCoinRows, loadCoins, loadNetworks} from '../../../src/content/reference/coins';
import type {ContractDocument} from '../../../src/gateway';
import {loadContract} from '../../../src/content/contract/contract';
import {listPages} from '../../../src/content/core/sidebar';
import {loadGatewayServices} from '../../../src/content/examples/world';

test('every example of an address has the form and the checksum of its network, is visibly invented, and its twin fails', () => {
  let looked = 0;
  for (const {code, pattern, check, examples, invalid_example: invalid} of loadNetworks()) {
    for (const example of examples) {
      expect(example, code).toMatch(new RegExp(pattern, 'u'));
      expect(example, code).toMatch(/testaddress|7e57add7e55/i);
      expect(passesCheck(check, example), example).toBe(true);
      looked += 1;
    }
    expect(invalid, code).toMatch(new RegExp(pattern, 'u'));
    expect(passesCheck(check, invalid), invalid).toBe(false);
    const others = loadNetworks().filter((other) => other.code !== code);
    expect(
      others.filter((other) => passesCheck(other.check, examples[0]!)).map((other) => other.code),
      examples[0],
    ).toEqual([]);
  }
  expect(looked).toBeGreaterThan(3);
  console.log(`addresses: ${looked}`);
});

test('the networks are those of the contract, in the table and back', () => {
  const {schemas} = (loadContract('v2').document as ContractDocument).components;
  const {network} = schemas.NextAction!.properties as {network: {oneOf: {const: string}[]}};
  expect(
    loadNetworks()
      .map(({code}) => code)
      .sort(),
  ).toEqual(network.oneOf.map((value) => value.const).sort());
  const used = new Set(loadCoins().flatMap(({networks}) => networks.map(({network}) => network.code)));
  expect([...used].sort()).toEqual(
    loadNetworks()
      .map(({code}) => code)
      .sort(),
  );
});

test('every row has its own address, and its services are pages of the site', () => {
  const rows = listCoinRows('en');
  expect(rows.length).toBeGreaterThan(4);
  expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
  const pages = listPages();
  for (const {id, network, services} of rows) {
    expect(services.length > 0, id).toBe(network !== null);
    expect(
      services.filter((code) => !pages.includes(`services/${code}`)),
      id,
    ).toEqual([]);
  }
  // Each host-to-host page of a coin belongs to one row.
  const coinPages = pages
    .filter((page) => /^services\/crypto\/\w+_(payin|payout)_h2h$/.test(page))
    .map((page) => page.slice('services/'.length));
  expect(rows.flatMap(({services}) => services).sort()).toEqual(coinPages.sort());
});

test('the gateway waits for coins in the network that the code of the service names', () => {
  const networkOf: Record<string, string> = {trc20: 'tron', erc20: 'ethereum', btc: 'bitcoin', eth: 'ethereum'};
  const coins = coinsByService();
  const known = new Map(loadGatewayServices().map(({code, currencies}) => [code, currencies]));
  const names = Object.keys(coins);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const [, currency, standard] = /^crypto\/([a-z]+)(?:_([a-z0-9]+))?_payin_h2h$/.exec(name)!;
    expect(coins[name]!.network, name).toBe(networkOf[standard ?? currency!]);
    expect('token' in coins[name]!, `${name} has a contract of a token`).toBe(standard === 'erc20');
    if (known.has(name)) expect(known.get(name), name).toEqual([currency!.toUpperCase()]);
  }
});
