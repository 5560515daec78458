import assert from 'node:assert/strict';
import {test} from 'vitest';
import {defaultLocale, locales} from '../../../src/content/core/locales';
import {routeOf} from '../../../src/content/core/sidebar';
import {pageListFile} from '../../../src/published/pageList';
import {nearestPages, type ListedPage} from '../../../src/theme/NotFound/Content/nearest';
import {pages, readFrontMatter} from '../../support/pages';

const listed = JSON.parse(pageListFile(defaultLocale)['pages.json']!) as ListedPage[];

const misspelt: [asked: string, first: string][] = [
  ['/callback', '/callbacks'],
  ['/Request-Format.html', '/request_format'],
  ['/v2/transaction/create', '/api/v2/transaction/create'],
  ['/api/v2/transaction/creat', '/api/v2/transaction/create'],
  ['/docs/api/v1/transactions/find', '/api/v1/transaction/find'],
  ['/reference/error_codes/', '/reference/api_error_codes'],
  ['/pix', '/services/pix/'],
  ['/services/pix/payin', '/services/pix/payin_hpp'],
  ['/invoice_create', '/services/invoicing/api/invoice_create'],
];

test('a misspelt or shortened address leads to its page first, an address like no other to none', () => {
  for (const [asked, first] of misspelt) {
    const found = nearestPages(asked, listed);
    assert.equal(found[0]?.[0], first, asked);
    assert.ok(found.length <= 5, asked);
  }
  for (const asked of ['/', '/nowhere', '/100%', '//', '/абв'])
    assert.deepEqual(nearestPages(asked, listed), [], asked);
});

test('every page is the nearest one to its own address', () => {
  for (const [address] of listed) if (address !== '/') assert.equal(nearestPages(address, listed)[0]?.[0], address);
});

test('the list holds every page with its title in each language', () => {
  for (const {code} of locales) {
    const all = JSON.parse(pageListFile(code)['pages.json']!) as ListedPage[];
    assert.deepEqual(
      all,
      pages.map((id) => [routeOf(id), readFrontMatter(id, code).title]),
    );
  }
});
