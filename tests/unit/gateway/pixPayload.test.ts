import {expect, test} from 'vitest';
import {crc16, pixPayload} from '../../../src/gateway/values/pixPayload';

test('the checksum is CRC-16/CCITT-FALSE by its published check value', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('a Pix payload carries lengths that lead from field to field, and ends with its checksum', () => {
  const payload = pixPayload({
    url: 'pix.bank.example/v2/1',
    amount: '150.00',
    merchant: 'SHOP EXAMPLE',
    city: 'SAO PAULO',
  });
  const ids: string[] = [];
  for (let at = 0; at < payload.length;) {
    ids.push(payload.slice(at, at + 2));
    at += 4 + Number(payload.slice(at + 2, at + 4));
  }
  expect(ids).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
  expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4));
  expect(crc16(payload.slice(0, -4).replace('150.00', '150.01'))).not.toBe(payload.slice(-4));
});
