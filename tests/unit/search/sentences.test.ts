import {expect, test} from 'vitest';
import {HitKind, type IndexedDocument} from '../../../src/plugins/search/client/hit';
import {hitGroup} from '../../../src/plugins/search/client/hitGroup';
import {answerOf, sentencesOf} from '../../../src/plugins/search/sentences';

test('the sentences of a text are those of its blocks; cells and names are none', () => {
  expect(sentencesOf('Field\nstring, required\nThe id of v1.2 is fixed. Keep it, e.g. in a log.\nOne')).toEqual([
    'The id of v1.2 is fixed.',
    'Keep it, e.g. in a log.',
  ]);
  expect(sentencesOf('«Чи так воно є?» Ні, це інакше.')).toEqual(['«Чи так воно є?»', 'Ні, це інакше.']);
  expect(sentencesOf('Gateway-Key document_number 5100')).toEqual([]);
});

test('the answer of a row is its meaning and the advice, or its name', () => {
  expect(answerOf('expired · 402 · The payer was late. Offer a new payment.\nthe payer · More text is here.')).toBe(
    'The payer was late. Offer a new payment.',
  );
  expect(answerOf('300335 · 12 · Bank of Kyiv · UA')).toBe('Bank of Kyiv');
  expect(answerOf('300335')).toBe('');
});

test('a hit belongs to a group by its address, and a row by its table', () => {
  const group = (u: string, others: Partial<IndexedDocument> = {}, type = HitKind.Title) =>
    hitGroup({document: {i: 1, t: 'T', u, ...others}, type}, '/uk/');
  const row = {t: 'expired · Too late.', s: 'expired', h: '#expired'};
  expect(group('/uk/api/v2/transaction/create')).toBe('operation');
  expect(group('/uk/api/v2/')).toBe('page');
  expect(group('/uk/services/pix/payin_h2h')).toBe('service');
  expect(group('/uk/services/pix/')).toBe('method');
  expect(group('/uk/services/')).toBe('page');
  expect(group('/uk/callbacks')).toBe('page');
  expect(group('/uk/reference/api_error_codes', row, HitKind.Content)).toBe('error');
  expect(group('/uk/reference/api_error_codes', {t: 'expired', s: 'expired', h: '#expired'}, HitKind.Content)).toBe(
    'error',
  );
  expect(group('/uk/reference/failure_reason_codes', row, HitKind.Content)).toBe('reason');
  expect(group('/uk/reference/transaction_statuses', row, HitKind.Content)).toBe('status');
  expect(group('/uk/reference/transaction_statuses', {s: 'How', t: 'Read this.', h: '#how'}, HitKind.Content)).toBe(
    'page',
  );
  expect(group('/uk/reference/bank_codes', row, HitKind.Content)).toBe('page');
});
