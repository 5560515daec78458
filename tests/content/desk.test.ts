import type {Table} from 'mdast';
import {expect, test} from 'vitest';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {text, type Node} from '../../src/content/core/markdown';
import {exchangesOf} from '../../src/content/examples/serviceExamples';
import {loadService} from '../../src/content/services/services';
import {createPage} from '../../src/pages/page';
import {desk} from '../../src/pages/kinds/service/desk';
import {factRows, facts} from '../../src/pages/kinds/service/facts';
import {hasDesk} from '../../src/content/pages/hasDesk';
import {blocks} from '../../src/published';
import {readTree} from '../../src/published/twins/readTree';
import {writeTwin} from '../../src/published/twins/twin';
import {pages, readFrontMatter} from '../support/pages';
import {kindOf} from '../support/rotation';

const operations = pages.filter((id) => 'operation' in readFrontMatter(id, 'en'));
const services = pages.filter((id) => 'service' in readFrontMatter(id, 'en'));
const shapeOf = (node: Node): string => (node.type === 'mdxJsxFlowElement' ? node.name! : node.type);
/** The shapes of a desk: what is above the panel, and after a colon the samples in it. */
const shapesOf = (nodes: Node[]): string =>
  `${nodes.map(shapeOf).join(' ')}: ${(nodes.at(-1) as {children: Node[]}).children.map(shapeOf).join(' ')}`;
const idOf = (node: Node): unknown => (node.data as {id?: string} | undefined)?.id;
/** The id of a heading that the build writes, or that a page writes as a comment. */
const headingIdOf = (node: Node & {type: 'heading'}): string | undefined => {
  const last = node.children.at(-1);
  const [, written] = /#(\S+)/.exec(last?.type === 'mdxTextExpression' ? last.value : '') ?? [];
  return written ?? (idOf(node) as string | undefined);
};

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

/** What a page of a service contains, in its order; a service may lack some of it. */
const order =
  'facts show-the-payer should-i-offer-it flow fields exchange statuses failure-reasons testing refunds-and-disputes rules next';

for (const {code} of locales) {
  test(`${code}: a page of a service says what it is, then its facts, what the payer sees, the fields and the messages, in the twin too`, async () => {
    const shapes = new Map(services.map((id) => [kindOf(id).shape, id]));
    expect(shapes.size).toBeGreaterThan(15);
    for (const id of shapes.values()) {
      const {tree, frontMatter} = await readTree(id, code, blocks);
      const start = tree.findIndex((node) => idOf(node) === 'facts');
      expect(
        tree
          .slice(0, start)
          .map(shapeOf)
          .filter((shape) => shape !== 'mdxjsEsm'),
        id,
        // What it is, what its integration means, and the ways into the page.
      ).toEqual(['paragraph', 'paragraph', 'element']);
      const headings = tree.flatMap((node) =>
        shapeOf(node) === 'Desk' ? (node as {children: Node[]}).children : [node],
      );
      const found = headings.flatMap((node) =>
        node.type === 'heading' && node.depth === 2 ? [headingIdOf(node) ?? ''] : [],
      );
      const known = order.split(' ');
      expect(
        found.filter((one) => known.includes(one)),
        id,
      ).toEqual(known.filter((one) => found.includes(one)));
      expect(found, id).toEqual(expect.arrayContaining(['facts', 'show-the-payer', 'fields', 'exchange']));

      const page = createPage(id, code, frontMatter);
      const twin = writeTwin(tree, page);
      const places = ['facts', 'flow', 'fields', 'exchange', 'testing'].map((section) =>
        twin.indexOf(`\n## ${page.t(`sections.service.${section}`)}\n`),
      );
      expect(places, `${id}: the twin`).toEqual(places.toSorted((one, other) => one - other));
      expect(places.slice(0, 4), `${id}: the twin`).not.toContain(-1);
      expect(twin.indexOf('```'), `${id}: the twin has no sample before the fields`).toBeGreaterThan(places[2]!);
    }
  });

  test(`${code}: at most nine facts of a service are in sight, among them the amounts and the fee, which leads to the tariffs`, async () => {
    for (const id of services) {
      const page = createPage(id, code, {service: id.replace('services/', '')});
      const [shown, folded, ...rest] = (await facts.build(page)) as Node[];
      expect(rest, id).toEqual([]);
      const rowsOf = (node: Node) => (node as Table).children.slice(1).map(({children}) => children);
      const inSight = rowsOf(shown!);
      expect(inSight.length, id).toBeLessThanOrEqual(9);
      const names = inSight.map(([name]) => text(name as Node));
      expect(names, id).toEqual(
        expect.arrayContaining(['fee', 'countries', 'code'].map((row) => page.t(`services.row.${row}`))),
      );
      const fee = inSight[names.indexOf(page.t('services.row.fee'))]![1]!;
      expect(fee.children, id).toContainEqual(expect.objectContaining({type: 'link', url: '/cabinet/control/tariffs'}));
      const [, below] = (folded as {children?: Node[]} | undefined)?.children ?? [];
      expect(inSight.length + (below ? rowsOf(below).length : 0), id).toBe(
        factRows(loadService(id.replace('services/', ''), code), page).length,
      );
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
