import {expect, test} from 'vitest';
import {renderCallback} from '../../../src/gateway';
import {verifyV1GetCallback} from '../../../src/gateway/values/signing';
import type {Callback, World} from '../../../src/gateway';

const secret = 'test_secret_4b1d8f0c9a7e2635';
const world = {
  secrets: {1042: {1: secret}},
  points: {1042: {revokedKeys: [], callbackMethod: 'GET'}},
} as unknown as World;

test('a callback by GET keeps the query of the merchant’s own address, and signs it', () => {
  for (const [own, separator] of [
    ['', '?'],
    ['?shop=7', '&'],
  ] as const) {
    const callback = {
      id: 'evt_1',
      version: 'v1',
      url: `https://shop.example/callbacks${own}`,
      body: {id: 550023107, created_at: '2025-03-14 11:27:00', transaction: {id: 80014238, status: 'success'}},
      point: 1042,
      failures: 0,
    } as unknown as Callback;
    const {url, path} = renderCallback(world, callback, 1741944420);
    expect(path).toMatch(new RegExp(`^/callbacks${own.replace('?', '\\?')}\\${separator}callback_id=550023107&`));
    expect(url).toBe(`https://shop.example${path}`);
    expect(verifyV1GetCallback(path.split('?').slice(1).join('?'), {secrets: [secret]})).toEqual({isValid: true});
  }
});
