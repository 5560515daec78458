import {expect, test, vi} from 'vitest';
import {contextOf, parseContext} from '../../../src/plugins/search/client/contexts';
import {hitAddress} from '../../../src/plugins/search/client/hitAddress';
import {markedQueryOf} from '../../../src/plugins/search/client/markedQuery';

/** The options of the configuration, which the build writes into a module. */
const options = vi.hoisted(() => ({highlightSearchTermsOnTargetPage: true}));
vi.mock('@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants', () => options);

test('pages under /api/ belong to the context "api" in both languages, others to none', () => {
  expect(contextOf('/api/v2/transaction/create', '/')).toBe('api');
  expect(contextOf('/uk/api/v2/transaction/create', '/uk/')).toBe('api');
  expect(contextOf('/services/invoicing/api/invoice_create', '/')).toBeNull();
  expect(contextOf('/apis', '/')).toBeNull();
  expect(contextOf('/', '/')).toBeNull();
});

test('an unknown context means everything', () => {
  expect(parseContext('api')).toBe('api');
  expect(parseContext('nonsense')).toBeNull();
  expect(parseContext('')).toBeNull();
  expect(parseContext(null)).toBeNull();
});

test('the address of a hit has what was typed before the heading', () => {
  const document = {i: 1, t: 'Retries', u: '/uk/callbacks', h: '#retries'};
  expect(hitAddress({document}, 'ключ a&b')).toBe('/uk/callbacks?_highlight=%D0%BA%D0%BB%D1%8E%D1%87+a%26b#retries');
});

test('an address marks what was typed, and no more than a query can have', () => {
  const document = {i: 1, t: 'Retries', u: '/callbacks'};
  for (const typed of ['transaction/create', '3ds', 'create transaction', ' Об’єкт  a&b']) {
    const {search} = new URL(hitAddress({document}, typed), 'https://site.example');
    expect(markedQueryOf(search)).toBe(typed);
  }
  expect(markedQueryOf('?_highlight=post&_highlight=json')).toBe('post json');
  expect(markedQueryOf('?_highlight=&_highlight=%20&q=post')).toBe('');
  expect(markedQueryOf(`?${'_highlight=word&'.repeat(10_000)}`).length).toBe(300);
  expect(hitAddress({document}, 'a '.repeat(50_000)).length).toBeLessThan(400);
});

test('with the option for marks turned off, a hit names no word and a page marks none', () => {
  const hit = {document: {i: 1, t: 'Retries', u: '/callbacks', h: '#retries'}};
  expect(hitAddress(hit, 'key')).toBe('/callbacks?_highlight=key#retries');
  expect(markedQueryOf('?_highlight=key')).toBe('key');
  options.highlightSearchTermsOnTargetPage = false;
  expect(hitAddress(hit, 'key')).toBe('/callbacks#retries');
  expect(markedQueryOf('?_highlight=key')).toBe('');
  options.highlightSearchTermsOnTargetPage = true;
});
