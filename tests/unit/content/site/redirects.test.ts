import {expect, test} from 'vitest';
import {listPages, routeOf} from '../../../../src/content/core/sidebar';
import {listRedirects} from '../../../../src/content/site/listRedirects';
import {oldPaths, removedPages} from '../../../../src/content/site/oldPaths';
import {redirectPage} from '../../../../src/plugins/redirects/redirectPage';

test('each API page is known under /docs/api-reference/', () => {
  expect(oldPaths('/api/v2/transaction/create')).toEqual(['/docs/api-reference/v2/transaction/create']);
  expect(oldPaths('/api/reports/v1/check-report')).toEqual(['/docs/api-reference/reports/v1/check-report']);
});

test('three pages of accounts are known without account/, in both forms', () => {
  for (const page of ['list', 'service/list', 'service/service_id']) {
    expect(oldPaths(`/api/v1/account/${page}`)).toEqual([
      `/docs/api-reference/v1/account/${page}`,
      `/api/v1/${page}`,
      `/docs/api-reference/v1/${page}`,
    ]);
  }
  expect(oldPaths('/api/v1/account/info')).toEqual(['/docs/api-reference/v1/account/info']);
});

test('the home page stands in for the removed page of operations, and its Markdown for that page’s, in both languages', () => {
  expect(oldPaths('/')).toEqual(['/operations']);
  const redirects = listRedirects().filter(({from}) => from.includes('operations'));
  expect(redirects).toEqual([
    {from: '/operations', to: '/'},
    {from: '/operations/', to: '/'},
    {from: '/operations.md', to: '/index.md'},
    {from: '/uk/operations', to: '/uk/'},
    {from: '/uk/operations/', to: '/uk/'},
    {from: '/uk/operations.md', to: '/uk/index.md'},
  ]);
});

test('no page exists at the address of a removed one', () => {
  const routes = listPages().map(routeOf);
  for (const [from, to] of Object.entries(removedPages)) {
    expect(routes).not.toContain(from);
    expect(routes).toContain(to);
  }
});

test('other pages outside /api/ have no other address', () => {
  for (const path of ['/callbacks', '/search', '/services/invoicing/api/invoice_create']) {
    expect(oldPaths(path)).toEqual([]);
  }
});

const target = `<!doctype html><html lang="uk" dir="ltr"><head><title data-rh="true">Рахунки &amp; баланси</title>
<link data-rh="true" rel="canonical" href="https://site.example/uk/api/v2/account/list"></head><body></body></html>`;

const policy = "default-src 'none'";

test('a redirect page speaks the language of its target, under its title and the policy of the site, without an inline script', () => {
  const html = redirectPage({to: '/uk/api/v2/account/list', baseUrl: '/uk/', policy, targetHtml: target});
  expect(html).toContain('<html lang="uk">');
  expect(html).toContain('<title>Рахунки &amp; баланси</title>');
  expect(html).toContain('<link rel="canonical" href="https://site.example/uk/api/v2/account/list">');
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  expect(html).toContain('<script src="/uk/redirect.js" data-to="/uk/api/v2/account/list"></script>');
});

test('a redirect to a page without a title fails with the name of the page', () => {
  const targetHtml = target.replace(/<title.*<\/title>/, '');
  expect(() => redirectPage({to: '/uk/api/v2/account/list', baseUrl: '/uk/', policy, targetHtml})).toThrow(
    '/uk/api/v2/account/list has no title',
  );
});
