import {expect, test} from 'vitest';
import {HitKind} from '../../../src/plugins/search/client/hit';
import {SearchIndex} from '../../../src/plugins/search/client/searchIndex';

/** An index of two pages whose words are written as they are searched, or with typos. */
function createIndex(maxTypos: number): SearchIndex {
  const index = new SearchIndex(maxTypos);
  index.add(HitKind.Title, {i: 1, t: 'Merchant', u: '/merchant'}, '/');
  index.add(HitKind.Title, {i: 2, t: 'Codes', u: '/codes'}, '/');
  index.add(HitKind.Content, {i: 3, t: '300335', s: '300335', u: '/codes', h: '#300335', p: 2}, '/');
  return index;
}

const find = (index: SearchIndex, input: string): string[] =>
  index.find({input, context: null, baseUrl: '/', limit: 8}).map(({document: {u, h = ''}}) => u + h);

test('a word may have as many typos as the option says', () => {
  for (const [maxTypos, found] of [
    [0, ['merchant']],
    [1, ['merchant', 'marchant']],
    [2, ['merchant', 'marchant', 'marchent']],
  ] as const) {
    const index = createIndex(maxTypos);
    const hits = ['merchant', 'marchant', 'marchent'].filter((word) => find(index, word).includes('/merchant'));
    expect(hits, String(maxTypos)).toEqual(found);
  }
});

test('a row of codes is found by its code first, and by its text when that has come', () => {
  const index = createIndex(2);
  expect(find(index, '300335')).toEqual(['/codes#300335']);
  expect(find(index, 'Raiffeisen')).toEqual([]);
  const row = {i: 3, t: '300335 · Raiffeisen', s: '300335', u: '/codes', h: '#300335', p: 2};
  index.add(HitKind.Title, {i: 2, t: 'Codes', u: '/codes'}, '/');
  index.add(HitKind.Content, row, '/');
  expect(find(index, 'Raiffeisen')).toEqual(['/codes#300335']);
  expect(find(index, 'codes')).toEqual(['/codes']);
  const [hit] = index.find({input: '300335', context: null, baseUrl: '/', limit: 8});
  expect(hit!.document).toEqual(row);
});

/** An index of a page with a section, which answer questions, and of a page that is named in its text alone. */
function createAsked(): SearchIndex {
  const index = new SearchIndex(2, {
    mostNeeded: ['start'],
    waysOn: ['help'],
    notOffered: [{name: 'Apple Pay', spellings: ['Apple Pay', 'applepay', 'епл пей'], nearest: ['wallets']}],
  });
  const add = (kind: HitKind, document: Parameters<SearchIndex['add']>[1]): void => index.add(kind, document, '/');
  add(HitKind.Title, {i: 1, t: 'Callbacks', u: '/callbacks'});
  add(HitKind.Title, {i: 10, t: 'Start', u: '/start'});
  add(HitKind.Title, {i: 20, t: 'Help', u: '/help'});
  add(HitKind.Title, {i: 30, t: 'Wallets', u: '/wallets'});
  add(HitKind.Heading, {i: 2, t: 'Verify', u: '/callbacks', h: '#verify', p: 1});
  add(HitKind.Question, {i: 1, t: 'webhook retries\nwebhooks arrive twice', s: 'Callbacks', u: '/callbacks', p: 1});
  add(HitKind.Question, {i: 2, t: 'hash mismatch', s: 'Verify', u: '/callbacks', h: '#verify', p: 1});
  return index;
}

const ask = (index: SearchIndex, input: string) => index.answer({input, context: null, baseUrl: '/', limit: 8});

/** Adds the text of the pages, as it comes after the outline. */
function addTexts(index: SearchIndex): void {
  index.add(
    HitKind.Description,
    {i: 1, t: 'How the gateway reports changes.', s: 'Callbacks', u: '/callbacks', p: 1},
    '/',
  );
  index.add(
    HitKind.Content,
    {
      i: 3,
      t: 'Field\nRequired\nCompare both values. Never log a secret.',
      s: 'Verify',
      u: '/callbacks',
      h: '#verify',
      p: 1,
    },
    '/',
  );
}

test('a question leads to its page or section, and is not what the reader sees', () => {
  const index = createAsked();
  addTexts(index);
  const [page] = ask(index, 'why do webhooks arrive twice').hits;
  expect(page).toMatchObject({document: {u: '/callbacks'}, type: HitKind.Title, title: {text: 'Callbacks'}});
  expect(page!.excerpt!.text).toBe('How the gateway reports changes.');
  const [section] = ask(index, 'hash mismatch').hits;
  expect(section).toMatchObject({
    document: {u: '/callbacks', h: '#verify'},
    type: HitKind.Heading,
    title: {text: 'Verify'},
  });
  expect(section!.excerpt!.text).toBe('Compare both values.');
  expect(JSON.stringify([page, section])).not.toMatch(/webhooks arrive|mismatch/);
});

