import {expect, test} from 'vitest';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import type {Node} from '../../src/content/core/markdown';
import {exchangesOf} from '../../src/content/examples/serviceExamples';
import {loadService} from '../../src/content/services/services';
import {createPage} from '../../src/pages/page';
import {desk} from '../../src/pages/kinds/service/desk';
import {hasDesk} from '../../src/content/pages/hasDesk';
import {blocks} from '../../src/published';
import {readTree} from '../../src/published/twins/readTree';
import {pages, readFrontMatter} from '../support/pages';
import {kindOf} from '../support/rotation';

const operations = pages.filter((id) => 'operation' in readFrontMatter(id, 'en'));
const services = pages.filter((id) => 'service' in readFrontMatter(id, 'en'));
const shapeOf = (node: Node): string => (node.type === 'mdxJsxFlowElement' ? node.name! : node.type);
/** The shapes of a desk: what is above the panel, and after a colon the samples in it. */
const shapesOf = (nodes: Node[]): string =>
  `${nodes.map(shapeOf).join(' ')}: ${(nodes.at(-1) as {children: Node[]}).children.map(shapeOf).join(' ')}`;
const idOf = (node: Node): unknown => (node.data as {id?: string} | undefined)?.id;

for (const {code} of locales) {
  test(`${code}: a page of an operation begins with one paragraph, its version, the endpoints and the desk, then come its use and the facts`, async () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const id of operations) {
      const {tree: whole} = await readTree(id, code, blocks);
      // What is in one version alone has no link to the other one.
      const hasTwin = whole[1]!.type === 'paragraph';
      const tree = hasTwin ? whole.toSpliced(1, 1) : whole;
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
      expect(shapesOf(content), id).toMatch(/^ScenarioPicker TryIt: Sample paragraph (Sample|paragraph)( Sample)?$/);
    }
  });
}

test('the desk of a service has each message of its example once, the first of them open', () => {
  expect(services.length).toBeGreaterThan(150);
  for (const id of services) {
    const code = id.replace('services/', '');
    const {children} = desk(createPage(id, 'en', {service: code})) as {children: Node[]};
    expect(shapesOf(children), id).toMatch(
      /^heading paragraph TryIt: heading paragraph Sample paragraph code( paragraph)?( element)*$/,
    );
    const folded = (children.at(-1) as {children: Node[]}).children.filter(
      ({type}) => (type as string) === 'element',
    ) as unknown as {children: Node[]}[];
    const later = exchangesOf(loadService(code)).slice(1);
    expect(
      folded.map(({children: [, ...content]}) => content.map(shapeOf).slice(0, 3).join(' ')),
      id,
    ).toEqual(later.map(({operation}) => (operation ? 'paragraph code code' : 'paragraph code')));
  }
});

for (const {code} of locales) {
  test(`${code}: a page of a service begins with its introduction, its code and the desk`, async () => {
    const shapes = new Map(services.map((id) => [kindOf(id).shape, id]));
    expect(shapes.size).toBeGreaterThan(15);
    for (const id of shapes.values()) {
      const {tree} = await readTree(id, code, blocks);
      expect(tree.map(shapeOf).slice(0, 5).join(' '), id).toMatch(/^paragraph (paragraph )?code Desk\b/);
    }
  });
}

test('the pages that fold their contents for a desk are those that have one', async () => {
  const examples = ['quickstart', operations[0]!, services[0]!, 'callbacks', 'services/pix/index'];
  const found: string[] = [];
  for (const id of examples) {
    const {tree, frontMatter} = await readTree(id, 'en', blocks);
    const isThere = tree.some((node) => shapeOf(node) === 'Desk');
    expect(isThere, id).toBe(hasDesk(frontMatter));
    if (isThere) found.push(id);
  }
  expect(found).toEqual(examples.slice(0, 3));
  const own = pages.filter((id) => 'has_desk' in readFrontMatter(id, 'en'));
  expect(own).toEqual(['quickstart']);
  for (const {code} of locales)
    for (const id of own) expect(readFrontMatter(id, code)).toHaveProperty('has_desk', true);
});

test('a page has the same columns in every language', () => {
  const keys = ['has_desk', 'is_wide', 'hide_table_of_contents'];
  const columnsOf = (id: string, code: LocaleCode) => keys.filter((key) => key in readFrontMatter(id, code));
  expect(columnsOf('services/index', 'en')).toEqual(['is_wide']);
  for (const {code} of locales) for (const id of pages) expect(columnsOf(id, code), id).toEqual(columnsOf(id, 'en'));
});
