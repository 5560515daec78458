import {expect, test} from 'vitest';
import {findPrivateUrls, isPublicUrl} from '../../../src/gateway/values/publicUrl';

test('names and addresses of the internet are public', () => {
  const hosts = ['shop.example', 'shop.example:8443', 'a.b.shop.example', '203.0.113.10', '172.32.0.1', '100.128.0.1'];
  for (const host of [...hosts, '[2001:db8::1]', 'localhost.shop.example'])
    expect(isPublicUrl(`https://${host}/callbacks`), host).toBe(true);
});

test('local names and private addresses are not public, however they are written', () => {
  const hosts = [
    'localhost',
    'LOCALHOST',
    'shop.localhost',
    'printer.local',
    'db.internal',
    'nas.home.arpa',
    'intranet',
  ];
  const addresses = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ];
  const spellings = ['2130706433', '0x7f.1', '017700000001', '127.1', '100.64.0.1', '224.0.0.1'];
  const ipv6 = ['[::1]', '[::]', '[fd00::1]', '[fe80::1]', '[::ffff:127.0.0.1]'];
  for (const host of [...hosts, ...addresses, ...spellings, ...ipv6, 'localhost.'])
    expect(isPublicUrl(`https://${host}/callbacks`), host).toBe(false);
});

test('only properties that hold an address are looked at, at any depth', () => {
  const body = {
    callback_url: 'https://10.0.0.1/callbacks',
    description: 'https://10.0.0.1/',
    page: {success_url: 'https://localhost/thanks', logo_url: 'https://shop.example/logo.svg'},
  };
  expect(findPrivateUrls(body).map(({pointer, code}) => [pointer, code])).toEqual([
    ['/callback_url', 'url_invalid'],
    ['/page/success_url', 'url_invalid'],
  ]);
});
