import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {
  contractNames,
  listOperations,
  loadContract,
  type Field,
  type Operation,
} from '../../src/content/contract/contract';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import type {Node} from '../../src/content/core/markdown';
import {isPage, pageAt} from '../../src/content/core/sidebar';
import {blocks} from '../../src/published';
import {readTree} from '../../src/published/twins/readTree';
import {writeTwin} from '../../src/published/twins/twin';
import {fieldId} from '../../src/pages/tables/fieldList';
import {pathOf} from '../../src/pages/kinds/operation/operation';
import {createPage} from '../../src/pages/page';

/** Words of the Markdown of an operation's page, in each language; what operations share has pages of its own. */
const mostWords = 3000;

const operations = contractNames().flatMap((name) => listOperations(loadContract(name)));

interface Read {
  words: number;
  twin: string;
  ids: Set<string>;
  /** Links with an id, which stand where something was once described. */
  moved: {id: string; url: string}[];
}

/** The id of a node: of an element or a link, or at the end of a heading. */
function idOf(node: Node): string | undefined {
  const id = node.data?.hProperties?.id;
  if (id !== undefined || node.type !== 'heading') return id;
  const last = node.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}

const known = new Map<string, Promise<Read>>();
const read = (id: string, locale: LocaleCode): Promise<Read> => {
  const found = known.get(`${locale} ${id}`) ?? readNew(id, locale);
  known.set(`${locale} ${id}`, found);
  return found;
};

async function readNew(id: string, locale: LocaleCode): Promise<Read> {
  const {tree, frontMatter} = await readTree(id, locale, blocks);
  const result: Read = {words: 0, twin: '', ids: new Set(), moved: []};
  const visit = (node: Node): void => {
    const own = idOf(node);
    if (own !== undefined) {
      result.ids.add(own);
      if (node.type === 'link') result.moved.push({id: own, url: node.url});
    }
    if ('children' in node) (node.children as Node[]).forEach(visit);
  };
  tree.forEach(visit);
  result.twin = writeTwin(tree, createPage(id, locale, frontMatter));
  result.words = result.twin.split(/\s+/).length;
  return result;
}

/** Ids of fields; an object of the response that links to the same object of the request never had ids inside. */
function idsOf(fields: Field[], part: string, linked: Set<string>): string[] {
  return fields.flatMap((field) => [
    fieldId(part, field.pointer.startsWith('/') ? field.pointer : `/${field.pointer}`),
    ...(linked.has(field.name) ? [] : idsOf(field.children, part, linked)),
  ]);
}

/** The ids that an operation's page has: those of its headings, headers and fields, wherever they are described. */
function wantedIds({scheme, parameters, requestFields, responses, extensions}: Operation): string[] {
  const none = new Set<string>();
  const inRequest = new Set(requestFields.map(({name}) => name));
  const sentIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return [
    ...(scheme === 'v1' ? [] : ['headers']),
    ...idsOf(sentIn('header'), 'header', none),
    ...idsOf(sentIn('path'), 'path', none),
    'body',
    ...idsOf(requestFields, 'request', none),
    ...responses.flatMap(({headers, fields, hasBody}) => [
      ...(headers.length > 0 ? ['answer-headers'] : []),
      ...idsOf(headers, 'answer-header', none),
      ...(hasBody ? ['answer-fields'] : []),
      ...idsOf(fields, 'answer', inRequest),
    ]),
    'errors',
    ...(extensions.twin ? ['versions', 'versions-request', 'versions-answer'] : []),
  ];
}

for (const {code} of locales) {
  test(`${code}: the page of each operation has at most ${mostWords} words`, async () => {
    expect(operations.length).toBeGreaterThan(60);
    const long: string[] = [];
    for (const {id} of operations) {
      const {words} = await read(pageAt(pathOf(id)), code);
      if (words > mostWords) long.push(`${id}: ${words}`);
    }
    assert.deepEqual(long, [], 'Describe what these pages share with others on a page of its own.');
  });

  test(`${code}: the lists of scenarios mark names of fields and values as code`, async () => {
    let marked = 0;
    for (const name of contractNames())
      for (const {id, scenarios} of listOperations(loadContract(name, code))) {
        const lines = (await read(pageAt(pathOf(id)), code)).twin.split('\n');
        for (const {key, description} of scenarios) {
          const line = lines.find((one) => one.startsWith('- [') && new RegExp(`/${key}\\.\\w+\\) — `).test(one));
          assert(line, `${id} does not list ${key}.`);
          const terms = description.match(/`[^`]+`/g) ?? [];
          assert.deepEqual(
            line
              .split(' — ')
              .slice(1)
              .join(' — ')
              .match(/`[^`]+`/g) ?? [],
            terms,
            `${id}, ${key}`,
          );
          marked += terms.length;
        }
      }
    expect(marked).toBeGreaterThan(50);
  });

  test(`${code}: the page of each operation has the address of each of its fields, and a link from there leads on`, async () => {
    let links = 0;
    for (const operation of operations) {
      const page = await read(pageAt(pathOf(operation.id)), code);
      const missing = wantedIds(operation).filter((id) => !page.ids.has(id));
      assert.deepEqual(missing, [], `${operation.id} lost these ids.`);
      for (const {id, url} of page.moved) {
        const [path = '', target = ''] = url.split('#');
        assert(isPage(pageAt(path)), `${operation.id}#${id} leads to ${path}, which is no page.`);
        assert(
          (await read(pageAt(path), code)).ids.has(target),
          `${operation.id}#${id} leads to ${url}, which is no id.`,
        );
        links++;
      }
    }
    expect(links).toBeGreaterThan(1000);
  });
}

test('the advice before a sample says which fields only the samples of some scenarios contain', async () => {
  const some = (name: string): string => `\`${name}\` (if present)`;
  const {twin: find} = await read('api/v1/transaction/find', 'en');
  expect(find).toContain('Replace `transaction_id` or `external_id` with');
  const {twin: pay} = await read('api/v1/transaction/pay', 'en');
  expect(pay).toContain(`Replace \`transaction_id\` and ${some('card_token')} with`);
});
