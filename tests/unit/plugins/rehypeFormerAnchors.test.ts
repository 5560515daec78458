import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readData} from '../../../src/content/core/data';
import {keepAnchors} from '../../../src/plugins/rehype-former-anchors/index';
import {pages} from '../../support/pages';

/** Tag and id of each element with an id, in reading order. */
function anchorsWith(former: Record<string, string>): string[] {
  const html = '<h2 id="token">Tokens</h2><table><tr><td><a id="token-active">active</a></td></tr></table>';
  const tree: Root = fromHtml(html, {fragment: true});
  keepAnchors(tree, former, 'docs/page.mdx');
  const found: string[] = [];
  visit(tree, 'element', ({tagName, properties: {id}}) => void (id !== undefined && found.push(`${tagName} ${id}`)));
  return found;
}

test('a former anchor stands before the heading or row that took its place', () => {
  expect(
    anchorsWith({subscription: 'token', 'subscription-paused': 'token', 'subscription-active': 'token-active'}),
  ).toEqual([
    'span subscription',
    'span subscription-paused',
    'h2 token',
    'span subscription-active',
    'a token-active',
  ]);
  expect(anchorsWith({})).toEqual(['h2 token', 'a token-active']);
});

test('an anchor that leads nowhere, or that the page still has, is refused with the line to correct', () => {
  expect(() => anchorsWith({subscription: 'mandate'})).toThrow(
    'docs/page.mdx: the page has no anchor mandate. Correct the line “subscription: mandate” in src/data/former_anchors.yaml.',
  );
  expect(() => anchorsWith({token: 'token-active'})).toThrow('the page still has the anchor token.');
});

test('what moved to another page keeps its anchor as a link, which the page must have', () => {
  expect(anchorsWith({'token-active': 'guides/tokens#active'})).toEqual(['h2 token', 'a token-active']);
  expect(() => anchorsWith({mandate: 'guides/tokens#active'})).toThrow(
    'docs/page.mdx: the page has no anchor mandate, which leads to guides/tokens#active. Add <Facts name="moved" /> to the page.',
  );
});

test('former anchors are of pages that exist', () => {
  const named = Object.keys(readData('former_anchors.yaml'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !pages.includes(id))).toEqual([]);
});
