import {expect, test} from 'vitest';
import {boletoLine, dueDateOf, endOfDueDate} from '../../../src/gateway/values/boleto';
import {ask, freshState} from '../../support/askGateway';

// Published lines of three banks (https://ideone.com/plain/EoJxa4), from before the days restarted.
for (const [line, due, amount] of [
  ['10490.05539 03698.700006 00091.449587 5 55490000028531', '2012-12-16', '285.31'],
  ['34198.85912 01354.522771 90199.970006 7 55100000500000', '2012-11-07', '5000.00'],
  ['39992.84841 90000.001702 12459.064122 1 48970000041452', '2011-03-05', '414.52'],
] as const) {
  test(`the line ${line} is made again from its parts`, () => {
    const digits = line.replace(/\D/g, '');
    const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
    expect(boletoLine({bank: digits.slice(0, 3), free, due, amount})).toBe(digits);
  });
}

test('the days restart on 22 February 2025 and again 9,000 days later', () => {
  const factor = (due: string) => boletoLine({bank: '999', free: '0'.repeat(25), due, amount: '1.00'}).slice(33, 37);
  expect(factor('2000-07-03')).toBe('1000');
  expect(factor('2025-02-21')).toBe('9999');
  expect(factor('2025-02-22')).toBe('1000');
  expect(factor('2025-03-17')).toBe('1023');
  expect(factor('2049-10-13')).toBe('9999');
  expect(factor('2049-10-14')).toBe('1000');
});

test('a boleto is due on the day in Brasília on which its time ends, until the last second of that day', () => {
  const at = (time: string) => Date.parse(time) / 1000;
  for (const [end, due, last] of [
    ['2025-03-17T09:26:53Z', '2025-03-17', '2025-03-18T02:59:59Z'],
    ['2025-03-17T02:59:59Z', '2025-03-16', '2025-03-17T02:59:59Z'],
    ['2025-03-17T03:00:00Z', '2025-03-17', '2025-03-18T02:59:59Z'],
  ] as const) {
    expect(dueDateOf(at(end))).toBe(due);
    expect(endOfDueDate(at(end))).toBe(at(last));
    expect(dueDateOf(at(last))).toBe(due);
  }
});

test('a boleto expires at the end of the day in Brasília on which `expires_in` ends', () => {
  const expiryOf = (service: string, more: object) => {
    const {body} = ask(
      freshState(),
      'v2/transaction/create',
      {
        service,
        external_id: 'order-1001',
        amount: '150.71',
        currency: 'BRL',
        payer: {
          full_name: 'Ana Souza',
          document_number: '12345678909',
          email: 'ana.souza@payer.example',
          address: {
            country: 'BR',
            region: 'SP',
            city: 'São Paulo',
            street: 'Rua Exemplo, 100',
            postal_code: '01000-000',
          },
        },
        ...more,
      },
      // The evening of 13 March in Brasília.
      Date.parse('2025-03-14T01:00:00Z') / 1000,
    );
    return (body.data as {expires_at: string}).expires_at;
  };
  const page = {return_url: 'https://shop.example/orders/1001'};
  expect(expiryOf('boleto/payin_h2h', {})).toBe('2025-03-17T02:59:59Z');
  expect(expiryOf('boleto/payin_hpp', page)).toBe('2025-03-17T02:59:59Z');
  expect(expiryOf('boleto/payin_h2h', {expires_in: 86400})).toBe('2025-03-15T02:59:59Z');
  expect(expiryOf('boleto/payin_h2h', {expires_in: 97200})).toBe('2025-03-16T02:59:59Z');
});

test('a free field of another length is refused', () => {
  expect(() => boletoLine({bank: '999', free: '1', due: '2025-03-17', amount: '1.00'})).toThrow('25 digits');
});
