import {base58, bech32} from '@scure/base';
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {paymentUri, testAddress, withChecksum} from '../../../src/gateway/values/cryptoAddress';

const ids = Array.from({length: 200}, (_, index) => `trx_${String(index).padStart(20, '0')}`);

test('EIP-55 capitals are those of the examples in the standard', () => {
  for (const address of [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]) {
    expect(withChecksum(address.slice(2).toLowerCase())).toBe(address);
  }
});

test('an address of the Bitcoin test network is Bech32 of version 0 with 160 bits, and spells its purpose', () => {
  for (const id of ids) {
    const address = testAddress('bitcoin', id);
    const {prefix, words} = bech32.decode(address as `tb1${string}`);
    expect([prefix, words[0], bech32.fromWords(words.slice(1)).length]).toEqual(['tb', 0, 20]);
    expect(address).toMatch(/^tb1qtestaddress/);
  }
});

test('an address of TRON is Base58Check of 0x41 and 20 bytes, and spells its purpose', () => {
  const twice = (bytes: Uint8Array) =>
    createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest();
  for (const id of ids) {
    const address = testAddress('tron', id);
    const bytes = base58.decode(address);
    expect([bytes.length, bytes[0]]).toEqual([25, 0x41]);
    expect(Buffer.from(bytes.slice(21)).equals(twice(bytes.slice(0, 21)).subarray(0, 4)), address).toBe(true);
    expect(address).toMatch(/^TESTADDRESS[1-9A-HJ-NP-Za-km-z]{23}$/);
  }
});

test('every transaction has an address of its own', () => {
  for (const network of ['bitcoin', 'ethereum', 'tron'] as const)
    expect(new Set(ids.map((id) => testAddress(network, id))).size).toBe(ids.length);
});

test('the payment URI is what each network’s wallets read', () => {
  const address = testAddress('ethereum', ids[0]!);
  expect(address).toMatch(/^0x7e57add7e55[0-9a-f]{29}$/i);
  const coin = {network: 'ethereum', confirmations: 12} as const;
  expect(paymentUri(coin, address, '0.05', 50000000000000000n)).toBe(
    `ethereum:${address}@11155111?value=50000000000000000`,
  );
  expect(paymentUri({...coin, token: '0x7e57'}, address, '20', 20000000n)).toBe(
    `ethereum:0x7e57@11155111/transfer?address=${address}&uint256=20000000`,
  );
  expect(paymentUri({network: 'bitcoin', confirmations: 2}, 'tb1q', '0.00065369', 65369n)).toBe(
    'bitcoin:tb1q?amount=0.00065369',
  );
  expect(paymentUri({network: 'tron', confirmations: 19}, 'TEST', '1', 1000000n)).toBe('TEST');
});
