import lunr from 'lunr';
import {expect, test} from 'vitest';
import {editDistance} from '../../../src/plugins/search/text/editDistance';
import {stem} from '../../../src/plugins/search/text/stem';
import {wordsOf, wordsOfQuery} from '../../../src/plugins/search/text/words';

// `stem` imports lunr.ru, which adds itself to lunr.
const russian = (lunr as unknown as {ru: {stemmer: typeof lunr.stemmer}}).ru.stemmer;
const wordsIn = (text: string): string[] => wordsOf(text).map(({word}) => word);
const stemsIn = (text: string): string[] => wordsOf(text).map(({stem: one}) => one);

test('English and Russian words have the stems of their own stemmers', () => {
  for (const word of ['transactions', 'refunding', 'idempotency', 'callbacks', 'signed']) {
    expect(stem(word)).toBe(lunr.stemmer(new lunr.Token(word, {})).toString());
  }
  expect(stem('refunds')).toBe(stem('refunding'));
  for (const word of ['\u043e\u0448\u0438\u0431\u043a\u0430\u043c\u044b', '\u043e\u0442\u0447\u0451\u0442\u0430']) {
    expect(stem(word)).toBe(russian(new lunr.Token(word, {})).toString());
  }
});

test('what is pasted is found whole and in parts', () => {
  expect(wordsIn('v1/transaction/create')).toEqual([
    'v1',
    'v1transaction',
    'v1transactioncreate',
    'transaction',
    'transactioncreate',
    'create',
  ]);
  expect(wordsIn('webhook_retry_policy')).toContain('retrypolicy');
  expect(wordsIn('Idempotency-Key')).toEqual(['idempotency', 'idempotencykey', 'key']);
  expect(wordsIn('See signature_invalid.')).toEqual(['see', 'signature', 'signatureinvalid', 'invalid']);
});

test('a chain of a query is looked for whole, a card number in groups too', () => {
  expect(wordsOfQuery('transaction/create now').map(({word}) => word)).toEqual(['transactioncreate', 'now']);
  expect(wordsOfQuery('4000 0000 0000 9995').map(({word}) => word)).toEqual(['4000000000009995']);
  expect(wordsOfQuery('m-pesa').map(({word}) => word)).toEqual(wordsOfQuery('mpesa').map(({word}) => word));
});

test('the three apostrophes and none are equal', () => {
  const forms = ['об’єкт', "об'єкт", 'обʼєкт', 'обєкт'].map(stemsIn);
  for (const form of forms) {
    expect(form).toEqual(forms[0]);
  }
});

test('letters of the other alphabet that look alike are taken for those of the word', () => {
  // a, o, i and c of the first are Latin; the о of the second is Cyrillic.
  expect(wordsIn('тp\u0061нз\u0061кцi\u044f')).toEqual(['транзакція']);
  expect(wordsIn('multibanc\u043e')).toEqual(['multibanco']);
  expect(wordsIn('QR-код')).toEqual(['qr', 'qrкод', 'код']);
});

test('accents of Latin letters do not count, й and ї are letters of their own', () => {
  expect(wordsIn('bancário')).toEqual(['bancario']);
  expect(wordsIn('мій її')).toEqual(['мій', 'її']);
});

test('words have their position in the text', () => {
  const text = '«Ключ» — Idempotency-Key’';
  for (const {word, start, length} of wordsOf(text)) {
    expect(
      text
        .slice(start, start + length)
        .toLowerCase()
        .replace('-', ''),
    ).toBe(word);
  }
});

test('the distance counts a swap as one mistake and stops at its limit', () => {
  expect(editDistance('callback', 'callbakc', 2)).toBe(1);
  expect(editDistance('мирчонт', 'мерчант', 2)).toBe(2);
  expect(editDistance('', 'ab', 2)).toBe(2);
  expect(editDistance('payment', 'refund', 2)).toBe(3);
});
