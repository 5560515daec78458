import {expect, test, vi} from 'vitest';
import {contextOf, parseContext} from '../../../src/plugins/search/client/contexts';
import {hitAddress} from '../../../src/plugins/search/client/hitAddress';
import {markedTermsOf} from '../../../src/plugins/search/client/markedTerms';

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

test('the address of a hit names each word to mark before the heading', () => {
  const document = {i: 1, t: 'Retries', u: '/uk/callbacks', h: '#retries'};
  expect(hitAddress({document, tokens: ['ключ', 'a&b']})).toBe(
    '/uk/callbacks?_highlight=%D0%BA%D0%BB%D1%8E%D1%87&_highlight=a%26b#retries',
  );
  expect(hitAddress({document: {i: 1, t: 'Callbacks', u: '/callbacks'}, tokens: []})).toBe('/callbacks');
});

test('an address marks the terms that a hit gave it, and no more than a query can have', () => {
  const document = {i: 1, t: 'Retries', u: '/callbacks'};
  const {search} = new URL(hitAddress({document, tokens: ['ключ', 'a&b']}), 'https://site.example');
  expect(markedTermsOf(search)).toEqual(['ключ', 'a&b']);
  expect(markedTermsOf('?_highlight=&_highlight=%20&q=post')).toEqual([]);
  const many = markedTermsOf(`?${'_highlight=word&'.repeat(10_000)}`);
  expect(many.join('').length).toBe(300);
  expect(markedTermsOf(`?_highlight=${'a%20'.repeat(50_000)}`)).toEqual([]);
});

test('with the option for marks turned off, a hit names no word and a page marks none', () => {
  const hit = {document: {i: 1, t: 'Retries', u: '/callbacks', h: '#retries'}, tokens: ['key']};
  expect(hitAddress(hit)).toBe('/callbacks?_highlight=key#retries');
  expect(markedTermsOf('?_highlight=key')).toEqual(['key']);
  options.highlightSearchTermsOnTargetPage = false;
  expect(hitAddress(hit)).toBe('/callbacks#retries');
  expect(markedTermsOf('?_highlight=key')).toEqual([]);
  options.highlightSearchTermsOnTargetPage = true;
});
