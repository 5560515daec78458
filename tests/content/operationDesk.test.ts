import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import type {Node} from '../../src/content/core/markdown';
import {readTree} from '../../src/plugins/markdown-twins/readTree';
import {pages, readFrontMatter} from '../support/pages';

const operations = pages.filter((id) => 'operation' in readFrontMatter(id, 'en'));
const shapeOf = (node: Node): string => (node.type === 'mdxJsxFlowElement' ? node.name! : node.type);
const idOf = (node: Node): unknown => (node.data as {id?: string} | undefined)?.id;

for (const {code} of locales) {
  test(`${code}: a page of an operation begins with one paragraph, the endpoints and the desk, then come its use and the facts`, async () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const id of operations) {
      const {tree} = await readTree(id, code);
      const shapes = tree.map(shapeOf);
      expect(shapes.slice(0, 6), id).toEqual(['paragraph', 'Endpoint', 'Endpoint', 'Desk', 'heading', 'paragraph']);
      expect(
        tree
          .filter(({type}) => type === 'heading')
          .slice(0, 2)
          .map(idOf),
        id,
      ).toEqual(['when-to-use', 'key-facts']);
      const [heading, ...content] = (tree[3] as {children: Node[]}).children;
      expect(idOf(heading!), id).toBe('samples');
      // The request, how to run it, the response, which may have no body, and the callback of some operations.
      expect(content.map(shapeOf).join(' '), id).toMatch(
        /^ScenarioPicker Sample paragraph TryIt (Sample|paragraph)( Sample)?$/,
      );
    }
  });
}

/** Pages with messages that are to get a desk as well, by what they are; an entry leaves with its desk. */
const deskToCome = ['quickstart', 'service'];

test('operations have the desk, and the list names who is to get it', async () => {
  const examples = {operation: operations[0]!, quickstart: 'quickstart', service: 'services/pix/payin_hpp'};
  const without: string[] = [];
  for (const [kind, id] of Object.entries(examples)) {
    const {tree} = await readTree(id, 'en');
    if (!tree.some((node) => shapeOf(node) === 'Desk')) without.push(kind);
  }
  expect(without).toEqual(deskToCome);
});
