import {expect, test} from 'vitest';
import {markedPlaces} from '../../../src/plugins/search/client/markedPlaces';

const marked = (query: string, text: string): string[] =>
  markedPlaces(query, text, 2).map(([start, end]) => text.slice(start, end));

test('the words of a query are marked in each form that the text has', () => {
  expect(marked('creating transactions', 'Create a transaction. It was created by transaction/create.')).toEqual([
    'Create',
    'transaction',
    'created',
    'transaction',
    'create',
  ]);
  expect(marked('транзакцію', 'Стан транзакції; перелік транзакцій.')).toEqual(['транзакції', 'транзакцій']);
});

test('what is typed as one word is marked where it is written as several, and the other way round', () => {
  expect(marked('transaction/create', 'POST v2/transaction/create, create a transaction')).toEqual([
    'transaction/create',
  ]);
  expect(marked('transaction/create', 'Create a transaction')).toEqual(['Create', 'transaction']);
  expect(marked('3ds', 'With 3-D Secure or 3DS.')).toEqual(['3-D Secure', '3DS']);
  expect(marked('m-pesa', 'M-Pesa, MPESA and m pesa')).toEqual(['M-Pesa', 'MPESA']);
  expect(marked('4000 0000 0000 9995', '4000 0000 0000 9995 or 4000000000009995')).toEqual([
    '4000 0000 0000 9995',
    '4000000000009995',
  ]);
});

test('of a longer word what was typed is marked', () => {
  expect(marked('pay', 'Payments are paid by pay.')).toEqual(['Pay', 'pay']);
});

test('a typo is marked only where nothing else is found, and never in a number', () => {
  expect(marked('marchent', 'A merchant, the merchants')).toEqual(['merchant', 'merchants']);
  expect(marked('post', 'The last, past and post')).toEqual(['post']);
  expect(marked('12345', '12346')).toEqual([]);
});

test('beside a word that is found, another one has at most one typo: a question may have words that its page has not', () => {
  expect(marked('wrong signature', 'A strong signature')).toEqual(['signature']);
  expect(marked('wrog signature', 'A wrong signature')).toEqual(['wrong', 'signature']);
  expect(marked('my hash differs', 'A strong signature')).toEqual([]);
});

test('words that every text has are marked only if they are the whole query', () => {
  expect(marked('how to sign', 'How to sign a request to us')).toEqual(['sign']);
  expect(marked('how to', 'How to sign')).toEqual(['How', 'to']);
});
