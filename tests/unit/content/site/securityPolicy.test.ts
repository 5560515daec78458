import {expect, test} from 'vitest';
import {inlineCodeOf, mergePolicies, metaOf, policyFor, policyIn} from '../../../../src/content/site/policy';
import {trustedBar, trustedWords} from '../../../../src/trustedTypes';

test('scripts without an address and style elements are inline code; data and files are not', () => {
  const html = `<head><style>p{}</style><script src="/a.js"></script><script>\n one()</script>
    <script type=application/ld+json>{"a":1}</script></head><body><script type="text/javascript">two()</script></body>`;
  expect(inlineCodeOf(html)).toEqual({scripts: ['\n one()', 'two()'], styles: ['p{}']});
});

test('inline code is allowed by its hash', () => {
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  const policy = policyFor({scripts: ['one()'], styles: []});
  expect(policy).toContain(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='; style-src 'self'; ",
  );
});

test('a page gives back the policy that it carries', () => {
  const policy = policyFor({scripts: [], styles: []});
  expect(policyIn(`<head>${metaOf(policy)}</head>`)).toBe(policy);
  expect(policyIn('<head></head>')).toBeNull();
});

test('what one of the policies allows, both together allow', () => {
  expect(mergePolicies(["a 'self' x; b y", "a 'self' z; b y; c"])).toBe("a 'self' x z; b y; c");
});

test('words keep their marks, and no other element', () => {
  expect(trustedWords('<mark>a</mark> &lt; <code>b</code>')).toBe('<mark>a</mark> &lt; <code translate="no">b</code>');
  expect(trustedWords('<img src=x onerror=1><mark onclick=1>a</mark><MARK><script>1</script><!-- -->')).toBe(
    '&lt;img src=x onerror=1>&lt;mark onclick=1>a</mark>&lt;MARK>&lt;script>1&lt;/script>&lt;!-- -->',
  );
});

test('the markup of the progress bar is one', () => {
  expect(trustedBar).toMatch(/^<div class="bar"/);
});