test('words of several questions are no question', () => {
  const index = createAsked();
  index.add(HitKind.Title, {i: 40, t: 'Retries of a hash', u: '/retries'}, '/');
  expect(ask(index, 'hash retries').hits[0]!.document.u).toBe('/retries');
});

test('a hit of the outline gets its excerpt when the text has come', () => {
  const index = createAsked();
  const [hit] = ask(index, 'hash mismatch').hits;
  expect(hit!.excerpt).toBeUndefined();
  addTexts(index);
  const {shown} = index.answer({input: 'secret', context: null, baseUrl: '/', limit: 8, shown: [hit!.id]});
  expect(shown).toMatchObject([{document: {h: '#verify'}, excerpt: {text: 'Never log a secret.'}}]);
});

test('an empty query offers pages, one without hits the ways on', () => {
  const index = createAsked();
  expect(ask(index, ' ').hits.map(({title}) => title.text)).toEqual(['Start']);
  expect(ask(index, 'qqqqzzzz')).toMatchObject({hits: [], waysOn: [{title: 'Help', address: '/help'}]});
  expect(ask(index, 'callbacks').waysOn).toEqual([]);
});

test('what is not offered is said in any spelling, with the nearest pages, unless a title has it', () => {
  const index = createAsked();
  for (const query of ['apple pay', 'ApplePay', 'do you have apple pay', 'епл пей', 'aplepay']) {
    const {notOffered, hits} = ask(index, query);
    expect(notOffered, query).toMatchObject({name: 'Apple Pay', nearest: [{title: 'Wallets', address: '/wallets'}]});
    expect(hits[0]!.document.u, query).toBe('/wallets');
  }
  for (const query of ['apple', 'pay', 'wallets']) expect(ask(index, query).notOffered, query).toBeNull();
  index.add(HitKind.Title, {i: 50, t: 'Apple Pay', u: '/apple_pay'}, '/');
  expect(ask(index, 'apple pay').notOffered).toBeNull();
});

/** An index in which words of one class are in a question, in a title and in a text. */
function createAlike(): SearchIndex {
  const index = new SearchIndex(2, undefined, [['withdrawal', 'payout', 'disbursement']]);
  index.add(HitKind.Title, {i: 1, t: 'Send', u: '/payout'}, '/');
  index.add(HitKind.Title, {i: 2, t: 'GCash', u: '/gcash'}, '/');
  index.add(HitKind.Title, {i: 3, t: 'Bitcoin withdrawal', u: '/bitcoin'}, '/');
  index.add(HitKind.Title, {i: 4, t: 'Rules', u: '/rules'}, '/');
  index.add(HitKind.Content, {i: 5, t: 'A payout by GCash.', s: 'Own', u: '/rules', h: '#own', p: 4}, '/');
  index.add(HitKind.Question, {i: 1, t: 'gcash payout', s: 'Send', u: '/payout', p: 1}, '/');
  return index;
}

test('a word of a query finds the words that mean the same in questions, and not in titles and texts', () => {
  expect(find(createAlike(), 'gcash disbursement')).toContain('/payout');
  expect(find(createAlike(), 'disbursement')).toEqual(['/payout']);
});

test('a word alone is looked up as it is written, unless it is nowhere', () => {
  expect(find(createAlike(), 'withdrawal')).toEqual(['/bitcoin']);
  expect(find(createAlike(), 'disbursement')).toEqual(['/payout']);
});

test('two words are found where they are written as one', () => {
  expect(find(createAlike(), 'pay out')[0]).toBe('/payout');
  expect(find(createAlike(), 'bit coin')).toEqual(['/bitcoin']);
});

test('a question about another method counts less than one about none', () => {
  const index = new SearchIndex(0);
  index.add(HitKind.Title, {i: 1, t: 'Uzcard', u: '/services/uzcard/payout'}, '/');
  index.add(HitKind.Title, {i: 2, t: 'Reasons', u: '/reasons'}, '/');
  index.add(HitKind.Question, {i: 1, t: 'uzcard name mismatch', s: 'Uzcard', u: '/services/uzcard/payout', p: 1}, '/');
  index.add(HitKind.Question, {i: 2, t: 'name mismatch bank', s: 'Reasons', u: '/reasons', p: 2}, '/');
  expect(find(index, 'name mismatch')[0]).toBe('/reasons');
  expect(find(index, 'uzcard name mismatch')[0]).toBe('/services/uzcard/payout');
});

test('a section without a sentence of its own does not repeat the description of its page', () => {
  const index = createAsked();
  addTexts(index);
  index.add(HitKind.Heading, {i: 6, t: 'Callbacks in tables', u: '/callbacks', h: '#tables', p: 1}, '/');
  const {hits} = ask(index, 'callbacks');
  expect(hits.map(({document: {h = ''}, excerpt}) => [h, excerpt?.text])).toEqual([
    ['', 'How the gateway reports changes.'],
    ['#tables', undefined],
  ]);
});
