import {expect, test} from 'vitest';
import {pathsOf} from '../../../src/components/Sample/lights';

test('a line of JSON, PHP or JavaScript has the path of its property', () => {
  expect(
    pathsOf([
      "body='{",
      '  "amount": "1.00",',
      '  "payer": {',
      '    "email": "a@b.example"',
      '  },',
      '  "capture": "manual"',
      "}'",
    ]),
  ).toEqual([[], ['amount'], ['payer'], ['payer', 'email'], [], ['capture'], []]);
  expect(
    pathsOf([
      '$body = [',
      "    'payer' => [",
      "        'email' => 'a@b.example',",
      '    ],',
      "    'amount' => '1.00',",
    ]),
  ).toEqual([[], ['payer'], ['payer', 'email'], [], ['amount']]);
  expect(pathsOf(['const body = {', '  payer: {', "    email: 'a@b.example',", '  },', '};'])).toEqual([
    [],
    ['payer'],
    ['payer', 'email'],
    [],
    [],
  ]);
});

test('a line without a property has no path', () => {
  expect(pathsOf(['# amount: 1', 'echo "status: $status"', 'https://host/path', '"amount"'])).toEqual([[], [], [], []]);
});
