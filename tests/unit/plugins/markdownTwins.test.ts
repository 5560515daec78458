import {expect, test} from 'vitest';
import {
  component,
  element,
  heading,
  inline,
  parse,
  plain,
  table,
  withTwin,
  type Node,
} from '../../../src/content/core/markdown';
import {parsePage} from '../../../src/content/core/pageSyntax';
import {twinAddress} from '../../../src/content/pages/twinAddress';
import {linkInTwin} from '../../../src/published/twins/links';
import {toPlain} from '../../../src/published/twins/plain';
import {stringify} from '../../../src/published/twins/stringify';
import {createPage} from '../../../src/pages/page';

const page = createPage('callbacks', 'en', {});
const draw = (...nodes: Node[]): string => stringify(toPlain(nodes, page));

const addresses: [page: string, twin: string][] = [
  ['/', '/index.md'],
  ['/uk/', '/uk/index.md'],
  ['/callbacks', '/callbacks.md'],
  ['/services/pix/', '/services/pix.md'],
  ['/uk/services/pix/payin_hpp', '/uk/services/pix/payin_hpp.md'],
];

for (const [address, twin] of addresses) {
  test(`the Markdown of ${address} is at ${twin}`, () => expect(twinAddress(address)).toBe(twin));
}

const links: [url: string, inEnglish: string, inUkrainian: string][] = [
  ['/callbacks#retries', '/callbacks.md#retries', '/uk/callbacks.md#retries'],
  ['/', '/index.md', '/uk/index.md'],
  ['/services/?country=UA', '/services/?country=UA', '/uk/services/?country=UA'],
  ['pathname:///uk/openapi/v2.yaml', '/uk/openapi/v2.yaml', '/uk/openapi/v2.yaml'],
  ['pathname:///changelog.atom', '/changelog.atom', '/uk/changelog.atom'],
  ['/vectors/v2_request.json', '/vectors/v2_request.json', '/uk/vectors/v2_request.json'],
  ['https://example.org/a', 'https://example.org/a', 'https://example.org/a'],
  ['#retries', '/callbacks.md#retries', '/uk/callbacks.md#retries'],
];

for (const [url, inEnglish, inUkrainian] of links) {
  test(`a link to ${url} leads to ${inEnglish} from Markdown`, () => {
    expect(linkInTwin(url, page)).toBe(inEnglish);
    expect(linkInTwin(url, createPage('callbacks', 'uk', {}))).toBe(inUkrainian);
  });
}

test('a link to the index of a folder without its slash stops with what to write', () => {
  expect(() => linkInTwin('/services/pix#rules', page)).toThrow(
    'the link to /services/pix#rules names the index of a folder. Write /services/pix/#rules.',
  );
});

test('prose stays prose: comments and ids are gone, words with underscores and colons are as they were', () => {
  const source = [
    '## Errors {/* #errors */}',
    '',
    '{/* nobody reads this */}',
    '',
    'Send get_methods_list at 10:30, see v2:create and `a|b`.',
    '',
    '<div className="cards">',
    '',
    '- one',
    '',
    '</div>',
  ].join('\n');
  expect(draw(...parsePage(source).children)).toBe(
    '## Errors\n\nSend get_methods_list at 10:30, see v2:create and `a|b`.\n\n- one\n',
  );
});

test('a name, a lone sign and a code to dial are as they were, unless they would be read as Markdown', () => {
  const twinOf = (text: string): string => draw({type: 'paragraph', children: [plain(text)] as never[]});
  expect(twinOf('I&M Bank, the signs . _ : - and the code *133#')).toBe(
    'I&M Bank, the signs . _ : - and the code *133#\n',
  );
  expect(twinOf('I&amp;M, _so_, #150*50# and #144*82#')).toBe('I\\&amp;M, \\_so\\_, #150\\*50# and #144\\*82#\n');
});

test('an admonition is a quotation that begins with its kind and its title', () => {
  expect(draw(...parsePage(':::danger[Never twice]\n\nIt *costs*.\n\n:::').children)).toBe(
    '> **Danger: Never twice**\n>\n> It *costs*.\n',
  );
  expect(draw(...parsePage(':::warning\nIt costs.\n:::').children)).toBe('> **Warning**\n>\n> It costs.\n');
});

test('a field is one item with its limits in brackets, and its own fields under it', () => {
  const inner = element('ul', {}, [element('li', {}, inline('`in` — an address'))]);
  const field = element('li', {className: ['field'], id: 'request-a'}, [
    {
      type: 'paragraph',
      children: [
        element('code', {}, inline('payer')),
        element('span', {}, inline('object')),
        withTwin(element('a', {href: '#request-a'}, [{type: 'text', value: '#'}]), []),
      ] as never[],
    },
    ...parse('Who pays'),
    element('p', {className: ['field__limits']}, inline('at most `3`')),
    element('details', {}, [element('summary', {}, inline('Inside `payer`')), inner]),
  ]);
  expect(draw(element('ul', {}, [field]))).toBe(
    '- `payer` · object — Who pays (at most `3`). Inside `payer`:\n  - `in` — an address\n',
  );
});

test('a node with a twin of its own is written as that, as a block and in a line', () => {
  const drawing = withTwin(element('video', {}, []), parse('A film of\u00a0`it`.'));
  const icon = withTwin(element('svg', {}, []), inline('**seen**'));
  expect(draw(drawing, {type: 'paragraph', children: [plain('It is '), icon] as never[]})).toBe(
    'A film of `it`.\n\nIt is **seen**\n',
  );
});

test('a cell is one line, whatever lines and codes it holds', () => {
  const drawn = draw(table(['Code', 'Meaning'], [['`a`  \nfinal', 'It ends.  \n**Next** `b|c`']]));
  expect(drawn).toBe('| Code | Meaning |\n| - | - |\n| `a` · final | It ends. **Next** `b\\|c` |\n');
});

test('headings lose their ids, and a code its title to the line above it', () => {
  expect(
    draw(heading(3, 'Samples', 'samples'), {type: 'code', lang: 'json', meta: 'title="201, whole"', value: '{}'}),
  ).toBe('### Samples\n\n**201, whole**\n\n```json\n{}\n```\n');
});

test('what has no form in Markdown stops the build with the file and the module to write it in', () => {
  expect(() => draw(component('Chart', {}))).toThrow(
    'docs/callbacks.mdx: <Chart> cannot be converted to Markdown. Add a conversion to src/published/twins/components.ts',
  );
  expect(() => draw(element('video', {}, []))).toThrow('the element <video> cannot be converted to Markdown');
});
